import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { bringCv, confirmAndAnalyse, reviewHeading } from './harness/cv-steps.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';

test('a person corrects what was understood, the correction survives a reload and reaches the optimised CV', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await bringCv(page, fixturePair('technicien-maintenance', 'docx'));

    await page.getByRole('button', { name: 'Corriger Ville' }).click();
    await page.getByRole('textbox', { name: 'Ville' }).fill('Saint-Nazaire');
    await seeScreen('review-correcting');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('definition').filter({ hasText: 'Saint-Nazaire' }).waitFor();

    await page.getByRole('button', { name: 'Ajouter une compétence' }).click();
    await page.getByRole('textbox', { name: 'Compétence' }).fill('Thermographie infrarouge');
    await page.getByRole('button', { name: 'Ajouter à mon CV' }).click();
    await page.getByText('Sans preuve, une compétence ne convainc pas').waitFor();
    await page
      .getByRole('textbox', { name: /exercée/ })
      .fill('Contrôle annuel de douze armoires électriques à la caméra thermique.');
    await page.getByRole('button', { name: 'Ajouter à mon CV' }).click();
    await page.getByRole('button', { name: 'Retirer : Thermographie infrarouge' }).waitFor();
    await seeScreen('review-corrected');

    await page.reload();
    await reviewHeading(page).waitFor();
    await page.getByRole('definition').filter({ hasText: 'Saint-Nazaire' }).waitFor();

    await confirmAndAnalyse(page);
    await page.getByRole('link', { name: 'Voir mon CV optimisé' }).click();
    const preview = page.getByRole('article', { name: 'Aperçu du CV optimisé' });
    await preview.getByText('Saint-Nazaire').first().waitFor();
    expect(await preview.textContent()).toContain('Thermographie infrarouge');
  }));

test('a correction that was a mistake is taken back', () =>
  asPerson(async (person) => {
    const { page } = person;
    await signUpAside(person);
    await bringCv(page, fixturePair('aide-soignante', 'pdf'));
    const city = page.getByRole('definition').filter({ hasText: 'Perdue-sur-Mer' });
    await page.getByRole('button', { name: 'Corriger Ville' }).click();
    await page.getByRole('textbox', { name: 'Ville' }).fill('Perdue-sur-Mer');
    await page.keyboard.press('Enter');
    await city.waitFor();
    await page.getByRole('button', { name: 'Rétablir Ville' }).first().click();
    await city.waitFor({ state: 'detached' });
  }));
