import type { Locator } from 'playwright-core';
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

test('a wrong correction is told beside its field, which takes the focus, and nothing typed is lost', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await bringCv(page, fixturePair('aide-soignante', 'pdf'));
    const save = page.getByRole('button', { name: 'Enregistrer' });
    const expectWrong = async (field: Locator, message: string) => {
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const told = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(told.join(' ')).toContain(message);
    };

    for (const [name, typed, message, right] of [
      ['Téléphone', 'abc', 'Indiquez un numéro de téléphone', '+32 470 12 34 56'],
      ['Adresse e-mail', 'camille@', 'Indiquez une adresse e-mail complète', 'camille.durand@example.com'],
    ] as const) {
      await page.getByRole('button', { name: `Corriger ${name}` }).click();
      const field = page.getByRole('textbox', { name });
      await field.fill(typed);
      await save.click();
      await expectWrong(field, message);
      expect(await field.inputValue()).toBe(typed);
      if (name === 'Téléphone') await seeScreen('review-wrong-phone');
      await field.fill(right);
      await save.click();
      await page.getByText(right, { exact: true }).first().waitFor();
    }

    await page.getByRole('button', { name: 'Ajouter une expérience' }).click();
    const post = page.getByRole('textbox', { name: 'Poste' });
    const [start, end] = [page.getByRole('textbox', { name: 'Début' }), page.getByRole('textbox', { name: 'Fin' })];
    await save.click();
    await expectWrong(post, 'Indiquez au moins le poste ou l’employeur.');
    await post.fill('Bénévole à la bibliothèque');
    await start.fill('mars 2021');
    await end.fill('2020');
    await save.click();
    await expectWrong(end, 'La fin précède le début.');
    await seeScreen('review-wrong-period');
    await end.fill('2021');
    await save.click();
    await page.getByRole('button', { name: 'Corriger : Bénévole à la bibliothèque' }).waitFor();
    await page.getByText('mars 2021 – 2021').first().waitFor();
  }));
