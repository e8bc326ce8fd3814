import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { doubleLetters, expectUsable } from './harness/expect-enlarged.ts';
import { fillWithLongNames } from './harness/fill-account.ts';
import { signUpAside } from './harness/new-account.ts';

const letters = async (page: Page) => doubleLetters(page);
// A window of half the pixels, each drawn twice as large, is what zooming to 200 % makes of it.
const zoom = async () => undefined;
const ways: [string, (page: Page) => Promise<void>, BrowserContextOptions][] = [
  ['letters at 200 % on a phone', letters, { viewport: { width: 390, height: 844 } }],
  ['letters at 200 % on a wide screen', letters, { viewport: { width: 1280, height: 800 } }],
  ['zoom at 200 % on a phone', zoom, { viewport: { width: 195, height: 422 }, deviceScaleFactor: 2 }],
  ['zoom at 200 % on a wide screen', zoom, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
];

const profile = '/dashboard/profile';

for (const [name, enlarge, size] of ways) {
  test(`${name}: the account area full of long names can be read and used`, () =>
    asPerson(async (person) => {
      const { page } = person;
      await signUpAside(person);
      const jobId = await fillWithLongNames(person);
      const offers = ['', '?vue=tableau', `?offre=${jobId}`].map((query) => `/dashboard/jobs${query}`);
      const tabs = ['', '?tab=goals', '?tab=skills', '?tab=preferences', '?tab=account'].map((tab) => profile + tab);
      const documents = ['', '?tab=historique'].map((tab) => `/dashboard/documents${tab}`);
      for (const path of ['/dashboard', ...documents, ...offers, ...tabs, '/dashboard/settings', '/dashboard/help']) {
        await page.goto(path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        await enlarge(page);
        await expectUsable(page);
      }
    }, size));

  test(`${name}: the menus and the warning before unsaved changes are lost can be used`, () =>
    asPerson(async (person) => {
      const { page } = person;
      await signUpAside(person);
      await page.goto(profile);
      await page.getByLabel('Ville').fill('Quimper');
      await enlarge(page);
      const documents = page.getByRole('link', { name: 'Documents' }).filter({ visible: true });
      if (!(await documents.isVisible())) await page.locator('summary').filter({ hasText: 'Profil' }).click();
      await documents.click();
      await page.getByRole('button', { name: 'Rester ici' }).waitFor();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Rester ici' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      const account = page.getByRole('button', { name: /^(Menu|Mon compte)$/ }).filter({ visible: true });
      await account.click();
      await page.getByText('Déconnexion').filter({ visible: true }).last().waitFor();
      await expectUsable(page);
    }, size));
}
