import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectUsable, setLetters } from './harness/expect-enlarged.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { accountDetails, signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';
import { startServer } from './harness/start-server.ts';
import { tabTo } from './harness/tab-to.ts';

const patience = { timeout: 40_000 };
const demonstration = 'Mode démonstration — aucun paiement réel, aucune carte demandée';

test('a visitor compares the plans with the keyboard alone, by the month and by the year', () =>
  asPerson(async ({ page, seeScreen }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Navigation principale' });
    await tabTo(page, bar.getByRole('link', { name: 'Tarifs' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /trois pour aller plus loin/ }).waitFor();
    await page.getByText(demonstration).waitFor();
    await seeScreen('plans');

    const advancer = page.getByRole('article', { name: 'Advancer' });
    await advancer.getByText('Recommandé').waitFor();
    await advancer.getByText('14,99\u00a0€').waitFor();
    await advancer.getByText('10 simulations d’entretien').waitFor();
    await page.getByText('2 mois offerts (−17 %)').waitFor();
    const yearly = page.getByRole('button', { name: 'Annuel' });
    await tabTo(page, yearly);
    await page.keyboard.press('Enter');
    await advancer.getByText('12,49\u00a0€').waitFor();
    await advancer.getByText('29,98\u00a0€ d’économie').waitFor();
    await page.getByRole('article', { name: 'Builder' }).getByText('11,98\u00a0€ d’économie').waitFor();
    expect(await yearly.getAttribute('aria-pressed')).toBe('true');
    await seeScreen('plans-yearly');
    await expectNarrow(page);

    const table = page.getByRole('table', { name: /Ce que comprend chaque plan/ });
    const letters = table.getByRole('row', { name: /Lettres de motivation/ });
    expect(await letters.getByRole('cell').allTextContents()).toEqual(['3', '15', 'Illimité', 'Illimité']);
    const download = table.getByRole('row', { name: /CV optimisé/ }).getByRole('cell');
    expect(await download.first().textContent()).toContain('Non compris');

    const refund = page.getByText('Puis-je être remboursé');
    await tabTo(page, page.locator('summary').filter({ has: refund }));
    await page.keyboard.press('Enter');
    await page.getByText(/hors droit légal de rétractation/).waitFor();
    await seeScreen('plans-question');
  }));

test.each([1280, 390])('letters twice as large push nothing beyond the edge of %d pixels, nor over another', (width) =>
  asPerson(
    async ({ page }) => {
      for (const path of ['/subscriptions', '/mentions-legales']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await setLetters(page, 200);
        await expectUsable(page);
      }
    },
    { viewport: { width, height: 800 } },
  ),
);

test('a visitor chooses a plan, makes an account on the way and comes to its payment', () =>
  asPerson(async (person) => {
    const { page, origin } = person;
    await page.goto('/subscriptions');
    await page.getByRole('button', { name: 'Annuel' }).click();
    await page.getByText('12,49\u00a0€').waitFor();
    await page.getByRole('link', { name: 'Choisir Builder' }).click();
    await page.waitForURL('**/auth?redirect=*');
    await makeAccount(person);
    await page.waitForURL('**/paiement-simule?paiement=**');
    await page.getByText(demonstration).waitFor();
    await page.getByText('59,90\u00a0€').first().waitFor();

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /trois pour aller plus loin/ }).waitFor();
    expect(page.url(), 'coming back is not paying again').toBe(`${origin}/subscriptions`);
  }));

test('a visitor who wants the free plan makes an account and goes to the analysis', () =>
  asPerson(async (person) => {
    const { page } = person;
    await page.goto('/subscriptions');
    await page.getByRole('article', { name: 'Explorer' }).getByRole('link', { name: 'Commencer' }).click();
    await page.waitForURL('**/auth?redirect=*');
    await makeAccount(person);
    await page.waitForURL('**/cv-crafting');
  }));

