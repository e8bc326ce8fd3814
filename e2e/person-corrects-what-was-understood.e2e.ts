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
    await page.getByText('Saint-Nazaire', { exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'Ajouter une compétence' }).click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Ajouter à mon CV' }) });
    const [name, proof] = [form.getByRole('textbox').nth(0), form.getByRole('textbox').nth(1)];
    await name.fill('Thermographie infrarouge');
    await form.getByRole('button', { name: 'Ajouter à mon CV' }).click();
    await form.getByText(/Sans preuve/).waitFor();
    await proof.fill('Contrôle annuel de douze armoires électriques à la caméra thermique.');
    await form.getByRole('button', { name: 'Ajouter à mon CV' }).click();
    await page.getByRole('button', { name: /^Retirer : Thermographie/ }).waitFor();
    const licence = page.getByRole('button', { name: 'Retirer : Permis B', exact: true });
    await licence.click();
    await licence.waitFor({ state: 'detached' });
    await seeScreen('review-corrected');

    await page.reload();
    await reviewHeading(page).waitFor();
    await page.getByText('Saint-Nazaire', { exact: true }).first().waitFor();

    await confirmAndAnalyse(page);
    await page.getByRole('link', { name: 'Voir mon CV optimisé' }).click();
    const preview = page.getByRole('article', { name: 'Aperçu du CV optimisé' });
    await preview.getByText('Saint-Nazaire').first().waitFor();
    expect(await preview.textContent()).toMatch(/thermographie/i);
  }));

test('a correction that was a mistake is taken back', () =>
  asPerson(async (person) => {
    const { page } = person;
    await signUpAside(person);
    await bringCv(page, fixturePair('aide-soignante', 'pdf'));
    const city = page.getByText('Perdue-sur-Mer', { exact: true }).first();
    await page.getByRole('button', { name: 'Corriger Ville' }).click();
    await page.getByRole('textbox', { name: 'Ville' }).fill('Perdue-sur-Mer');
    await page.keyboard.press('Enter');
    await city.waitFor();
    await page.getByRole('button', { name: 'Rétablir Ville' }).first().click();
    await city.waitFor({ state: 'detached' });
  }));
