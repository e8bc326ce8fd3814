import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { hasFocus } from './harness/has-focus.ts';
import { startServer } from './harness/start-server.ts';
import { tabTo } from './harness/tab-to.ts';

const tabs = [
  ['/mentions-legales', 'Mentions légales', 'Éditeur du site'],
  ['/confidentialite', 'Confidentialité', 'Combien de temps'],
  ['/cookies', 'Cookies', 'Cookies posés'],
  ['/accessibilite', 'Accessibilité', 'État de conformité'],
] as const;

test('a visitor finds the legal pages at the foot of the home page, and each tab keeps its address', () =>
  asPerson(async ({ page, seeScreen, origin }) => {
    await page.goto('/');
    const foot = page.getByRole('navigation', { name: 'Bas de page' });
    await foot.getByRole('link', { name: 'Mentions légales' }).click();
    for (const [path, name, heading] of tabs) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
      await expect.poll(() => page.url(), { timeout: 40_000 }).toBe(origin + path);
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(name);
      expect(await page.title()).toContain(name);
      await seeScreen(`legal-${path.slice(1)}`);
    }
    await page.reload();
    await page.getByRole('tab', { name: 'Accessibilité', selected: true }).waitFor();
    await page.getByText(`Coach Carrière, ${origin}`).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Cookies posés' }).waitFor();
    expect(page.url()).toBe(`${origin}/cookies`);
    // The state of accessibility stands at the foot of every page, and leads to what it rests on.
    const state = page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Accessibilité\s: partiellement conforme$/ });
    await state.click();
    await page.getByRole('tab', { name: 'Accessibilité', selected: true }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
    await page.getByRole('link', { name: 'Mes analyses LinkedIn' }).waitFor();
    await seeScreen('site-map');
    await page.goto('/legal');
    await page.getByRole('heading', { level: 2, name: 'Éditeur du site' }).waitFor();
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Mentions légales');
  }));

test('the tabs are moved along with the arrow keys, and keep the focus when one opens', () =>
  asPerson(async ({ page }) => {
    await page.goto('/legal');
    const notice = page.getByRole('tab', { name: 'Mentions légales' });
    await tabTo(page, notice);
    await page.keyboard.press('ArrowRight');
    const privacy = page.getByRole('tab', { name: 'Confidentialité' });
    await hasFocus(privacy);
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Confidentialité', selected: true }).waitFor();
    await hasFocus(privacy);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Accessibilité', selected: true }).waitFor();
  }));

test('what the operator has not told is said to be missing, before and after the application is there', () =>
  asPerson(async ({ page }) => {
    await page.goto('/mentions-legales');
    const missing = page.getByText('à compléter par l’éditeur', { exact: true });
    expect(await missing.count()).toBe(6);
    expect(await page.getByRole('tabpanel').getByRole('link').count()).toBe(0);
    await page.getByRole('tab', { name: 'Confidentialité' }).click();
    await page.getByRole('tab', { name: 'Mentions légales' }).click();
    await page.getByRole('heading', { name: 'Éditeur du site' }).waitFor();
    expect(await missing.count()).toBe(6);
    expect(await page.getByRole('tabpanel').getByRole('link').count()).toBe(0);
  }));

test('the operator’s details stand in the pages, with or without scripts, whichever way one comes', async () => {
  const server = await startServer({
    env: {
      OPERATOR_NAME: 'Atelier "Parcours" & <b>Fils</b>',
      OPERATOR_EMAIL: 'bonjour@example.com',
      HOSTING_NAME: 'Hébergeur Exemple, Roubaix',
    },
  });
  const name = 'Atelier "Parcours" & <b>Fils</b>';
  try {
    await asPerson(
      async ({ page }) => {
        await page.goto('/mentions-legales');
        await page.getByText(name).waitFor();
        await page.getByRole('link', { name: 'bonjour@example.com' }).waitFor();
      },
      { baseURL: server.origin, javaScriptEnabled: false },
    );
    await asPerson(
      async ({ page }) => {
        await page.goto('/');
        await page.getByRole('link', { name: 'Centre d’aide' }).click();
        await page.getByRole('link', { name: 'bonjour@example.com' }).waitFor();
        await page.getByRole('link', { name: 'Confidentialité' }).click();
        await page.getByText(name).waitFor();
        await page.getByText('Hébergeur Exemple, Roubaix').waitFor();
        await page.reload();
        await page.keyboard.press('Tab');
        await page.getByText(name).waitFor();
      },
      { baseURL: server.origin },
    );
  } finally {
    await server.stop();
  }
});
