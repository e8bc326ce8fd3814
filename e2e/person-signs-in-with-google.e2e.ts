import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { freePort } from './harness/free-port.ts';
import { signUpAside } from './harness/new-account.ts';
import { type GoogleDouble, startGoogle } from './harness/start-google.ts';
import { type RunningServer, startServer } from './harness/start-server.ts';

let google: GoogleDouble;
let server: RunningServer;
beforeAll(async () => {
  const port = String(await freePort());
  google = await startGoogle(`http://localhost:${port}`);
  server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn', PORT: port, ...google.env } });
});
afterAll(async () => {
  await server?.stop();
  await google?.stop();
});

const asVisitor = (journey: (person: Person) => Promise<void>) => asPerson(journey, { baseURL: server.origin });

async function goToGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuer avec Google' }).click();
  await page.getByRole('heading', { name: 'Choisissez un compte' }).waitFor();
}

async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adresse').fill(email);
  await page.getByRole('button', { name: 'Continuer' }).click();
}

test('a person signs up with Google, comes back to where they were going, and signs in again', () =>
  asVisitor(async ({ page, context, seeScreen }) => {
    const email = `camille.${randomUUID()}@example.com`;
    await page.goto('/auth?redirect=%2Fcv-crafting');
    await page.getByRole('button', { name: 'Continuer avec Google' }).waitFor();
    await seeScreen('auth-google');
    await expectNarrow(page);
    await goToGoogle(page);
    await chooseAccount(page, email);
    await page.waitForURL('**/cv-crafting');
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Bonjour Camille' }).waitFor();

    await context.clearCookies({ domain: 'localhost', name: 'coach.session' });
    await page.goto('/dashboard/settings');
    await page.waitForURL('**/auth?**');
    await goToGoogle(page);
    await chooseAccount(page, email);
    await page.waitForURL('**/dashboard/settings');
    await page.getByRole('heading', { name: 'Paramètres' }).waitFor();
  }));

test('whoever gives up at Google comes back to a sentence, and still knows where they were going', () =>
  asVisitor(async ({ page, seeScreen }) => {
    await page.goto('/auth?redirect=%2Fcv-crafting');
    await goToGoogle(page);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Vous avez interrompu la connexion avec Google.').waitFor();
    await seeScreen('auth-google-cancelled');
    await expectNarrow(page);
    await goToGoogle(page);
    await chooseAccount(page, `camille.${randomUUID()}@example.com`);
    await page.waitForURL('**/cv-crafting');
  }));

test('an answer of Google that nobody here asked for signs nobody in', () =>
  asVisitor(async ({ page, context }) => {
    await page.goto('/api/auth/callback/google?code=made-up&state=made-up');
    await page.getByText('La connexion avec Google a pris trop de temps').waitFor();
    expect((await context.request.get('/api/usage')).status()).toBe(401);
  }));

test('an address that has an account with a password is not taken over', () =>
  asVisitor(async (person) => {
    const { page, context } = person;
    const { email } = await signUpAside(person);
    await context.clearCookies();
    await page.goto('/auth');
    await goToGoogle(page);
    await chooseAccount(page, email);
    await page.getByText('Un compte existe déjà avec cette adresse e-mail, sans lien avec Google.').waitFor();
  }));
