import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { type Answer, ask, type Person, signUp, until } from './ask.ts';
import { talkToScript } from './talk-to-script.ts';

const deliveries = 5;

/** Stripe down: a kind refusal and nothing half done; back: one subscription, however often its events come. */
export async function proveStripeAway(): Promise<Finding[]> {
  const stripe = await talkToScript('hold-stripe-double.ts');
  const { url, webhookSecret } = stripe.first;
  const keys = { STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: url };
  const server = await startServer({ env: keys });
  try {
    const person = await signUp(server.origin);
    const checkout = () =>
      person.ask('/api/functions/create-checkout', { json: { tier: 'builder', billing_period: 'monthly' } });
    await stripe.tell({ order: 'down', down: true });
    const refused = await checkout();
    const meanwhile = [await person.ask('/api/profile'), await person.ask('/api/subscription')];
    const begun = await stripe.tell({ order: 'count' });
    await stripe.tell({ order: 'down', down: false });

    const page = await checkout();
    const session = new URL(page.body.url).pathname.split('/').at(-1);
    const { events } = await stripe.tell({ order: 'pay', session });
    // The event comes while Stripe’s interface is down again, and several times, at once and after.
    await stripe.tell({ order: 'down', down: true });
    const received = await deliver(server.origin, events);
    const early = await person.ask('/api/subscription');
    await stripe.tell({ order: 'down', down: false });
    const backMs = await until(async () => (await tier(person)) === 'builder', 120_000);
    received.push(...(await deliver(server.origin, events)));
    const [invoices, ends] = [await person.ask('/api/invoices'), await stripe.tell({ order: 'count' })];
    const kind = refused.status === 503 && refused.code === 'unavailable' && refused.body.reason === 'checkout';
    return [
      exactly('Stripe down: checkout refused with our code and Retry-After', kind && refused.retryAfter ? 1 : 0, 1),
      { name: 'Stripe down: checkout answered after (ms)', value: refused.ms, bound: { atMost: 30_000 } },
      exactly('Stripe down: others served', meanwhile.filter(({ status }) => status === 200).length, 2),
      exactly('Stripe down: payment pages begun', begun.sessions, 0),
      exactly('plan opened before Stripe could be asked', early.body.tier === 'builder' ? 1 : 0, 0),
      { name: 'Stripe back: plan open after (ms)', value: backMs, bound: { atMost: 60_000 } },
      exactly(
        `deliveries of its events taken (of ${received.length})`,
        received.filter(({ status }) => status === 200).length,
        received.length,
      ),
      exactly('invoices after them', invoices.body.items.length, 1),
      exactly('subscriptions at Stripe after them', ends.subscriptions, 1),
      exactly('customers at Stripe after them', ends.customers, 1),
    ];
  } finally {
    await server.stop();
    await stripe.stop();
  }
}

async function deliver(origin: string, events: { body: string; signature: string }[]): Promise<Answer[]> {
  const again = Array.from({ length: deliveries }, () => events).flat();
  return await Promise.all(
    again.map(({ body, signature }) =>
      ask(origin, '/api/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature } }),
    ),
  );
}

async function tier(person: Person): Promise<string> {
  return (await person.ask('/api/subscription')).body.tier;
}

const exactly = (name: string, value: number, bound: number): Finding => ({ name, value, bound: { exactly: bound } });
