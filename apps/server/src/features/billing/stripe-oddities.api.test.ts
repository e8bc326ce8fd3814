import { afterAll, afterEach, expect, test } from 'vitest';
import type { UserContext } from '../../context.ts';
import { users } from '../../db/schema/auth.ts';
import { openStripe } from '../../ports/stripe/open-stripe.ts';
import { prepareAccount } from '../../ports/stripe/prepare-account.ts';
import { stripePayments } from '../../ports/stripe/stripe-payments.ts';
import { startStripeDouble } from '../../testing/stripe/start-stripe-double.ts';
import type { Subscription } from '../../testing/stripe/stripe-books.ts';
import { checkout, stateOf, tierOf } from '../../testing/stripe/stripe-steps.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { createCheckout } from './create-checkout.ts';
import { simulatedPayments } from './simulated/simulated-payments.ts';

const stripe = await startStripeDouble();
const { books } = stripe;
await prepareAccount(openStripe(stripe.access), 'http://localhost:3000');
const app = await createTestApp({ payments: stripePayments(stripe.access) });
const { payments } = app.services;
afterAll(() => stripe.stop());
afterEach(() => {
  app.clock.reset();
  Object.assign(app.services, { payments });
  books.now = Math.floor(Date.now() / 1000);
});

async function subscribe(tier: string, period = 'monthly'): Promise<{ user: TestUser; subscription: Subscription }> {
  const user = await app.users.free();
  const subscription = books.payCheckout(await checkout(user, tier, period));
  expect(await tierOf(user)).toBe(tier);
  return { user, subscription };
}

const customersOf = (user: TestUser) => [...books.customers.values()].filter(({ email }) => email === user.email);
const itemOf = ({ items }: Subscription) => items.data[0] as Subscription['items']['data'][number];

test('the demonstration’s payments do not exist beside real ones, and make nobody known to Stripe', async () => {
  const user = await app.users.free();
  for (const outcome of ['pay', 'refuse', 'abandon'])
    expect((await user.post('/api/simulated-payments/anything', { outcome })).status).toBe(404);
  expect((await user.get('/api/simulated-payments/anything')).status).toBe(404);
  expect((await user.get('/api/simulated-payments/%00')).status).toBe(404);
  expect(customersOf(user)).toEqual([]);
});

test('what was had in the demonstration counts for nothing once payments are real', async () => {
  const user = await app.users.free();
  Object.assign(app.services, { payments: simulatedPayments(app.services.db, app.services.appUrl) });
  const { body } = await user.post('/api/functions/create-checkout', { tier: 'leader', billing_period: 'yearly' });
  const token = new URL(body.url).searchParams.get('paiement');
  await user.post(`/api/simulated-payments/${token}`, { outcome: 'pay' });
  expect(await tierOf(user)).toBe('leader');
  Object.assign(app.services, { payments });
  expect(await tierOf(user)).toBe('free');
  books.payCheckout(await checkout(user, 'builder'));
  expect(await tierOf(user)).toBe('builder');
});

test('who is charged at Stripe stays known there while the demonstration is on, and is forgotten there in the end', async () => {
  const { user, subscription } = await subscribe('builder');
  Object.assign(app.services, { payments: simulatedPayments(app.services.db, app.services.appUrl) });
  const asked = await user.post('/api/functions/create-checkout', { tier: 'leader', billing_period: 'monthly' });
  expect(asked.status).toBe(503);
  expect(await tierOf(user)).toBe('builder');
  expect((await user.post('/api/functions/delete-user-data', {})).status).toBe(200);
  const [job] = app.jobs.waiting.filter(({ name }) => name === 'customer');
  await expect(app.runJobs()).rejects.toThrow('stripe');
  Object.assign(app.services, { payments });
  app.jobs.waiting.push(job as NonNullable<typeof job>);
  await app.runJobs();
  expect(books.subscription(subscription.id).status).toBe('canceled');
});

test('a subscription whose grace is over is ended before another is sold: its card is not tried beside it', async () => {
  const { user, subscription } = await subscribe('builder');
  books.endPeriod(subscription.id, 'refused');
  await app.users.later(user, 38);
  expect(await tierOf(user)).toBe('free');
  books.payCheckout(await checkout(user, 'builder'));
  expect(books.of(subscription.customer).map(({ status }) => status)).toEqual(['canceled', 'active']);
});