test('on the free plan, choosing it says so, and another plan opens its payment beside the page', () =>
  asPerson(async (person) => {
    const { page, context, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/subscriptions');
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Choisir Explorer' }).click();
    await page.getByText('Vous utilisez déjà le plan Explorer!').waitFor();
    await seeScreen('plans-signed-in');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Choisir Advancer' }).click();
    const payment = await opened;
    await payment.waitForURL('**/paiement-simule?paiement=**');
    await payment.getByText('14,99\u00a0€').first().waitFor();
    await page.getByText('La page de paiement s’est ouverte dans un nouvel onglet').waitFor();
  }));

test('without an answer, the tab closes again and the page says what failed', () =>
  asPerson(async (person) => {
    const { page, context, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/subscriptions');
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Choisir Leader' }).waitFor();
    await page.route('**/api/functions/create-checkout', (route) => route.fulfill({ status: 429, json: {} }));
    const watched = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Choisir Leader' }).click();
    const tab = await watched;
    await page.getByText('Impossible de créer la session de paiement. Veuillez réessayer.').waitFor();
    await expect.poll(() => tab.isClosed(), patience).toBe(true);
    expect(context.pages()).toHaveLength(1);
    await seeScreen('plans-failed');
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.getByText('Impossible de créer').waitFor({ state: 'hidden' });
  }));

test('a subscriber sees which plan is theirs, and changes or leaves it from the account', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await setTier(email, 'builder');
    await page.goto('/subscriptions');
    await page.keyboard.press('Shift');
    const own = page.getByRole('article', { name: 'Builder' });
    await own.getByText('Votre plan').waitFor();
    await seeScreen('plans-subscribed');
    for (const [name, hash] of [
      ['Gérer mon abonnement', ''],
      ['Changer pour Leader', '#plans'],
      ['Revenir au plan gratuit', '#resiliation'],
    ] as const)
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(`/dashboard/subscription${hash}`);
    await page.goto('/subscriptions?plan=leader');
    await page.keyboard.press('Shift');
    await page.waitForURL('**/dashboard/subscription');
    await page.goto('/');
    await page.keyboard.press('Shift');
    await page.getByRole('link', { name: 'Gérer mon abonnement' }).click();
    await own.getByText('Votre plan').waitFor();
  }));

test.each([
  ['success', 'Abonnement confirmé'],
  ['canceled', 'Abonnement annulé'],
])('who comes back from a payment with « %s » is told « %s », once', (outcome, said) =>
  asPerson(async (person) => {
    const { page, origin } = person;
    await signUpAside(person);
    let checks = 0;
    // The network is slow: who is here is known later than the subscription would be asked for anew.
    await page.route('**/api/auth/get-session', async (route) => {
      await wait(1500);
      return route.continue();
    });
    await page.route('**/api/functions/check-subscription', (route) => {
      checks += 1;
      return route.continue();
    });
    await page.goto(`/subscriptions?${outcome}=true`);
    await page.keyboard.press('Shift');
    await page.getByText(said).waitFor();
    expect(page.url()).toBe(`${origin}/subscriptions`);
    if (outcome === 'success') await expect.poll(() => checks, patience).toBeGreaterThanOrEqual(2);
  }),
);

test('the home page leads to the plans, whoever reads it', () =>
  asPerson(async (person) => {
    const { page, origin } = person;
    await page.goto('/');
    const signIn = page.getByRole('main').getByRole('link', { name: 'Se connecter' });
    expect(await signIn.getAttribute('href')).toBe('/auth?redirect=%2Fsubscriptions');
    await page.getByRole('link', { name: 'Commencer maintenant' }).click();
    await expect.poll(() => page.url(), patience).toBe(`${origin}/subscriptions`);
    await signUpAside(person);
    await page.goto('/');
    await page.keyboard.press('Shift');
    await page.getByRole('link', { name: 'Voir les plans' }).click();
    await expect.poll(() => page.url(), patience).toBe(`${origin}/subscriptions`);
  }));

test('where payments are real, nothing speaks of a demonstration, with or without scripts', async () => {
  const server = await startServer({
    env: { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_journey', STRIPE_WEBHOOK_SECRET: 'whsec_journey' },
  });
  const see = async ({ page }: Person) => {
    await page.goto('/subscriptions');
    await page.getByText('Chez Stripe, sur ses propres pages').waitFor();
    for (const said of ['Mode démonstration', 'ce site est en démonstration'])
      expect(await page.getByText(said).isVisible()).toBe(false);
    await page.getByText('Puis-je changer de plan').click();
    await page.getByText(/prend effet au cycle suivant/).waitFor();
  };
  try {
    await asPerson(see, { baseURL: server.origin, javaScriptEnabled: false });
    await asPerson(see, { baseURL: server.origin });
  } finally {
    await server.stop();
  }
});

async function makeAccount({ page }: Person): Promise<void> {
  const { fullName, email, password } = accountDetails();
  await page.getByLabel('Nom complet').fill(fullName);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
}
