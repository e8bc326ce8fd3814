import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { expectUsable, setLetters } from './harness/expect-enlarged.ts';
import { fillWithLongNames } from './harness/fill-account.ts';
import { signUpAside } from './harness/new-account.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };
/** A window of half the pixels is what zooming to 200 % makes of it. */
const ways = [
  { size: phone, letters: 200 },
  { size: wide, letters: 200 },
  { size: { width: 195, height: 422 }, letters: 100 },
  { size: { width: 640, height: 400 }, letters: 100 },
] as const;

/** The page can be read and used whichever way it is enlarged. */
async function expectUsableEnlarged(page: Page): Promise<void> {
  for (const { size, letters } of ways) {
    await page.setViewportSize(size);
    await setLetters(page, letters);
    await expectUsable(page);
  }
}

const profile = '/dashboard/profile';

test('the account area full of long names can be read and used when it is enlarged', () =>
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
      await expectUsableEnlarged(page);
    }
  }));

test.each(ways)(
  'with letters at $letters % in a window of $size.width pixels, menus and the warning before unsaved changes are lost can be used',
  ({ size, letters }) =>
    asPerson(
      async (person) => {
        const { page } = person;
        await signUpAside(person);
        await page.goto(profile);
        await page.getByLabel('Ville').fill('Quimper');
        await setLetters(page, letters);
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
      },
      { viewport: size },
    ),
);
