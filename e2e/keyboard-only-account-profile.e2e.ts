import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { bringCv } from './harness/cv-steps.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { hasFocus } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { tabTo } from './harness/tab-to.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true });

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(new RegExp(`^${label}( \\(obligatoire\\))?$`)));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** From the open tab to another one, with the arrows: the panel follows and the focus stays on its tab. */
async function toTab(page: Page, from: string, to: string): Promise<void> {
  await tabTo(page, page.getByRole('tab', { name: from }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: to, selected: true }).waitFor();
  await hasFocus(page.getByRole('tab', { name: to }));
}

test('the whole profile is filled in, corrected and saved without a mouse', () =>
  asPerson(async (person) => {
    const { page } = person;
    const { keyboard } = page;
    await signUpAside(person);
    await page.goto('/dashboard/profile');
    await type(page, 'Téléphone', 'pas un numéro');
    await type(page, 'Ville', 'Quimper');
    await tabTo(page, page.getByLabel('Expérience'));
    await keyboard.press('ArrowDown');

    await toTab(page, 'Informations', 'Objectifs');
    await type(page, 'Ce que vous cherchez', 'Encadrer une équipe');
    await tabTo(page, page.getByLabel('Postes visés'));
    for (const position of ['Cheffe d’équipe', 'Cheffe d’atelier', 'Responsable qualité']) {
      await keyboard.type(position);
      await keyboard.press('Enter');
      await page.getByRole('button', { name: `Retirer ${position}` }).waitFor();
    }
    await press(page, page.getByRole('button', { name: 'Retirer Cheffe d’atelier' }));
    await hasFocus(page.getByRole('button', { name: 'Retirer Responsable qualité' }));
    await keyboard.press('Space');
    await hasFocus(page.getByRole('button', { name: 'Retirer Cheffe d’équipe' }));
    await press(page, page.getByRole('checkbox', { name: 'Santé' }), 'Space');

    await toTab(page, 'Objectifs', 'Compétences');
    await type(page, 'Nouvelle compétence', 'Soudure TIG');
    await press(page, page.getByRole('button', { name: 'Ajouter', exact: true }));
    await hasFocus(page.getByLabel('Nouvelle compétence'));
    await keyboard.type('Écoute');
    await keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Niveau de Soudure TIG'));
    await keyboard.type('Expert');
    await press(page, page.getByRole('button', { name: 'Retirer Écoute' }));
    await hasFocus(page.getByRole('button', { name: 'Retirer Soudure TIG' }));
    await keyboard.press('Enter');
    await hasFocus(page.getByLabel('Nouvelle compétence'));
    await keyboard.type('Soudure MIG');
    await keyboard.press('Enter');

    await toTab(page, 'Compétences', 'Préférences');
    await tabTo(page, page.getByLabel('Ton de l’IA'));
    await keyboard.press('ArrowDown');

    await press(page, save(page));
    const phone = page.getByLabel('Téléphone');
    await hasFocus(phone);
    await type(page, 'Téléphone', '06 39 98 12 34');

    const documents = page.getByRole('navigation', { name: 'Espace Client' }).getByRole('link', { name: 'Documents' });
    await tabTo(page, documents, 'Shift+Tab');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rester ici' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Rester ici' }));
    await keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasFocus(documents);

    await press(page, save(page));
    await page.getByText('Profil sauvegardé').waitFor();
    await page.reload();
    expect(await phone.inputValue()).toBe('06 39 98 12 34');
    await toTab(page, 'Informations', 'Objectifs');
    await page.getByRole('button', { name: 'Retirer Cheffe d’équipe' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Santé' }).isChecked()).toBe(true);
    await toTab(page, 'Objectifs', 'Compétences');
    await page.getByLabel('Niveau de Soudure MIG').waitFor();
  }));

test('what the CV says is taken and left without a mouse, and the focus follows the rows', () =>
  asPerson(async (person) => {
    const { page } = person;
    const { keyboard } = page;
    await signUpAside(person);
    await bringCv(page, fixturePair('comptable', 'doc'));
    await page.goto('/dashboard/profile');
    const open = page.getByRole('button', { name: 'Pré-remplir depuis mon CV' });
    await press(page, open);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Prendre : Téléphone/ }).waitFor();
    await press(page, dialog.getByRole('button', { name: /^Prendre : Téléphone/ }));
    await dialog.getByRole('button', { name: /^Prendre : Téléphone/ }).waitFor({ state: 'detached' });
    const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
    expect(await focused()).toMatch(/^Prendre/);
    const left = dialog.getByRole('button', { name: /^Laisser/ });
    await tabTo(page, left.first(), 'Shift+Tab');
    for (let count = await left.count(); count > 0; count -= 1) {
      await keyboard.press('Enter');
      await expect.poll(() => left.count()).toBe(count - 1);
    }
    await hasFocus(dialog.getByRole('button', { name: 'Terminé' }));
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(open);
    expect(await page.getByLabel('Téléphone').inputValue()).toMatch(/^0\d/);
  }));

test('the password is changed, the export reached and the account deleted without a mouse', () =>
  asPerson(async (person) => {
    const { page } = person;
    const { keyboard } = page;
    const { password } = await signUpAside(person);
    await page.goto('/dashboard/profile?tab=preferences');
    const next = 'girafe-violette-42';
    await type(page, 'Mot de passe actuel', 'ce-n-est-pas-lui');
    await type(page, 'Nouveau mot de passe', next);
    await type(page, 'Confirmer le nouveau mot de passe', `${next}-x`);
    await keyboard.press('Enter');
    await hasFocus(page.getByLabel('Confirmer le nouveau mot de passe'));
    await type(page, 'Confirmer le nouveau mot de passe', next);
    await keyboard.press('Enter');
    await page.getByText('Le mot de passe actuel est incorrect.').waitFor();
    await hasFocus(page.getByLabel('Mot de passe actuel'));
    await type(page, 'Mot de passe actuel', password);
    await keyboard.press('Enter');
    await page.getByText('Mot de passe modifié').waitFor();

    await toTab(page, 'Préférences', 'Compte');
    await tabTo(page, page.getByRole('link', { name: 'Télécharger mes données' }));
    const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);

    const leave = page.getByRole('button', { name: 'Supprimer mon compte' });
    await press(page, leave);
    const word = page.getByLabel('Tapez SUPPRIMER pour confirmer');
    await tabTo(page, word);
    await keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasFocus(leave);
    await keyboard.press('Enter');
    await tabTo(page, word);
    await keyboard.type('SUPPRIMER');
    await press(page, page.getByRole('button', { name: 'Supprimer définitivement' }));
    await page.getByText('Compte supprimé avec succès').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }));
