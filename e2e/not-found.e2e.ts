import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';

test('an address that does not exist answers 404 and leads home', () =>
  asPerson(async ({ page, seeScreen, origin }) => {
    const answer = await page.goto('/nulle-part');
    expect(answer?.status()).toBe(404);
    await page.getByText('Oops! Page not found').waitFor();
    await seeScreen('not-found');
    await page.getByRole('link', { name: /Retour à l.accueil/ }).click();
    await page.getByRole('heading', { level: 1, name: /Plus d.entretiens/ }).waitFor();
    expect(page.url()).toBe(`${origin}/`);
  }));
