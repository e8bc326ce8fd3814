import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { fillWithLongNames } from './harness/fill-account.ts';
import { signUpAside } from './harness/new-account.ts';

const profile = '/dashboard/profile';
const paths = ['/dashboard', '/dashboard/documents', profile, '/dashboard/jobs', '/dashboard/settings'];
const answers = /\/api\/(profile|documents|analyses|usage|jobs|sessions)/;
type Check = (page: Page) => Promise<void>;
const sizes: [string, BrowserContextOptions, Check][] = [
  ['320 pixels wide', { viewport: { width: 320, height: 720 } }, expectSound],
  ['at 200 % zoom', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }, expectFits],
];
/** How the server answers, what the page then shows, and whether another failure looks the same but for its sentence. */
const failures = [
  ['it waits', 'never', 'Chargement', false],
  ['the server fails', 500, 'Réessayer', false],
  ['the server is away', 503, 'Réessayer', true],
  ['the network is gone', 'offline', 'Réessayer', true],
] as const;

async function expectFits(page: Page): Promise<void> {
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(beyond), `beyond the edge of ${page.url()}`).toBeLessThanOrEqual(0);
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Not the page the journey watches: what fails here fails on purpose. */
async function openUnwatched({ context }: Person, answer: (typeof failures)[number][1]): Promise<Page> {
  const page = await context.newPage();
  await page.route(answers, (route) => {
    if (answer === 'never') return;
    if (answer === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ status: answer, json: { code: 'internal', message: 'Une erreur est survenue.' } });
  });
  return page;
}

for (const [name, size, check] of sizes) {
  test(`${name}, the account area is whole while it is empty`, () =>
    asPerson(async (person) => {
      await signUpAside(person);
      for (const path of paths) {
        await open(person.page, path);
        await check(person.page);
      }
    }, size));

  test.each(failures)(`${name}, the account area is whole while %s`, (_, answer, shown, looksAlike) =>
    asPerson(async (person) => {
      await signUpAside(person);
      // On a device where nobody has signed in yet, the first page waits for the language of the profile.
      await open(person.page, '/dashboard');
      const page = await openUnwatched(person, answer);
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('#contenu').getByText(shown).first().waitFor();
        await (looksAlike ? expectFits(page) : check(page));
      }
      await page.close();
    }, size),
  );

  test(`${name}, long names stay inside`, () =>
    asPerson(async (person) => {
      const { page } = person;
      await signUpAside(person);
      const jobId = await fillWithLongNames(person);
      const offers = ['?vue=tableau', `?offre=${jobId}`].map((query) => `/dashboard/jobs${query}`);
      const tabs = ['goals', 'skills', 'preferences', 'account'].map((tab) => `${profile}?tab=${tab}`);
      for (const path of [...paths, ...offers, ...tabs]) {
        await open(page, path);
        await check(page);
      }
    }, size));

  test(`${name}, every dialog stays inside`, () =>
    asPerson(async (person) => {
      const { page } = person;
      await signUpAside(person);
      await fillWithLongNames(person);
      for (const [path, menu, actions] of [
        ['/dashboard/documents', /^Actions : /, ['Renommer', 'Supprimer']],
        ['/dashboard/jobs', /^Autres actions/, ['Ré-analyser', 'Modifier', 'Supprimer']],
      ] as const) {
        await open(page, path);
        for (const action of actions) {
          await page.getByRole('button', { name: menu }).click();
          await check(page);
          await page.getByRole('menuitem', { name: action }).click();
          await page.getByRole('button', { name: 'Annuler' }).waitFor();
          await check(page);
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: 'Annuler' }).waitFor({ state: 'detached' });
        }
      }
      await open(page, profile);
      await page.getByLabel('Ville').fill('Quimper');
      await page.getByRole('banner').getByRole('link', { name: 'Coach Carrière' }).click();
      await page.getByRole('button', { name: 'Rester ici' }).waitFor();
      await check(page);
    }, size));
}
