import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const app = await createTestApp();
afterEach(() => app.clock.reset());

async function openPayment(user: TestUser, tier: string, billing_period = 'monthly'): Promise<string> {
  const { status, body } = await user.post('/api/functions/create-checkout', { tier, billing_period });
  expect(status).toBe(200);
  return new URL(body.url).searchParams.get('paiement') as string;
}

async function pay(user: TestUser, tier: string, billing_period = 'monthly') {
  const token = await openPayment(user, tier, billing_period);
  return await user.post(`/api/simulated-payments/${token}`, { outcome: 'pay' });
}

const subscriptionOf = async (user: TestUser) => (await user.get('/api/subscription')).body;
const tierOf = async (user: TestUser) =>
  (await user.post('/api/functions/check-subscription', {})).body.subscription_tier;
const mailsTo = (user: TestUser) => app.mailer.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject);

test('who pays has the plan at once, its dates, one invoice and one mail', async () => {
  const user = await app.users.free();
  expect(await subscriptionOf(user)).toMatchObject({ subscribed: false, tier: 'free', hasPortal: false });
  const token = await openPayment(user, 'builder');
  expect((await user.get(`/api/simulated-payments/${token}`)).body).toMatchObject({
    kind: 'subscribe',
    plan: 'builder',
    dueCents: 599,
    renewalCents: 599,
    takesEffectAt: null,
  });
  expect((await user.post(`/api/simulated-payments/${token}`, { outcome: 'pay' })).body).toEqual({
    outcome: 'paid',
    next: '/dashboard/subscription?success=true',
  });
  expect(await subscriptionOf(user)).toMatchObject({
    subscribed: true,
    tier: 'builder',
    status: 'active',
    provider: 'simulated',
    billingPeriod: 'monthly',
    endsAt: null,
    next: null,
    hasPortal: true,
  });
  expect((await user.get('/api/usage')).body.meters.cv_analysis.limit).toBe(15);
  expect((await user.get('/api/invoices')).body.items).toEqual([
    expect.objectContaining({ amountCents: 599, currency: 'eur', status: 'paid', plan: 'builder', hasPage: false }),
  ]);
  await app.runJobs();
  expect(mailsTo(user)).toEqual([expect.stringContaining('Votre abonnement Builder est actif')]);
  expect((await user.post(`/api/simulated-payments/${token}`, { outcome: 'pay' })).status).toBe(404);
});

test('the same payment pressed a hundred times at once is paid once', async () => {
  const user = await app.users.free();
  const token = await openPayment(user, 'leader', 'yearly');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => user.post(`/api/simulated-payments/${token}`, { outcome: 'pay' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await user.get('/api/invoices')).body.items).toHaveLength(1);
});

test('a refused payment can be tried again, one that was left cannot, and neither changes anything', async () => {
  const user = await app.users.free();
  const token = await openPayment(user, 'advancer');
  const path = `/api/simulated-payments/${token}`;
  expect((await user.post(path, { outcome: 'refuse' })).body).toEqual({ outcome: 'refused', next: null });
  expect((await user.post(path, { outcome: 'abandon' })).body.next).toBe('/dashboard/subscription?canceled=true');
  expect((await user.post(path, { outcome: 'pay' })).status).toBe(404);
  expect(await tierOf(user)).toBe('free');
  expect((await user.get('/api/invoices')).body.items).toEqual([]);
});

test('another person’s payment page is not found', async () => {
  const [user, other] = [await app.users.free(), await app.users.free()];
  const token = await openPayment(user, 'builder');
  expect((await other.get(`/api/simulated-payments/${token}`)).status).toBe(404);
  expect((await other.post(`/api/simulated-payments/${token}`, { outcome: 'pay' })).status).toBe(404);
});

test('a second payment page closes the first, so that nobody pays twice', async () => {
  const user = await app.users.free();
  const first = await openPayment(user, 'builder');
  await openPayment(user, 'advancer');
  expect((await user.post(`/api/simulated-payments/${first}`, { outcome: 'pay' })).status).toBe(404);
});

