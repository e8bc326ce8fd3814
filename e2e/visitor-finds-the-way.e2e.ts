import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { hasFocus } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { tabTo } from './harness/tab-to.ts';

const pages = [
  '/',
  '/a-propos',
  '/conseils',
  '/conseils/trouver-l-etape-qui-bloque',
  '/resources',
  '/subscriptions',
  '/legal',
  '/mentions-legales',
  '/confidentialite',
  '/cookies',
  '/accessibilite',
  '/plan-du-site',
];
const patience = { timeout: 40_000 };
const phone = { viewport: { width: 390, height: 844 } };

test('a visitor reads who is behind the site, and goes on to an account', () =>
  asPerson(async ({ page, seeScreen, origin }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'À propos' })
      .click();
    await page.getByRole('heading', { level: 1, name: /preuves à l.appui/ }).waitFor();
    await seeScreen('about');
    await page.getByRole('link', { name: 'Créer mon compte' }).click();
    await expect.poll(() => page.url(), patience).toBe(`${origin}/auth?tab=signup`);
  }));

test('a visitor reads a free article, the next one, and goes on to what may be done with it, in English too', () =>
  asPerson(async ({ page, seeScreen, origin }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Bas de page' })
      .getByRole('link', { name: 'Conseils gratuits' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Dix conseils à lire tout de suite' }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Trouver l’étape/ })
      .click();
    await page.getByRole('heading', { level: 2, name: 'Compter quatre nombres' }).waitFor();
    await seeScreen('article');
    await page.getByRole('link', { name: /^Organiser une semaine/ }).click();
    await expect.poll(() => page.url(), patience).toBe(`${origin}/conseils/semaine-de-recherche-tenable`);
    const title = page.getByRole('heading', { level: 1, name: /^Organiser une semaine/ });
    await title.waitFor();
    const text = await page.getByRole('article').locator('[lang="fr"]').first().textContent();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Analyse my CV' }).waitFor();
    expect(await page.getByRole('article').locator('[lang="fr"]').first().textContent()).toBe(text);
    await page.getByRole('link', { name: 'Search the library' }).click();
    await expect.poll(() => page.url(), patience).toBe(`${origin}/career-advice`);
  }));

test('every public page is whole without scripts, says its address and what it is when shared', () =>
  asPerson(
    async ({ page, origin }) => {
      const titles = new Set<string>();
      for (const path of pages) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByRole('contentinfo').waitFor();
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
        expect(canonical).toBe(origin + (path === '/legal' ? '/mentions-legales' : path));
        const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
        expect(await content('og:url')).toBe(canonical);
        expect(await content('og:image')).toBe(`${origin}/share.png`);
        expect(await content('og:title')).toBe(await page.title());
        expect(await content('og:description')).toMatch(/\p{L}{3}/u);
        expect(await page.content()).not.toContain('%%');
        titles.add(await page.title());
      }
      expect(titles.size).toBe(pages.length - 1);
    },
    { javaScriptEnabled: false },
  ));

test('what search engines, phones and shared links ask for is there', () =>
  asPerson(async ({ page, origin }) => {
    const { request } = page;
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const path of pages.filter((each) => each !== '/legal'))
      expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const manifest = await (await request.get('/site.webmanifest')).json();
    const files = [...manifest.icons.map(({ src }: { src: string }) => src), '/apple-touch-icon.png', '/share.png'];
    for (const file of files) {
      const answer = await request.get(file);
      expect([file, answer.status(), answer.headers()['content-type']?.startsWith('image/')]).toEqual([
        file,
        200,
        true,
      ]);
    }
  }));

test('no public page is cut off or out of reach at 320 pixels, in light and in dark', () =>
  asPerson(async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNarrow(page);
    }
  }));

test.each([1280, 640])('letters twice as large push nothing beyond the edge of %d pixels', (width) =>
  asPerson(
    async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(width);
      }
    },
    { viewport: { width, height: 800 } },
  ),
);

test.each([
  ['reduce', 'none'],
  ['no-preference', 'stroke'],
] as const)('with motion « %s », the animation over the title is « %s »', (reducedMotion, animation) =>
  asPerson(
    async ({ page }) => {
      await page.goto('/a-propos');
      const mark = page.locator('h1 mark');
      expect(await mark.evaluate((element) => getComputedStyle(element).animationName)).toBe(animation);
    },
    { reducedMotion },
  ),
);

test('on a phone the menu is opened, gone through and closed with the keyboard alone', () =>
  asPerson(async ({ page, origin }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    expect((await drawer.boundingBox())?.width).toBe(300);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await hasFocus(menu);
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('link', { name: 'À propos' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /preuves à l.appui/ }).waitFor();
    await drawer.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${origin}/a-propos`);
  }, phone));

test('signed in, the bar and the drawer show who one is and lead to the account and the profile', () =>
  asPerson(async (person) => {
    const { page, seeScreen, origin } = person;
    const { email } = await signUpAside(person);
    await page.goto('/dashboard');
    const knownHere = () => page.evaluate(() => localStorage.getItem('lastSubscriptionCheck'));
    await expect.poll(knownHere, patience).not.toBeNull();
    await page.goto('/a-propos');
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await page.getByRole('menuitem', { name: 'Espace Client' }).waitFor();
    await page.getByRole('menuitem', { name: 'Mon Profil' }).click();
    await expect.poll(() => page.url(), patience).toBe(`${origin}/dashboard/profile`);

    await page.setViewportSize(phone.viewport);
    await page.goto('/');
    await page.getByText('Passez au Premium').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(email).waitFor();
    await drawer.getByText('Free', { exact: true }).waitFor();
    await seeScreen('drawer-signed-in');
    await drawer.getByRole('button', { name: 'Déconnexion' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Commencer maintenant' }).waitFor();
  }));
