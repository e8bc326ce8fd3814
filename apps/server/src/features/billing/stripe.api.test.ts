import { afterAll, afterEach, expect, test } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { paymentEvents } from '../../db/schema/billing.ts';
import { openStripe } from '../../ports/stripe/open-stripe.ts';
import { prepareAccount } from '../../ports/stripe/prepare-account.ts';
import { stripePayments } from '../../ports/stripe/stripe-payments.ts';
import { bodyOf, signatureOf, startStripeDouble } from '../../testing/stripe/start-stripe-double.ts';
import type { StripeEvent, Subscription } from '../../testing/stripe/stripe-books.ts';
import { checkout, stateOf, tierOf } from '../../testing/stripe/stripe-steps.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const stripe = await startStripeDouble();
const { books } = stripe;
await prepareAccount(openStripe(stripe.access), 'http://localhost:3000');
const app = await createTestApp({ payments: stripePayments(stripe.access) });
afterAll(() => stripe.stop());
afterEach(() => {
  app.clock.reset();
  stripe.state.down = false;
  books.now = Math.floor(Date.now() / 1000);
});

const seconds = () => Math.floor(app.clock.now().getTime() / 1000);
const dayS = 24 * 3600;

/** Hands an event over as Stripe would. */
async function deliver(event: StripeEvent, body = bodyOf(event), signature = signatureOf(body, seconds())) {
  return await app.ask('/api/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature } });
}

/** Delivers what has happened since, and lets the jobs run. */
async function deliverAll(events = books.events.splice(0)): Promise<void> {
  for (const event of events) expect((await deliver(event)).status).toBe(200);
  await app.runJobs();
}

async function subscribe(tier: string, period = 'monthly'): Promise<{ user: TestUser; subscription: Subscription }> {
  const user = await app.users.free();
  const subscription = books.payCheckout(await checkout(user, tier, period));
  await deliverAll();
  return { user, subscription };
}

const subjectsTo = (user: TestUser) =>
  app.mailer.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject);
const iso = (at: number) => new Date(at * 1000).toISOString();

test('preparing the account twice makes products, prices and pages once; a price that changed gets a successor', async () => {
  expect(books.products.size).toBe(3);
  expect([...books.prices.values()].map((price) => [price.lookup_key, price.unit_amount]).sort()).toEqual([
    ['advancer_monthly', 1499],
    ['advancer_yearly', 14_990],
    ['builder_monthly', 599],
    ['builder_yearly', 5990],
    ['leader_monthly', 2999],
    ['leader_yearly', 29_990],
  ]);
  expect(await prepareAccount(openStripe(stripe.access), null)).toEqual([expect.stringContaining('Nothing to do')]);
  expect(books.configurations.size).toBe(3);
  // Whatever Stripe does not hold back to the period’s end is paid for in proportion.
  const rules = [...books.configurations.values()].map(({ metadata, fields }) => [
    (metadata as Record<string, string>).coach_changes_take_effect,
    (fields as Record<string, string>)['features[subscription_update][proration_behavior]'] ?? 'no change',
  ]);
  expect(rules).toEqual([
    ['now', 'always_invoice'],
    ['period_end', 'always_invoice'],
    ['never', 'no change'],
  ]);
});

test('who paid has the plan, its dates, the invoice and one mail', async () => {
  const { user, subscription } = await subscribe('builder');
  expect(await stateOf(user)).toMatchObject({
    subscribed: true,
    tier: 'builder',
    status: 'active',
    provider: 'stripe',
    payments: 'stripe',
    currentPeriodEnd: iso(subscription.items.data[0]?.current_period_end as number),
  });
  const [invoice] = (await user.get('/api/invoices')).body.items;
  expect(invoice).toMatchObject({ amountCents: 599, status: 'paid', plan: 'builder', hasPage: true });
  const page = await user.send(`/api/invoices/${invoice.id}/page`);
  expect([page.status, page.headers.get('location')]).toEqual([303, expect.stringContaining('invoice.example.com')]);
  const other = await app.users.free();
  expect((await other.get(`/api/invoices/${invoice.id}/page`)).status).toBe(404);
  expect(subjectsTo(user)).toEqual([expect.stringContaining('Builder est actif')]);
});

