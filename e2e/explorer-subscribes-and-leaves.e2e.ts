import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { analyseCv } from './harness/cv-steps.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { type Account, signUpAside } from './harness/new-account.ts';
import { type RunningServer, startServer } from './harness/start-server.ts';
import { tabTo } from './harness/tab-to.ts';

const dayMs = 24 * 3_600_000;
const demonstration = 'Mode démonstration — aucun paiement réel, aucune carte demandée';
let server: RunningServer;

/** A fresh installation, whose clock the journey moves. */
beforeAll(async () => {
  server = await startServer({ movesClock: true, env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' } });
}, 120_000);
afterAll(() => server?.stop());

test('an explorer reaches the limit, pays for Builder, has the limit lifted at once, leaves in three clicks and keeps the access', () =>
  asPerson(
    async (person) => {
      const { page, openTab } = person;
      const account = await signUpAside(person);
      await useUpAnalyses(person);
      await page.goto('/cv-crafting');
      await page.getByText('Vos 3 analyses du mois sont utilisées').waitFor();
      const other = await openTab();
      await meetLimit(other);

      await other.getByRole('dialog').getByRole('link', { name: 'Voir les plans' }).click();
      await other.waitForURL('**/subscriptions');
      const payment = await openBeside(other, () => other.getByRole('button', { name: 'Choisir Builder' }).click());
      await payment.getByText(demonstration).waitFor();
      expect(await payment.getByRole('textbox').count(), 'no field for a card').toBe(0);
      await payment.getByRole('button', { name: 'Payer 5,99\u00a0€ (simulation)' }).click();
      await payment.getByText('Abonnement confirmé').waitFor();
      await payment.getByText('Votre plan Builder est actif').waitFor();
      await expect.poll(() => payment.url()).toBe(`${server.origin}/dashboard/subscription`);
      await payment.getByText('3 sur 15').waitFor();

      // The page that was open all along knows, and another analysis goes through.
      await page.getByText('Il vous reste 12 analyses sur 15').waitFor();
      await analyseCv(page, fixturePair('cariste', 'doc'));
      await payment.close();

      const end = await endOfPeriod(person);
      await page.goto('/dashboard/subscription');
      const clicks = countClicks(page);
      await clicks.press('Résilier mon abonnement');
      await page.getByRole('dialog').getByText(frenchDay(end)).waitFor();
      await clicks.press('Notifier la résiliation');
      await page.getByText('Votre résiliation est enregistrée').waitFor();
      await page.getByText(`Votre abonnement prend fin le ${frenchDay(end)}`).waitFor();
      await page.getByText(`est envoyé à ${account.email}`).waitFor();
      expect(clicks.count()).toBeLessThanOrEqual(3);
      await expectMail(account, 'Votre résiliation est enregistrée');

      await goTo(end.getTime() - dayMs, account, person);
      await page.goto('/dashboard');
      await page.getByText(creditsLeft(15, end.getTime() - dayMs)).waitFor();
      await goTo(end.getTime() + 60_000, account, person);
      await page.goto('/dashboard');
      await page.getByText(creditsLeft(3, end.getTime() + 60_000)).waitFor();
      await page.goto('/dashboard/subscription');
      await page.getByRole('article', { name: 'Explorer' }).getByText('Votre plan').waitFor();
      await page.getByText('Plan Builder, mensuel').waitFor();
      await server.moveClock(0);
    },
    { baseURL: server.origin },
  ));

/** What is left after four analyses of today; they count then only where no month begins between, as from the 1st on. */
function creditsLeft(limit: number, at: number): string {
  const month = (date: Date) => date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' }).slice(0, 7);
  const left = Math.max(0, limit - (month(new Date(at)) === month(new Date()) ? 4 : 0));
  return left < 2 ? `${left} crédit restant` : `${left} crédits restants`;
}

test('every state of the account’s subscription and of the payment is sound in both themes and on a small screen', () =>
  asPerson(
    async (person) => {
      const { page } = person;
      await signUpAside(person);
      await page.goto('/dashboard/subscription');
      await page.getByText('Crédits renouvelés le 1er').waitFor();
      await page.getByText('Aucune facture').waitFor();
      await look(person, 'subscription-free');
      await page.getByRole('article', { name: 'Explorer' }).getByRole('button', { name: 'Plan actuel' }).click();
      await page.getByText('Vous utilisez déjà le plan Explorer!').first().waitFor();

      const first = await openBeside(page, () => page.getByRole('button', { name: 'Choisir Builder' }).click());
      await first.getByRole('button', { name: /^Payer/ }).waitFor();
      const address = first.url();
      await first.close();
      await page.goto(address);
      await page.getByRole('button', { name: 'Refuser le paiement (simulation)' }).click();
      await page.getByText('Le paiement a été refusé (simulation)').waitFor();
      await look(person, 'payment-refused');
      await page.getByRole('button', { name: 'Abandonner' }).click();
      await page.getByText('Paiement abandonné').waitFor();
      await look(person, 'subscription-abandoned');
      await page.goto(address);
      await page.getByRole('heading', { name: /Cette page de paiement n.est plus ouverte/ }).waitFor();
      await look(person, 'payment-gone');

      await payFor(page, 'Leader');
      await look(person, 'subscription-leader');
      await page.getByText('Illimité').first().waitFor();
      await page.getByRole('button', { name: 'Passer à Builder' }).click();
      await page.getByRole('dialog', { name: /Passer au plan Builder/ }).waitFor();
      await page.getByText(/rien n.est dû aujourd.hui/).waitFor();
      await look(person, 'subscription-change');
      const change = await openBeside(page, () => page.getByRole('button', { name: 'Continuer' }).click());
      await change.getByRole('button', { name: 'Confirmer le changement' }).waitFor();
      await change.getByRole('button', { name: 'Confirmer le changement' }).click();
      await change.getByText('vous passez au plan Builder').first().waitFor();
      await change.close();
      await page.getByRole('button', { name: 'Annuler ce changement' }).waitFor();
      await look(person, 'subscription-planned');
      await page.getByRole('button', { name: 'Annuler ce changement' }).click();
      await page.getByText('Changement annulé').first().waitFor();

      await page.getByRole('button', { name: 'Passer à Explorer' }).click();
      await page.getByRole('dialog', { name: /Résilier votre abonnement Leader/ }).waitFor();
      await look(person, 'subscription-cancel');
      await page.getByRole('button', { name: 'Notifier la résiliation' }).click();
      await page.getByText('Votre résiliation est enregistrée').waitFor();
      await look(person, 'subscription-cancelled');
      await page.keyboard.press('Escape');
      const portal = await openBeside(page, () => page.getByRole('button', { name: 'Gérer mon abonnement' }).click());
      await portal.close();
      await page.goto('/paiement-simule');
      await page.getByText('Plan Leader, mensuel').waitFor();
      await look(person, 'payment-portal');
      await page.getByRole('button', { name: 'Reprendre mon abonnement' }).click();
      await page.getByText('Il se renouvelle le').waitFor();
      // From the page of the plans, the free one leads to the end of the other.
      await page.goto('/dashboard/subscription#resiliation');
      await page.getByRole('dialog', { name: /Résilier votre abonnement Leader/ }).waitFor();
    },
    { baseURL: server.origin },
  ));

test('without a mouse, a person pays, changes to the year, and leaves', () =>
  asPerson(
    async (person) => {
      const { page } = person;
      await signUpAside(person);
      await page.goto('/dashboard/subscription');
      const choose = page.getByRole('button', { name: 'Choisir Builder' });
      await tabTo(page, choose);
      const payment = await openBeside(page, () => page.keyboard.press('Enter'));
      await tabTo(payment, payment.getByRole('button', { name: /^Payer/ }));
      await payment.keyboard.press('Enter');
      await payment.getByText('Votre plan Builder est actif').waitFor();
      await payment.close();

      await page.getByText('Il se renouvelle le').waitFor();
      await tabTo(page, page.getByRole('button', { name: 'Annuel' }), 'Shift+Tab');
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('button', { name: /Passer à l.annuel/ }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Continuer' }));
      const change = await openBeside(page, () => page.keyboard.press('Enter'));
      await tabTo(change, change.getByRole('button', { name: /^Payer/ }));
      await change.keyboard.press('Enter');
      await change.getByText('Votre plan Builder est actif').waitFor();
      await change.close();
      await page.getByText('59,90\u00a0€ par an').first().waitFor();

      await tabTo(page, page.getByRole('button', { name: 'Résilier mon abonnement' }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Notifier la résiliation' }));
      await page.keyboard.press('Enter');
      await page.getByText('Votre abonnement prend fin le').waitFor();
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last());
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Builder');
    },
    { baseURL: server.origin },
  ));

test('a payment page that cannot be had says so and leaves no empty tab; a browser that opens no tab goes on in this one', () =>
  asPerson(
    async (person) => {
      await signUpAside(person);
      // Not the page the journey watches: what fails here fails on purpose.
      const page = await person.context.newPage();
      await page.goto('/dashboard/subscription');
      await page.route('**/api/functions/create-checkout', (route) => route.abort('internetdisconnected'));
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Choisir Builder' }).click();
      await page.getByText('Impossible de créer la session de paiement. Veuillez réessayer.').first().waitFor();
      await expect.poll(async () => (await opened).isClosed()).toBe(true);
      await page.unroute('**/api/functions/create-checkout');
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.getByRole('button', { name: 'Choisir Builder' }).click();
      await page.waitForURL('**/paiement-simule?paiement=**');
      await page.getByRole('button', { name: /^Payer/ }).waitFor();
      await page.close();
    },
    { baseURL: server.origin },
  ));

test('while it waits and when it fails, the page says so and can be asked again', () =>
  asPerson(
    async (person) => {
      await signUpAside(person);
      for (const answer of ['never', 'offline'] as const) {
        // Not the page the journey watches: what fails here fails on purpose.
        const page = await person.context.newPage();
        await page.route(/\/api\/(subscription|invoices|usage|simulated-payments)/, (route) =>
          answer === 'never' ? undefined : route.abort('internetdisconnected'),
        );
        for (const path of ['/dashboard/subscription', '/paiement-simule', '/paiement-simule?paiement=essai']) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          const told =
            answer === 'never' ? page.getByText('Chargement') : page.getByRole('button', { name: 'Réessayer' });
          await told.first().waitFor();
          await expectNarrow(page);
        }
        await page.close();
      }
    },
    { baseURL: server.origin },
  ));

async function look({ page, seeScreen }: Person, name: string): Promise<void> {
  await seeScreen(name);
  await expectNarrow(page);
}

/** The payment page that `press` opens in a tab of its own. */
async function openBeside(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
  await opened.waitForURL('**/paiement-simule**');
  return opened;
}

async function payFor(page: Page, plan: string): Promise<void> {
  await page.goto('/dashboard/subscription');
  const payment = await openBeside(page, () => page.getByRole('button', { name: `Choisir ${plan}` }).click());
  await payment.getByRole('button', { name: /^Payer/ }).click();
  await payment.getByText(`Votre plan ${plan} est actif`).waitFor();
  await payment.close();
  await page.getByText('Il se renouvelle le').waitFor();
}

async function useUpAnalyses({ context, origin }: Person): Promise<void> {
  for (const job of ['Comptable', 'Cariste', 'Infirmière']) {
    const data = { cvContent: `Camille Essai\n${job} depuis 2019`, jobDescription: `Nous cherchons : ${job}` };
    const answer = await context.request.post('/api/functions/analyze-cv', { headers: { origin }, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

async function meetLimit(page: Page): Promise<void> {
  const { cv, offer } = fixturePair('comptable', 'doc');
  await page.goto('/cv-crafting');
  await page.getByLabel('Fichier de votre CV').setInputFiles(cv);
  await page.getByLabel(/Texte de l.offre/).fill(offer);
  await page.getByRole('button', { name: 'Analyser mon CV' }).click();
  await page.getByRole('dialog', { name: /Limite d.analyses atteinte/ }).waitFor();
}

/** Presses by name, and how many presses it took. */
function countClicks(page: Page) {
  let clicks = 0;
  return {
    press: async (name: string) => {
      clicks += 1;
      await page.getByRole('button', { name }).click();
    },
    count: () => clicks,
  };
}

async function endOfPeriod({ context }: Person): Promise<Date> {
  const { currentPeriodEnd } = await (await context.request.get('/api/subscription')).json();
  return new Date(currentPeriodEnd);
}

function frenchDay(date: Date): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(date);
}

/** The demonstration keeps its mails on this machine. */
async function expectMail({ email }: Account, subject: string): Promise<void> {
  const box = async () => (await fetch(`${server.origin}/boite-mail`)).text();
  await expect.poll(box, { timeout: 40_000 }).toContain(subject);
  expect(await box()).toContain(email);
}

/** On to another moment: sessions end on the way, and the person signs in again. */
async function goTo(instant: number, { email, password }: Account, { context, origin }: Person): Promise<void> {
  await server.moveClock(instant - Date.now());
  const data = { email, password };
  const answer = await context.request.post('/api/auth/sign-in/email', { headers: { origin }, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
