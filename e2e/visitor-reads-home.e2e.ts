import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';

test('a visitor reads the home page, asks how it works, and goes on to the analysis', () =>
  asPerson(async ({ page, seeScreen }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /Plus d.entretiens/ }).waitFor();
    await seeScreen('home');

    await page.getByRole('button', { name: /Comment ça marche/ }).click();
    const explainer = page.getByRole('dialog', { name: /Trois étapes/ });
    await explainer.getByRole('heading', { name: /Collez l.offre/ }).waitFor();
    await seeScreen('home-explainer');
    await page.keyboard.press('Escape');
    await explainer.waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: 'Commencer gratuitement' }).click();
    await page.getByRole('heading', { level: 1, name: /Votre CV face à l.offre/ }).waitFor();
    await page.getByText('3 analyses gratuites par mois').waitFor();
    await seeScreen('cv-crafting-signed-out');
  }));

test('the page says what it is to search engines and to those it is shared with, before any script', async () => {
  await asPerson(
    async ({ page, origin }) => {
      await page.goto('/');
      expect(await page.title()).toMatch(/Coach Carrière/);
      for (const name of ['meta[name="description"]', 'meta[property="og:title"]', 'meta[property="og:description"]']) {
        expect(await page.locator(name).getAttribute('content'), name).toMatch(/\p{L}{3}/u);
      }
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      await page.getByRole('heading', { level: 1, name: /Plus d.entretiens/ }).waitFor();
      expect(page.url()).toBe(`${origin}/`);
    },
    { javaScriptEnabled: false },
  );
});

test.each([320, 390, 768])('nothing is cut off at %d pixels', (width) =>
  asPerson(
    async ({ page }) => {
      for (const path of ['/', '/auth', '/cv-crafting']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await page.evaluate('document.documentElement.scrollWidth'), `${path} at ${width}`).toBe(width);
      }
    },
    { viewport: { width, height: 800 } },
  ),
);

test('on a phone the menu opens as a drawer', () =>
  asPerson(
    async ({ page, seeScreen }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('link', { name: 'CV & Lettres' }).waitFor();
      await seeScreen('home-menu');
      await drawer.getByRole('link', { name: 'CV & Lettres' }).click();
      await page.getByRole('heading', { level: 1, name: /Votre CV face à l.offre/ }).waitFor();
      await drawer.waitFor({ state: 'hidden' });
    },
    { viewport: { width: 390, height: 844 } },
  ));
