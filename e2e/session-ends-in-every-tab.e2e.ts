import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { hasFocus } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';

const warning = (page: Page) => page.getByRole('dialog', { name: /Êtes-vous toujours là/ });

/** Two tabs on the account area, on a clock that the journey moves. */
async function openTwoTabs(person: Person): Promise<Page> {
  const { page, context, openTab } = person;
  await context.clock.install();
  await signUpAside(person);
  await page.goto('/dashboard/settings');
  await page.getByRole('heading', { name: 'Paramètres' }).waitFor();
  const other = await openTab();
  await other.goto('/dashboard');
  await other.getByRole('heading', { level: 1 }).waitFor();
  // What counts the time comes after the page: opening it is an activity.
  for (const tab of [page, other]) await tab.locator('body > dialog').waitFor({ state: 'attached' });
  return other;
}

test('signing out in one tab signs out the others at once', () =>
  asPerson(async (person) => {
    const { page, openTab } = person;
    await signUpAside(person);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const other = await openTab();
    await other.goto('/dashboard');
    await other.getByRole('button', { name: 'Mon compte' }).click();
    await other.getByRole('menuitem', { name: 'Déconnexion' }).click();
    await page.waitForURL('**/auth?**');
    await page.getByText('Vous vous êtes déconnecté dans un autre onglet.').waitFor();
    await other.getByRole('link', { name: 'Se connecter' }).first().waitFor();
    expect((await person.context.request.get('/api/usage')).status()).toBe(401);
    await person.seeScreen('auth-ended-elsewhere');
    await expectNarrow(page);
  }));

test('a minute before two idle hours are over, every tab asks; the answer in one counts for all', () =>
  asPerson(async (person) => {
    const { page, context, seeScreen } = person;
    const other = await openTwoTabs(person);
    await context.clock.fastForward('01:58:30');
    expect(await warning(page).count()).toBe(0);
    await context.clock.runFor(31_000);
    await warning(page).waitFor();
    await warning(other).waitFor();
    const stay = warning(page).getByRole('button', { name: 'Rester connecté' });
    await hasFocus(stay);
    await warning(page).getByText('Déconnexion dans').waitFor();
    await seeScreen('idle-warning');
    await expectNarrow(page);
    await page.keyboard.press('Enter');
    await warning(page).waitFor({ state: 'hidden' });
    await warning(other).waitFor({ state: 'hidden' });
    // A gesture in one tab keeps the other, and tells the server.
    await context.clock.fastForward('01:58:00');
    const prolonged = page.waitForRequest('**/api/auth/get-session');
    await page.mouse.down();
    await page.mouse.up();
    await context.clock.fastForward('00:03:00');
    await prolonged;
    expect(await warning(other).count()).toBe(0);
  }));

test('after two idle hours nothing is left on the screens, and a sentence says why', () =>
  asPerson(async (person) => {
    const { page, context, seeScreen } = person;
    const other = await openTwoTabs(person);
    await context.clock.fastForward('01:59:30');
    await warning(page).waitFor();
    await context.clock.runFor(31_000);
    for (const tab of [page, other]) {
      await tab.waitForURL('**/auth?**');
      await tab.getByText('Vous avez été déconnecté après deux heures sans activité.').waitFor();
    }
    await seeScreen('auth-ended-idle');
    expect((await context.request.get('/api/usage')).status()).toBe(401);
  }));

test('the settings list where the person is signed in, and end the other places after a question', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const account = await signUpAside(person);
    await page.goto('/dashboard/settings');
    await page.getByText('Votre compte n’est ouvert nulle part ailleurs.').waitFor();
    await seeScreen('settings-alone');
    await asPerson(async (elsewhere) => {
      const data = { email: account.email, password: account.password };
      await elsewhere.context.request.post('/api/auth/sign-in/email', { headers: { origin: person.origin }, data });
      await elsewhere.page.goto('/dashboard');
      await elsewhere.page.getByRole('heading', { level: 1 }).waitFor();

      await page.reload();
      const rows = page.getByRole('listitem').filter({ hasText: 'Chrome sur Linux' });
      await rows.nth(1).waitFor();
      await rows.first().getByText('Cet appareil').waitFor();
      await seeScreen('settings');
      await expectNarrow(page);
      await page.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
      await page.getByRole('dialog').waitFor();
      await seeScreen('settings-end-others');
      await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter' }).click();
      await page.getByText('Autre appareil déconnecté').first().waitFor();
      await page.getByText('Votre compte n’est ouvert nulle part ailleurs.').waitFor();
      await elsewhere.page.reload();
      await elsewhere.page.waitForURL('**/auth?**');
    });
  }));
