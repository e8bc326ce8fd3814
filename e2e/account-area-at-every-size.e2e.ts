import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';

const { cv } = fixturePair('cariste', 'doc');
const word = 'x'.repeat(150);
const paths = ['/dashboard', '/dashboard/documents', '/dashboard/profile'];
const answers = /\/api\/(profile|documents|analyses|usage)/;
const sizes: [string, BrowserContextOptions][] = [
  ['320 pixels wide', { viewport: { width: 320, height: 720 } }],
  ['at 200 % zoom', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
];

async function expectFits(page: Page): Promise<void> {
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(beyond), `beyond the edge of ${page.url()}`).toBeLessThanOrEqual(0);
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

/** Not the page the journey watches: what fails here fails on purpose. */
async function openUnwatched({ context }: Person, answer: 'never' | 500 | 503 | 'offline'): Promise<Page> {
  const page = await context.newPage();
  await page.route(answers, (route) => {
    if (answer === 'never') return;
    if (answer === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ status: answer, json: { code: 'internal', message: 'Une erreur est survenue.' } });
  });
  return page;
}

/** A CV and a profile whose words are too long for any line. */
async function fillWithLongNames({ context, origin }: Person, page: Page): Promise<void> {
  await page.goto('/dashboard/documents');
  await page.getByLabel('Fichier du CV').setInputFiles(cv);
  await page.getByRole('button', { name: /^Aperçu : / }).waitFor();
  const { items } = await (await context.request.get('/api/documents')).json();
  const fileName = `${word}👷سيرة.doc`;
  const headers = { origin };
  await context.request.patch(`/api/documents/${items[0].id}`, { headers, data: { fileName } });
  const profile = await (await context.request.get('/api/profile')).json();
  const lists = {
    targetPositions: ['P'.repeat(120), 'مهندس'],
    skills: [{ name: 'S'.repeat(100), level: 'Expert', type: 'soft' }],
  };
  const { fullName, ...rest } = profile;
  const data = { ...rest, ...lists, fullName: fullName.replace('Camille', 'C'.repeat(80)), since: undefined };
  expect((await context.request.put('/api/profile', { headers, data })).status()).toBe(200);
}

for (const [name, size] of sizes) {
  test(`${name}, the account area is whole while it waits, empty, and when it fails`, () =>
    asPerson(async (person) => {
      await signUpAside(person);
      for (const path of paths) {
        await person.page.goto(path);
        await person.page.getByRole('heading', { level: 1 }).waitFor();
        await person.page.waitForLoadState('networkidle');
        await expectSound(person.page);
      }
      for (const answer of ['never', 500, 503, 'offline'] as const) {
        const page = await openUnwatched(person, answer);
        for (const path of paths) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          const told =
            answer === 'never' ? page.getByText('Chargement') : page.getByRole('button', { name: 'Réessayer' });
          await told.first().waitFor();
          await expectSound(page);
        }
        await page.close();
      }
    }, size));

  test(`${name}, long names and every dialog stay inside`, () =>
    asPerson(async (person) => {
      const { page } = person;
      await signUpAside(person);
      await fillWithLongNames(person, page);
      for (const path of [
        ...paths,
        ...['goals', 'skills', 'preferences', 'account'].map((tab) => `${paths[2]}?tab=${tab}`),
      ]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectSound(page);
      }
      await page.goto('/dashboard/documents');
      const menu = page.getByRole('button', { name: /^Actions : / });
      for (const action of ['Renommer', 'Supprimer']) {
        await menu.click();
        await page.getByRole('menuitem', { name: action }).click();
        await page.getByRole('button', { name: 'Annuler' }).waitFor();
        await expectSound(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Annuler' }).waitFor({ state: 'detached' });
      }
    }, size));
}