test('an upgrade in mid-month is paid for in proportion and counts at once; what was used stays used', async () => {
  const user = await app.users.free();
  await pay(user, 'builder');
  await user.post('/api/functions/analyze-cv', { cvContent: 'Comptable, Sage 100', jobDescription: 'Comptable' });
  const { currentPeriodEnd } = await subscriptionOf(user);
  await app.users.later(user, 15);
  const token = await openPayment(user, 'advancer');
  const { body } = await user.get(`/api/simulated-payments/${token}`);
  expect(body).toMatchObject({ kind: 'change', takesEffectAt: null, renewsAt: currentPeriodEnd });
  expect(body.dueCents).toBeGreaterThan(400);
  expect(body.dueCents).toBeLessThan(500);
  await user.post(`/api/simulated-payments/${token}`, { outcome: 'pay' });
  expect(await subscriptionOf(user)).toMatchObject({ tier: 'advancer', currentPeriodEnd });
  expect((await user.get('/api/usage')).body.meters.cv_analysis).toMatchObject({ limit: null, remaining: null });
});

test('a downgrade waits for the end of the period, and can be taken back', async () => {
  const user = await app.users.free();
  await pay(user, 'leader');
  await pay(user, 'builder');
  const { currentPeriodEnd } = await subscriptionOf(user);
  const planned = { plan: 'builder', billingPeriod: 'monthly', at: currentPeriodEnd };
  expect(await subscriptionOf(user)).toMatchObject({ tier: 'leader', next: planned });
  expect((await user.post('/api/functions/resume-subscription', {})).body).toMatchObject({
    tier: 'leader',
    next: null,
  });
  await pay(user, 'builder');
  await app.users.later(user, 32);
  await app.sweepSubscriptions();
  expect(await subscriptionOf(user)).toMatchObject({ tier: 'builder', next: null });
  expect(
    (await user.get('/api/invoices')).body.items.map(({ amountCents }: { amountCents: number }) => amountCents),
  ).toEqual([599, 2999]);
});

test('a cancellation keeps the access to the end of the period, then explorer; it can be taken back until then', async () => {
  const user = await app.users.free();
  expect((await user.post('/api/functions/cancel-subscription', {})).status).toBe(409);
  await pay(user, 'builder');
  const { currentPeriodEnd } = await subscriptionOf(user);
  for (const _ of [1, 2])
    expect((await user.post('/api/functions/cancel-subscription', {})).body).toMatchObject({
      endsAt: currentPeriodEnd,
    });
  expect((await user.post('/api/functions/resume-subscription', {})).body).toMatchObject({ endsAt: null });
  await user.post('/api/functions/cancel-subscription', {});
  await app.runJobs();
  expect(mailsTo(user).filter((subject) => subject.includes('résiliation'))).toHaveLength(2);
  await app.users.later(user, 27);
  expect(await tierOf(user)).toBe('builder');
  await app.users.later(user, 5);
  expect(await tierOf(user)).toBe('free');
  await app.sweepSubscriptions();
  expect(await subscriptionOf(user)).toMatchObject({ subscribed: false, status: 'none' });
  await pay(user, 'advancer');
  expect(await tierOf(user)).toBe('advancer');
});

test('what is not a purchase is refused with a reason', async () => {
  const user = await app.users.free();
  const ask = (tier: string, billing_period = 'monthly') =>
    user.post('/api/functions/create-checkout', { tier, billing_period });
  expect((await ask('explorer')).body).toMatchObject({ error: 'conflict', reason: 'explorer_is_free' });
  expect((await ask('platinum')).status).toBe(400);
  expect((await ask('builder', 'weekly')).status).toBe(400);
  await pay(user, 'builder');
  expect((await ask('builder')).body).toMatchObject({ error: 'conflict', reason: 'already_on_plan' });
  expect((await app.visitor.post('/api/functions/create-checkout', { tier: 'builder' })).status).toBe(401);
});
