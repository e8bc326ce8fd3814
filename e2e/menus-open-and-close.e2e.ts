import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { addOffer, keepCv } from './harness/fill-account.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { hasFocus, isFocused } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { tabTo } from './harness/tab-to.ts';

test('the account menu opens and closes as menus do, by keyboard and by mouse', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { keyboard } = page;
    await signUpAside(person);
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: 'Mon compte' });
    const item = (name: string) => page.getByRole('menuitem', { name });
    await tabTo(page, button);
    await keyboard.press('ArrowDown');
    await hasFocus(item('Espace Client'));
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await keyboard.press('ArrowUp');
    await hasFocus(item('Déconnexion'));
    await keyboard.press('ArrowDown');
    await hasFocus(item('Espace Client'));
    await keyboard.press('m');
    await hasFocus(item('Mon Profil'));
    await keyboard.press('End');
    await hasFocus(item('Déconnexion'));
    await keyboard.press('Home');
    await hasFocus(item('Espace Client'));

    await keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await hasFocus(button);
    await keyboard.press('Enter');
    await hasFocus(item('Espace Client'));
    await keyboard.press('Tab');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await isFocused(button)).toBe(false);
    await keyboard.press('Shift+Tab');
    await hasFocus(button);

    await button.click();
    await page.getByRole('menu').waitFor();
    // Here and not above: a picture of a phone hides the button, and with it what has the focus.
    await seeScreen('account-menu');
    await button.click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await button.click();
    await item('Mon Profil').hover();
    await hasFocus(item('Mon Profil'));
    await keyboard.press('Space');
    await page.waitForURL('**/dashboard/profile');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }));

test('every other menu, and the drawer, can be read in both themes and at 320 pixels', () =>
  asPerson(async (person) => {
    const { page } = person;
    const { cv, offer } = fixturePair('comptable', 'doc');
    await signUpAside(person);
    await keepCv(person, cv, 'cv-comptable.doc');
    await addOffer(person, offer);
    for (const [path, name] of [
      ['/dashboard/documents', /^Actions : /],
      ['/dashboard/jobs', /^Autres actions/],
      ['/dashboard/jobs?vue=tableau', /^Déplacer /],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name }).click();
      await page.getByRole('menu').waitFor();
      await expectNarrow(page);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
    await page.setViewportSize({ width: 320, height: 720 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByText('Espace Client').waitFor();
    await expectNarrow(page);
  }));

test('a menu at the edge of the window stays within it, and closes without closing the dialog around it', () =>
  asPerson(
    async (person) => {
      const { page } = person;
      await signUpAside(person);
      const id = await addOffer(person, fixturePair('comptable', 'doc').offer);
      await page.goto(`/dashboard/jobs?offre=${id}`);
      const dialog = page.getByRole('dialog', { name: /comptable/i });
      await dialog.getByRole('button', { name: /^Autres actions/ }).click();
      const box = await page.locator(':popover-open').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await dialog.getByRole('button', { name: /^Autres actions/ }).click();
      await page.getByRole('menuitem', { name: /Modifier/ }).click();
      await page.getByLabel('Titre du poste').waitFor();
      await page.keyboard.press('Escape');
      await page.getByLabel('Titre du poste').waitFor({ state: 'detached' });
      await dialog.waitFor();
    },
    { viewport: { width: 320, height: 400 } },
  ));