test('who comes back before the event is heard has the plan all the same', async () => {
  const user = await app.users.free();
  books.payCheckout(await checkout(user, 'advancer', 'yearly'));
  books.events.splice(0);
  expect(await tierOf(user)).toBe('advancer');
  expect(await stateOf(user)).toMatchObject({ billingPeriod: 'yearly' });
});

test('a payment whose event is never heard and whose page is never seen again is found', async () => {
  const user = await app.users.free();
  books.payCheckout(await checkout(user, 'builder'));
  books.events.splice(0);
  await app.users.later(user, 1 / 24);
  await app.sweepSubscriptions();
  expect(await stateOf(user)).toMatchObject({ tier: 'builder' });
});

test('an upgrade counts at once, on the portal page whose changes do; a downgrade waits for the period’s end', async () => {
  const { user, subscription } = await subscribe('builder');
  const session = books.sessions.get(await checkout(user, 'leader'));
  const effectOf = (id: unknown) => books.configurations.get(id as string)?.metadata;
  expect(effectOf(session?.configuration)).toMatchObject({ coach_changes_take_effect: 'now' });
  expect(session).toMatchObject({ subscription: subscription.id, price: books.priceNamed('leader_monthly').id });
  books.confirmChange(subscription.id, 'leader_monthly', 'now');
  await deliverAll();
  expect(await stateOf(user)).toMatchObject({ tier: 'leader', next: null });

  const down = books.sessions.get(await checkout(user, 'builder'));
  expect(effectOf(down?.configuration)).toMatchObject({ coach_changes_take_effect: 'period_end' });
  books.confirmChange(subscription.id, 'builder_monthly', 'period_end');
  await deliverAll();
  const end = subscription.items.data[0]?.current_period_end as number;
  const planned = { plan: 'builder', billingPeriod: 'monthly', at: iso(end) };
  expect(await stateOf(user)).toMatchObject({ tier: 'leader', next: planned });
  books.endPeriod(subscription.id);
  await app.users.later(user, 31);
  await deliverAll();
  expect(await stateOf(user)).toMatchObject({ tier: 'builder', next: null });
  // Stripe’s schedule stays through its last phase, and stands in nobody’s way.
  await checkout(user, 'advancer');
});

test('a change to come can be taken back, and only then gives way to another', async () => {
  const { user, subscription } = await subscribe('leader');
  books.confirmChange(subscription.id, 'builder_monthly', 'period_end');
  await deliverAll();
  expect((await user.post('/api/functions/resume-subscription', {})).body).toMatchObject({
    tier: 'leader',
    next: null,
  });
  books.confirmChange(subscription.id, 'builder_monthly', 'period_end');
  const early = await user.post('/api/functions/create-checkout', { tier: 'advancer', billing_period: 'monthly' });
  expect([early.status, early.body.reason]).toEqual([409, 'change_pending']);
  expect(subscription.schedule).not.toBeNull();
  await user.post('/api/functions/resume-subscription', {});
  await user.post('/api/functions/cancel-subscription', {});
  const ending = await user.post('/api/functions/create-checkout', { tier: 'advancer', billing_period: 'monthly' });
  expect([ending.status, ending.body.reason]).toEqual([409, 'change_pending']);
  await user.post('/api/functions/resume-subscription', {});
  await checkout(user, 'advancer');
  books.confirmChange(subscription.id, 'advancer_monthly', 'period_end');
  await deliverAll();
  expect(await stateOf(user)).toMatchObject({ next: { plan: 'advancer' } });
});

test('cancelled, it lasts to the period’s end; resumed, it goes on; at its end, explorer', async () => {
  const { user, subscription } = await subscribe('advancer');
  const end = iso(subscription.items.data[0]?.current_period_end as number);
  expect((await user.post('/api/functions/cancel-subscription', {})).body).toMatchObject({
    tier: 'advancer',
    endsAt: end,
  });
  expect((await user.post('/api/functions/resume-subscription', {})).body).toMatchObject({ endsAt: null });
  await user.post('/api/functions/cancel-subscription', {});
  await deliverAll();
  expect(subjectsTo(user).filter((subject) => subject.includes('résiliation'))).toHaveLength(2);
  await app.users.later(user, 29);
  expect(await tierOf(user)).toBe('advancer');
  await app.users.later(user, 2);
  expect(await tierOf(user)).toBe('free');
  books.endPeriod(subscription.id);
  await deliverAll();
  expect(await stateOf(user)).toMatchObject({ subscribed: false, status: 'none' });
});

