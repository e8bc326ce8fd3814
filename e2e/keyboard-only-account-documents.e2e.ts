import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { hasFocus, isFocused } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { tabTo } from './harness/tab-to.ts';

const { cv } = fixturePair('cariste', 'doc');

/** Opens the menu of a CV and takes one of its actions, with the arrows. */
async function act(page: Page, menu: Locator, action: string): Promise<void> {
  if (!(await isFocused(menu))) await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: action });
  await item.waitFor();
  for (let pressed = 0; pressed < 5; pressed += 1) {
    if (await isFocused(item)) break;
    await page.keyboard.press('ArrowDown');
  }
  await hasFocus(item);
  await page.keyboard.press('Enter');
}

test('CVs are added, looked into, renamed, duplicated and deleted without a mouse', () =>
  asPerson(async (person) => {
    const { page } = person;
    const { keyboard } = page;
    await signUpAside(person);
    await page.goto('/dashboard/documents');
    const add = page.getByRole('button', { name: 'Importer un CV' });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      tabTo(page, add).then(() => keyboard.press('Enter')),
    ]);
    await chooser.setFiles(cv);
    await page.getByText('CV téléchargé avec succès', { exact: false }).waitFor();
    await hasFocus(add);

    const preview = page.getByRole('button', { name: /^Aperçu : / }).first();
    await tabTo(page, preview);
    await keyboard.press('Enter');
    // A toast is a dialog too.
    const dialog = page.getByRole('dialog', { name: /^(Ce que nous avons lu|Renommer|Supprimer)/ });
    await dialog.getByRole('heading', { name: 'Expérience' }).waitFor();
    await tabTo(page, dialog.getByRole('region', { name: 'Contenu du CV' }));
    await keyboard.press('End');
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const menu = page.getByRole('button', { name: /^Actions : / });
    await act(page, menu.first(), 'Renommer');
    await tabTo(page, page.getByLabel('Nom du fichier'));
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(menu.first());
    await act(page, menu.first(), 'Renommer');
    await tabTo(page, page.getByLabel('Nom du fichier'));
    await keyboard.press('Control+A');
    await keyboard.type('Le premier.doc');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Le premier.doc' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(menu.first());

    await act(page, menu.first(), 'Dupliquer');
    await expect.poll(() => menu.count()).toBe(2);
    await act(page, menu.first(), 'Supprimer');
    await dialog.waitFor();
    await tabTo(page, dialog.getByRole('button', { name: 'Annuler' }));
    await keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(menu.first());
    for (const left of [1, 0]) {
      await act(page, menu.first(), 'Supprimer');
      await tabTo(page, dialog.getByRole('button', { name: 'Supprimer', exact: true }));
      await keyboard.press('Enter');
      await expect.poll(() => menu.count()).toBe(left);
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(left > 0 ? menu.first() : add);
    }

    await tabTo(page, page.getByRole('tab', { name: /^CVs/ }), 'Shift+Tab');
    await keyboard.press('End');
    await keyboard.press('Enter');
    await page.getByText('Aucune analyse pour l’instant').waitFor();
    await hasFocus(page.getByRole('tab', { name: 'Historique' }));
  }));
