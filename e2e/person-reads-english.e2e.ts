import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';

test('a person chooses English, reads it everywhere, and goes back to French', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/dashboard/profile?tab=preferences');
    await page.getByLabel('Langue de l’interface').selectOption('en');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByText('Profile saved').waitFor();
    await expectEnglish(page);
    await page.reload();
    await page.getByRole('tab', { name: 'Preferences' }).waitFor();
    expect(await page.getByLabel('Interface language').inputValue()).toBe('en');

    for (const tab of ['Details', 'Goals', 'Skills', 'Account', 'Preferences']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectEnglish(page);
    }
    await seeScreen('english-profile');
    for (const path of [
      '/dashboard',
      '/dashboard/documents',
      '/dashboard/jobs',
      '/dashboard/settings',
      '/dashboard/help',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectEnglish(page);
      await expectNarrow(page);
    }

    await page.goto('/cv-crafting');
    await page.getByRole('button', { name: 'Add my CV' }).first().waitFor();
    await expectEnglish(page);
    await seeScreen('english-cv');

    for (const path of ['/', '/a-propos', '/resources', '/confidentialite']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
      await expectEnglish(page);
    }

    await page.goto('/dashboard/profile?tab=preferences');
    await page.getByLabel('Interface language').selectOption('fr');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Profil sauvegardé').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.reload();
    await page.getByRole('heading', { name: 'Profil & Objectifs' }).waitFor();
  }));

test('an analysis is told in English; only its advice, about a French CV, is in French', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await preferEnglish(person);
    await page.goto('/cv-crafting');
    await page.getByLabel('Your CV file').setInputFiles(fixturePair('comptable', 'doc').cv);
    await page.getByRole('button', { name: 'Analyse my CV' }).click();
    await page.getByRole('heading', { level: 1, name: 'Here is what we understood' }).waitFor();
    await expectEnglish(page, 30);
    await seeScreen('english-review');
    await page.getByRole('button', { name: 'That’s right, analyse' }).click();
    await page
      .getByRole('img', { name: /^Score/ })
      .first()
      .waitFor();
    await expectEnglish(page, 30);
    await expectNarrow(page);
    await seeScreen('english-result');
  }));

test('who signs in on a new device finds the language of their profile', () =>
  asPerson(async (person) => {
    const { page, context } = person;
    const { email, password } = await signUpAside(person);
    await preferEnglish(person);
    await context.clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel(/^Mot de passe/).fill(password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).last().click();
    await page.getByRole('button', { name: 'Sign out' }).first().waitFor();
    await expectEnglish(page);
  }));

test('a visitor reads the page to sign in in English, and every public page after it', () =>
  asPerson(async ({ page, seeScreen }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Français' }).waitFor();
    await expectEnglish(page);
    await seeScreen('english-auth');
    for (const path of [
      '/',
      '/a-propos',
      '/resources',
      '/mentions-legales',
      '/confidentialite',
      '/cookies',
      '/accessibilite',
      '/plan-du-site',
      '/nowhere',
    ]) {
      await page.goto(path);
      await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
      await expectEnglish(page);
    }
  }));

/** The profile says so, whatever this device shows. */
async function preferEnglish({ context, origin }: Person): Promise<void> {
  const answer = await context.request.put('/api/profile', { headers: { origin }, data: { language: 'en' } });
  expect(answer.ok()).toBe(true);
}

/**
 * The page says that it is English, and shows no sentence of the French catalogue that English says differently;
 * `longerThan` leaves out the headings that a French CV and its advice may share with the catalogue.
 */
async function expectEnglish(page: Page, longerThan = 12): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
  const shown = spaced(`${await page.title()}\n${await page.locator('body').innerText()}`);
  const left = frenchAlone(longerThan).filter((sentence) => shown.includes(sentence));
  expect(left, `French left on ${page.url()}`).toEqual([]);
}

/** What the French catalogue says, between its placeholders, and the English nowhere. */
function frenchAlone(longerThan: number): string[] {
  const english = catalogue('en').join('\n');
  return catalogue('fr').filter((sentence) => sentence.length > longerThan && !english.includes(sentence));
}

function catalogue(language: 'fr' | 'en'): string[] {
  const folder = new URL(`../apps/web/messages/${language}/`, import.meta.url);
  return readdirSync(folder)
    .flatMap((file) => sentences(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
    .flatMap((sentence) => sentence.split(/\{\w+\}/))
    .map((part) => spaced(part).trim());
}

/** Every sentence of a file of messages; of one with forms, each form. */
function sentences(messages: Record<string, string | { match: Record<string, string> }[]>): string[] {
  return Object.values(messages).flatMap((message) =>
    typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match)),
  );
}

function spaced(text: string): string {
  return text.replaceAll(/[^\S\n]+/g, ' ');
}

test('a visitor turns a public page into English at its foot, and back, without a load', () =>
  asPerson(async ({ page, seeScreen }) => {
    await page.goto('/a-propos');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    await expectEnglish(page);
    expect(await page.title()).toMatch(/^About/);
    await seeScreen('english-about');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('navigation', { name: 'Navigation principale' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  }));