test('a payment that fails keeps the access for seven days, with a mail; made good in time, nothing is lost', async () => {
  const { user, subscription } = await subscribe('builder');
  books.endPeriod(subscription.id, 'refused');
  await app.users.later(user, 30);
  await deliverAll();
  const grace = iso((subscription.items.data[0]?.current_period_start as number) + 7 * dayS);
  expect(await stateOf(user)).toMatchObject({ tier: 'builder', status: 'past_due', graceUntil: grace });
  expect(subjectsTo(user).filter((subject) => subject.includes('n’a pas abouti'))).toHaveLength(1);
  await app.users.later(user, 6.5);
  expect(await tierOf(user)).toBe('builder');
  await app.users.later(user, 1);
  expect(await tierOf(user)).toBe('free');
  books.settle(subscription.id);
  await deliverAll();
  expect(await stateOf(user)).toMatchObject({ tier: 'builder', status: 'active', graceUntil: null });
});

test('a payment that keeps failing gets no second grace with the next invoice', async () => {
  const { user, subscription } = await subscribe('builder');
  books.endPeriod(subscription.id, 'refused');
  books.endPeriod(subscription.id, 'refused');
  await app.users.later(user, 60);
  await deliverAll();
  expect(await tierOf(user)).toBe('free');
});

test('an event that comes a hundred times at once has one effect', async () => {
  const user = await app.users.free();
  books.payCheckout(await checkout(user, 'builder'));
  const events = books.events.splice(0);
  for (const event of events) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(event)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  expect(app.jobs.waiting.filter(({ name }) => name === 'subscription')).toHaveLength(events.length);
  expect(await app.services.db.select().from(paymentEvents)).toSatisfy(
    (rows: { id: string }[]) =>
      rows.filter(({ id }) => events.some((event) => event.id === id)).length === events.length,
  );
  await app.runJobs();
  await deliverAll(events);
  expect(subjectsTo(user)).toHaveLength(1);
  expect((await user.get('/api/invoices')).body.items).toHaveLength(1);
});

test('five events in every order end in the same state', async () => {
  const { user, subscription } = await subscribe('builder');
  books.confirmChange(subscription.id, 'leader_monthly', 'now');
  books.confirmChange(subscription.id, 'builder_monthly', 'period_end');
  await user.post('/api/functions/cancel-subscription', {});
  const events = books.events.splice(0).slice(0, 5);
  expect(events).toHaveLength(5);
  const last = await stateOf(user);
  expect(last).toMatchObject({ tier: 'leader', next: null, endsAt: expect.any(String) });
  for (const [round, order] of orders(events).entries()) {
    for (const event of order) {
      expect((await deliver({ ...event, id: `${event.id}_${round}` })).status).toBe(200);
      await app.runJobs();
    }
    expect(await stateOf(user)).toEqual(last);
  }
});

test('what Stripe did not sign just now is refused, and changes nothing', async () => {
  const user = await app.users.free();
  books.payCheckout(await checkout(user, 'builder'));
  const [event] = books.events.splice(0) as [StripeEvent];
  const body = bodyOf(event);
  const attempts = [
    deliver(event, body, signatureOf(body, seconds(), 'whsec_of_someone_else')),
    deliver(event, `${body} `, signatureOf(body, seconds())),
    deliver(event, body.replace('"evt_', '"evt_x'), signatureOf(body, seconds())),
    deliver(event, body, signatureOf(body, seconds() - 301)),
    deliver(event, body, ''),
    deliver(event, body, 't=1,v1=abc'),
    deliver(event, 'no json', signatureOf('no json', seconds())),
    deliver(event, '{}', signatureOf('{}', seconds())),
    app.ask('/api/webhooks/stripe', { method: 'POST', body }),
  ];
  for (const attempt of attempts) expect((await attempt).status).toBe(400);
  const recorded = await app.services.db.select().from(paymentEvents);
  expect(recorded.map(({ id }) => id)).not.toContain(event.id);
  expect(app.jobs.waiting.filter(({ name }) => name === 'subscription')).toEqual([]);
  expect((await deliver(event, body, signatureOf(body, seconds() - 299))).status).toBe(200);
});

