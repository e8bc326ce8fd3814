import { afterAll, expect, test } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { openStripe } from '../../ports/stripe/open-stripe.ts';
import { prepareAccount } from '../../ports/stripe/prepare-account.ts';
import { stripePayments } from '../../ports/stripe/stripe-payments.ts';
import { end, spawnNode } from '../../testing/spawn-node.ts';
import { bodyOf, signatureOf, startStripeDouble } from '../../testing/stripe/start-stripe-double.ts';
import type { StripeEvent } from '../../testing/stripe/stripe-books.ts';
import { checkout, stateOf } from '../../testing/stripe/stripe-steps.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { startPgBossQueue } from '../../work/pg-boss-queue.ts';

const stripe = await startStripeDouble();
const { books } = stripe;
await prepareAccount(openStripe(stripe.access), null);
const app = await createTestApp({ payments: stripePayments(stripe.access) });
const queue = await startPgBossQueue(app.database.connection, app.services.log);
Object.assign(app.services, { jobs: queue });
const { mail: _, ...handlers } = jobHandlers(app.services);
await queue.work(handlers);
afterAll(async () => {
  await queue.stop();
  await stripe.stop();
});

async function pay(): Promise<{ user: TestUser; event: StripeEvent }> {
  const user = await app.users.free();
  books.payCheckout(await checkout(user, 'builder'));
  const [event] = books.events.splice(0) as [StripeEvent];
  return { user, event };
}

const sign = (event: StripeEvent) => signatureOf(bodyOf(event), Math.floor(Date.now() / 1000));

async function deliver(event: StripeEvent): Promise<number> {
  const headers = { 'stripe-signature': sign(event) };
  return (await app.ask('/api/webhooks/stripe', { method: 'POST', body: bodyOf(event), headers })).status;
}

const looksAt = async (user: TestUser) =>
  (await app.pool.query('select looks_begun from billing_customers where user_id = $1', [user.id])).rows[0].looks_begun;

test('an event whose receiver was killed before it committed is applied once when Stripe sends it again', async () => {
  const { user, event } = await pay();
  const { connection } = app.database;
  const words = [JSON.stringify(connection), JSON.stringify(stripe.access), bodyOf(event), sign(event)];
  const doomed = await spawnNode('hold-event.ts', words, 'event recorded');
  await end(doomed, 'SIGKILL');
  expect((await app.pool.query('select from payment_events where id = $1', [event.id])).rowCount).toBe(0);
  expect(await stateOf(user)).toMatchObject({ tier: 'free' });
  expect(await deliver(event)).toBe(200);
  await expect.poll(async () => (await stateOf(user)).tier, { timeout: 30_000 }).toBe('builder');
  const looks = await looksAt(user);
  expect(await deliver(event)).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await looksAt(user)).toBe(looks);
});

test('an event that came while Stripe is down is looked into until Stripe answers', async () => {
  const { user, event } = await pay();
  stripe.state.down = true;
  stripe.asked.length = 0;
  expect(await deliver(event)).toBe(200);
  // One job asks three times before it gives up for now: a fourth is another try of the job.
  await expect.poll(() => stripe.asked.length, { timeout: 60_000 }).toBeGreaterThan(3);
  expect(await stateOf(user)).toMatchObject({ tier: 'free' });
  stripe.state.down = false;
  await expect.poll(async () => (await stateOf(user)).tier, { timeout: 60_000 }).toBe('builder');
}, 90_000);
