import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { fillWithLongNames } from './harness/fill-account.ts';
import { signUpAside } from './harness/new-account.ts';

const profile = '/dashboard/profile';
const paths = ['/dashboard', '/dashboard/documents', profile, '/dashboard/jobs', '/dashboard/settings'];
const answers = /\/api\/(profile|documents|analyses|usage|jobs|sessions|overview|activity|notifications)/;
const narrow = { width: 320, height: 720 };
/** What zooming to 200 % makes of a window of 1280 by 800. */
const zoomed = { width: 640, height: 400 };
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

/** The page fits the narrowest screen and a window at 200 % zoom; `isNew` says whether axe has not seen its like. */
async function expectWhole(page: Page, isNew = true): Promise<void> {
  if (isNew) await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize(zoomed);
  await expectFits(page);
  await page.setViewportSize(narrow);
}

const atEverySize = (journey: (person: Person) => Promise<void>) => asPerson(journey, { viewport: narrow });

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

test('the account area is whole while it is empty', () =>
  atEverySize(async (person) => {
    await signUpAside(person);
    for (const path of paths) {
      await open(person.page, path);
      await expectWhole(person.page);
    }
  }));

test.each(failures)('the account area is whole while %s', (_, answer, shown, looksAlike) =>
  atEverySize(async (person) => {
    await signUpAside(person);
    // On a device where nobody has signed in yet, the first page waits for the language of the profile.
    await open(person.page, '/dashboard');
    const page = await openUnwatched(person, answer);
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('#contenu').getByText(shown).first().waitFor();
      await expectWhole(page, !looksAlike);
    }
    await page.close();
  }),
);

test('long names stay inside', () =>
  atEverySize(async (person) => {
    const { page } = person;
    await signUpAside(person);
    const jobId = await fillWithLongNames(person);
    const offers = ['?vue=tableau', `?offre=${jobId}`].map((query) => `/dashboard/jobs${query}`);
    const tabs = ['goals', 'skills', 'preferences', 'account'].map((tab) => `${profile}?tab=${tab}`);
    for (const path of [...paths, ...offers, ...tabs]) {
      await open(page, path);
      await expectWhole(page);
    }
  }));

test('every dialog stays inside', () =>
  atEverySize(async (person) => {
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
        await expectWhole(page);
        await page.getByRole('menuitem', { name: action }).click();
        await page.getByRole('button', { name: 'Annuler' }).waitFor();
        await expectWhole(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Annuler' }).waitFor({ state: 'detached' });
      }
    }
    await open(page, profile);
    await page.getByLabel('Ville').fill('Quimper');
    await page.getByRole('banner').getByRole('link', { name: 'Coach Carrière' }).click();
    await page.getByRole('button', { name: 'Rester ici' }).waitFor();
    await expectWhole(page);
  }));