test('events about customers of someone else are taken and left alone', async () => {
  const stranger = books.createCustomer('inconnu@example.com');
  expect((await deliver(books.emit('customer.updated', stranger))).status).toBe(200);
  expect((await deliver(books.emit('balance.available', { id: 'bal', object: 'balance' }))).status).toBe(200);
  books.events.splice(0);
  expect(JSON.stringify(app.jobs.waiting)).not.toContain(stranger.id);
});

test('a look that began earlier never replaces what a later one saw', async () => {
  const { user, subscription } = await subscribe('builder');
  books.confirmChange(subscription.id, 'leader_monthly', 'now');
  const [event] = books.events.splice(0) as [StripeEvent];
  const slow = slowedDown();
  await deliver(event);
  const running = app.runJobs();
  await slow.asked;
  books.confirmChange(subscription.id, 'advancer_monthly', 'now');
  await deliverAll();
  expect(await stateOf(user)).toMatchObject({ tier: 'advancer' });
  slow.release();
  await running;
  expect(await stateOf(user)).toMatchObject({ tier: 'advancer' });
});

/** The next look is answered with what was so when it was asked, but only once released. */
function slowedDown() {
  const { payments } = app.services;
  const { fetchState } = payments;
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  Object.assign(payments, {
    fetchState: async (...args: Parameters<typeof fetchState>) => {
      Object.assign(payments, { fetchState });
      const state = await fetchState(...args);
      asked.resolve();
      await gate.promise;
      return state;
    },
  });
  return { asked: asked.promise, release: gate.resolve };
}

test('while Stripe is down nothing is lost: checkout says so, jobs wait, access stays', async () => {
  const { user, subscription } = await subscribe('builder');
  stripe.state.down = true;
  const asked = await user.post('/api/functions/create-checkout', { tier: 'leader', billing_period: 'monthly' });
  expect([asked.status, asked.body.message]).toEqual([
    503,
    'Impossible de créer la session de paiement. Veuillez réessayer.',
  ]);
  const portal = await user.post('/api/functions/customer-portal', {});
  expect(portal.body.message).toBe("Impossible d'ouvrir le portail client. Veuillez réessayer.");
  expect((await user.post('/api/functions/cancel-subscription', {})).status).toBe(503);
  stripe.state.down = false;
  books.confirmChange(subscription.id, 'leader_monthly', 'now');
  stripe.state.down = true;
  await expect(deliverAll()).rejects.toThrow();
  expect(await tierOf(user)).toBe('builder');
}, 60_000);

test('two people who ask at once are two customers; one who asks twice is one, and has one page to pay on', async () => {
  const user = await app.users.free();
  const pages = await Promise.all([checkout(user, 'builder'), checkout(user, 'builder')]);
  const customers = new Set(pages.map((id) => books.sessions.get(id)?.customer));
  expect(customers.size).toBe(1);
  const third = await checkout(user, 'builder');
  const open = [...books.sessions.values()].filter(
    ({ customer, status }) => customers.has(customer) && status === 'open',
  );
  expect(open.map(({ id }) => id)).toEqual([third]);
});

test('deleting the account ends the subscription at Stripe, though Stripe is down at that moment; the invoice stays, of nobody', async () => {
  const { user, subscription } = await subscribe('leader');
  stripe.state.down = true;
  expect((await user.post('/api/functions/delete-user-data', {})).status).toBe(200);
  const [job] = app.jobs.waiting.filter(({ name }) => name === 'customer');
  await expect(app.runJobs()).rejects.toThrow();
  stripe.state.down = false;
  app.jobs.waiting.push(job as NonNullable<typeof job>);
  await app.runJobs();
  expect(books.subscription(subscription.id).status).toBe('canceled');
  await deliverAll();
  expect((await app.services.db.select().from(users)).map(({ id }) => id)).not.toContain(user.id);
  const kept = await app.pool.query(
    'select user_id, account_hash from invoices where amount_cents = 2999 and user_id is null',
  );
  expect(kept.rowCount).toBe(1);
  expect(kept.rows[0].account_hash).not.toContain(user.id);
}, 60_000);

function orders<Item>(items: Item[]): Item[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