test('a payment made good long after its grace is found, though nothing is heard of it', async () => {
  const { user, subscription } = await subscribe('builder');
  books.endPeriod(subscription.id, 'refused');
  await app.users.later(user, 39);
  await app.sweepSubscriptions();
  expect(await stateOf(user)).toMatchObject({ tier: 'free', status: 'none' });
  books.settle(subscription.id);
  await app.users.later(user, 2);
  await app.sweepSubscriptions();
  expect(await stateOf(user)).toMatchObject({ tier: 'builder', status: 'active' });
});

test('the payment of an upgrade that fails in mid-year has the whole grace', async () => {
  const { user, subscription } = await subscribe('builder', 'yearly');
  books.now += 100 * 24 * 3600;
  books.invoice(subscription, 1000, 'open');
  subscription.status = 'past_due';
  await app.users.later(user, 100);
  await app.sweepSubscriptions();
  const { tier, status, graceUntil } = await stateOf(user);
  expect({ tier, status }).toEqual({ tier: 'builder', status: 'past_due' });
  expect(new Date(graceUntil).getTime() / 1000).toBe(books.now + 7 * 24 * 3600);
});

test('an invoice let go long ago takes no grace from the next one', async () => {
  const { user, subscription } = await subscribe('builder');
  books.endPeriod(subscription.id, 'refused');
  subscription.status = 'active';
  books.endPeriod(subscription.id);
  books.endPeriod(subscription.id, 'refused');
  await app.users.later(user, 91);
  await app.sweepSubscriptions();
  expect(await stateOf(user)).toMatchObject({ tier: 'builder', status: 'past_due' });
});

test('an end that was set on a date, as the portal sets it, can be taken back', async () => {
  const { user, subscription } = await subscribe('builder');
  subscription.cancel_at = itemOf(subscription).current_period_end;
  expect((await user.post('/api/functions/resume-subscription', {})).body).toMatchObject({ endsAt: null });
  expect(subscription.cancel_at).toBeNull();
});

test('what the operator adds beside a plan does not hide the plan', async () => {
  const { user, subscription } = await subscribe('builder');
  const item = itemOf(subscription);
  const price = books.createPrice({ ...item.price, lookup_key: 'cours_particulier', metadata: {} });
  subscription.items.data.unshift({ ...item, id: 'si_added', price });
  await app.users.later(user, 2);
  await app.sweepSubscriptions();
  expect(await stateOf(user)).toMatchObject({ tier: 'builder' });
});

test('what was done on the customer’s own page is seen at the return, though nothing is heard of it', async () => {
  const { user, subscription } = await subscribe('builder');
  await app.users.later(user, 2);
  await user.post('/api/functions/customer-portal', {});
  subscription.cancel_at = itemOf(subscription).current_period_end;
  await tierOf(user);
  expect(await stateOf(user)).toMatchObject({ endsAt: expect.any(String) });
});

test('the customer’s own page is one on which the plan cannot be changed', async () => {
  const { user } = await subscribe('builder');
  const { body } = await user.post('/api/functions/customer-portal', {});
  const session = books.sessions.get(new URL(body.url).pathname.split('/').at(-1) as string);
  const configuration = books.configurations.get(session?.configuration as string);
  expect(configuration?.metadata).toEqual({ coach_changes_take_effect: 'never' });
});

test('who was deleted at Stripe becomes a new customer with the next purchase', async () => {
  const { user, subscription } = await subscribe('builder');
  const { customer } = subscription;
  books.customers.set(customer, { id: customer, object: 'customer', deleted: true });
  subscription.status = 'canceled';
  books.payCheckout(await checkout(user, 'advancer'));
  expect(await tierOf(user)).toBe('advancer');
});

test('a customer of Stripe’s test mode is a new one in live mode; who is known to pay is left as they are', async () => {
  const trying = await app.users.free();
  await checkout(trying, 'builder');
  const { user: paying } = await subscribe('builder');
  const others = [...customersOf(trying), ...customersOf(paying)];
  for (const { id } of others) books.customers.delete(id);
  books.payCheckout(await checkout(trying, 'builder'));
  expect(await tierOf(trying)).toBe('builder');
  const asked = await paying.post('/api/functions/create-checkout', { tier: 'leader', billing_period: 'monthly' });
  expect(asked.status).toBe(503);
  expect(customersOf(paying)).toEqual([]);
  for (const customer of others) books.customers.set(customer.id, customer);
  await checkout(paying, 'leader');
});

