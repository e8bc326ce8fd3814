import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { hasFocus, isFocused } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { tabTo } from './harness/tab-to.ts';

const accountant = fixturePair('comptable', 'doc');
const lawyer = fixturePair('juriste', 'pdf');

const adding = (page: Page) => page.getByRole('dialog', { name: 'Ajouter une offre' });
// A toast is a dialog too.
const opened = (page: Page) =>
  page.getByRole('dialog', { name: /comptable/i }).filter({ has: page.getByLabel('Notes') });
const card = (page: Page, title: RegExp) =>
  page.getByRole('button', { name: /^Ouvrir l.offre/ }).filter({ hasText: title });
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, \\d+ offres`) });

/** To an element, forwards or else backwards, and presses it. */
async function press(page: Page, target: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press('Enter');
}

async function add(page: Page, name: string, text: string): Promise<void> {
  await press(page, page.getByRole('button', { name }));
  await tabTo(page, adding(page).getByRole('textbox', { name: 'Texte de l’annonce' }));
  await page.keyboard.insertText(text);
  await press(page, adding(page).getByRole('button', { name: 'Ajouter l’offre' }));
  await adding(page).waitFor({ state: 'detached' });
}

/** Takes one entry of an open menu with the arrows. */
async function choose(page: Page, name: RegExp): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await item.waitFor();
  for (let pressed = 0; pressed < 9; pressed += 1) {
    if (await isFocused(item)) break;
    await page.keyboard.press('ArrowDown');
  }
  await hasFocus(item);
  await page.keyboard.press('Enter');
}

test('offers are added, followed, moved on the board and deleted without a mouse', () =>
  asPerson(async (person) => {
    const { page } = person;
    const { keyboard } = page;
    await signUpAside(person);
    await page.goto('/dashboard/jobs');
    await add(page, 'Ajouter ma première offre', accountant.offer);
    await page.getByText('Analysée', { exact: true }).waitFor();
    await add(page, 'Ajouter une offre', lawyer.offer);
    await page.getByText('Analysée', { exact: true }).nth(1).waitFor();

    // Open: status, date, notes.
    await press(page, card(page, /comptable/i));
    await opened(page).waitFor();
    await tabTo(page, opened(page).getByLabel('Candidature'));
    await keyboard.press('ArrowDown');
    await expect.poll(() => opened(page).getByLabel('Candidature').inputValue()).toBe('draft');
    await tabTo(page, opened(page).getByLabel('Prochaine étape'));
    await keyboard.type('04032031');
    await opened(page).getByText('Date enregistrée').waitFor();
    await tabTo(page, opened(page).getByLabel('Notes'));
    await keyboard.type('Appeler Mme Hérault lundi');
    await press(page, opened(page).getByRole('button', { name: 'Enregistrer les notes' }));
    await opened(page).getByText('Notes enregistrées').waitFor();
    await keyboard.press('Escape');
    await opened(page).waitFor({ state: 'detached' });
    await hasFocus(card(page, /comptable/i));

    // On the board: by the arrows, then by the menu.
    await press(page, page.getByRole('button', { name: 'Tableau' }), 'Shift+Tab');
    const grip = page.getByRole('button', { name: /^Poignée de .*comptable/i });
    await card(page, /comptable/i)
      .and(column(page, 'Brouillon').getByRole('button'))
      .waitFor();
    await tabTo(page, grip);
    await keyboard.press('ArrowRight');
    await column(page, 'Postulé')
      .getByRole('button', { name: /^Ouvrir l.offre .*comptable/i })
      .waitFor();
    await page
      .getByRole('status')
      .getByText(/colonne Postulé, place 1 sur 1/)
      .waitFor();
    await hasFocus(grip);
    const move = page.getByRole('button', { name: /^Déplacer .*Juriste/ });
    await tabTo(page, move, 'Shift+Tab');
    await keyboard.press('ArrowDown');
    await choose(page, /Postulé/);
    await column(page, 'Postulé')
      .getByRole('button', { name: /^Ouvrir l.offre .*Juriste/ })
      .waitFor();
    await hasFocus(page.getByRole('button', { name: /^Poignée de .*Juriste/ }));
    await keyboard.press('ArrowDown');
    await page
      .getByRole('status')
      .getByText(/colonne Postulé, place 2 sur 2/)
      .waitFor();

    // All of it was kept.
    await page.reload();
    await press(page, card(page, /comptable/i));
    await expect.poll(() => opened(page).getByLabel('Notes').inputValue()).toBe('Appeler Mme Hérault lundi');
    expect(await opened(page).getByLabel('Prochaine étape').inputValue()).toMatch(/^2031-\d\d-\d\d$/);
    expect(await opened(page).getByLabel('Candidature').inputValue()).toBe('applied');

    // Deleted after a question, which can be answered no.
    const more = opened(page).getByRole('button', { name: /^Autres actions/ });
    const confirm = page.getByRole('dialog', { name: /Supprimer/ });
    await press(page, more);
    await choose(page, /Supprimer/);
    await confirm.waitFor();
    await press(page, confirm.getByRole('button', { name: 'Annuler' }));
    await confirm.waitFor({ state: 'detached' });
    await hasFocus(more);
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await hasFocus(more);
    await keyboard.press('Enter');
    await choose(page, /Supprimer/);
    await press(page, confirm.getByRole('button', { name: 'Supprimer', exact: true }));
    await confirm.waitFor({ state: 'detached' });
    await opened(page).waitFor({ state: 'detached' });
    await card(page, /comptable/i).waitFor({ state: 'detached' });
    await card(page, /Juriste/).waitFor();
  }));