test('two processes that are asked at once leave one page that can be paid', async () => {
  const user = await app.users.free();
  await checkout(user, 'builder');
  const [{ customer_id: customer }] = (
    await app.pool.query('select customer_id from billing_customers where user_id = $1', [user.id])
  ).rows;
  const { openCheckout } = payments;
  const bothOpened = Promise.withResolvers<void>();
  let opened = 0;
  const together: typeof openCheckout = async (...args) => {
    const page = await openCheckout(...args);
    opened += 1;
    if (opened === 2) bothOpened.resolve();
    if (opened <= 2) await bothOpened.promise;
    return page;
  };
  const context = {
    ...app.services,
    payments: { ...payments, openCheckout: together },
    actor: { userId: user.id, sessionId: '', email: user.email, fullName: '' },
    language: 'fr',
    signal: new AbortController().signal,
  } as unknown as UserContext;
  // A module of its own is what another process has: its turns know nothing of the other’s. Node loads one for each query.
  const another: string = new URL('./create-checkout.ts?another-process', import.meta.url).href;
  const other: typeof import('./create-checkout.ts') = await import(another);
  expect(other.createCheckout).not.toBe(createCheckout);
  const wanted = { tier: 'builder', billing_period: 'monthly' } as const;
  await Promise.all([createCheckout(context, wanted), other.createCheckout(context, wanted)]);
  const open = [...books.sessions.values()].filter((each) => each.customer === customer && each.status === 'open');
  expect(open).toHaveLength(1);
});

test('an account erased while Stripe makes its customer leaves nobody known there', async () => {
  const user = await app.users.free();
  const { createCustomer } = payments;
  const erasing: typeof createCustomer = async (...args) => {
    const customerId = await createCustomer(...args);
    await user.post('/api/functions/delete-user-data', {});
    return customerId;
  };
  Object.assign(app.services, { payments: { ...payments, createCustomer: erasing } });
  await user.post('/api/functions/create-checkout', { tier: 'builder', billing_period: 'monthly' });
  expect(customersOf(user)).toHaveLength(1);
  Object.assign(app.services, { payments });
  await app.runJobs();
  expect(customersOf(user)).toEqual([]);
  expect((await app.services.db.select().from(users)).map(({ id }) => id)).not.toContain(user.id);
});

test('however often one asks while Stripe is slow, Stripe is asked once', async () => {
  const user = await app.users.free();
  await checkout(user, 'builder');
  stripe.asked.length = 0;
  stripe.state.delayMs = 300;
  await Promise.all(Array.from({ length: 50 }, () => tierOf(user)));
  stripe.state.delayMs = 0;
  expect(stripe.asked.filter((call) => call === 'GET /v1/subscriptions')).toHaveLength(1);
});

test('who pays at Stripe and was lost here, as by a restored backup, is found again and sold nothing twice', async () => {
  const { user, subscription } = await subscribe('builder');
  await app.pool.query('delete from billing_customers where user_id = $1', [user.id]);
  await app.pool.query('delete from subscriptions where user_id = $1', [user.id]);
  expect(await tierOf(user)).toBe('free');
  const again = await user.post('/api/functions/create-checkout', { tier: 'builder', billing_period: 'monthly' });
  expect([again.status, again.body.reason]).toEqual([409, 'already_on_plan']);
  expect(await tierOf(user)).toBe('builder');
  expect(customersOf(user).map(({ id }) => id)).toEqual([subscription.customer]);
});

test('an invoice of an account that is gone is kept ten years, and no longer', async () => {
  const { user } = await subscribe('builder');
  await user.post('/api/functions/delete-user-data', {});
  const left = async () => (await app.pool.query('select from invoices where user_id is null')).rowCount;
  const before = await left();
  expect(before).toBeGreaterThan(0);
  app.clock.advance(10.5 * 365 * 24 * 3_600_000);
  await app.sweepSubscriptions();
  expect(await left()).toBe(before);
  app.clock.advance(365 * 24 * 3_600_000);
  await app.sweepSubscriptions();
  expect(await left()).toBe(0);
});
