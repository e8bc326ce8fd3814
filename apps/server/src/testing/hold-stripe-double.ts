/**
 * Stripe’s double in a process of its own: `hold-stripe-double.ts`. Says `{ url, webhookSecret }` on its first line, then
 * takes an order a line as JSON and answers each: `{ "order": "down", "down": true }`; `{ "order": "pay", "session": "cs_…" }`
 * → `{ "events": [{ "body", "signature" }] }`; `{ "order": "count" }` → how many there are of each.
 */
import { createInterface } from 'node:readline';
import { openStripe } from '../ports/stripe/open-stripe.ts';
import { prepareAccount } from '../ports/stripe/prepare-account.ts';
import { bodyOf, signatureOf, startStripeDouble, webhookSecret } from './stripe/start-stripe-double.ts';

type Order = { order: 'down' | 'pay' | 'count'; down?: boolean; session?: string };

const stripe = await startStripeDouble();
const { books, state } = stripe;
await prepareAccount(openStripe(stripe.access), null);

function follow({ order, down = false, session = '' }: Order): object {
  if (order === 'down') state.down = down;
  if (order === 'count')
    return { customers: books.customers.size, sessions: books.sessions.size, subscriptions: books.subscriptions.size };
  if (order !== 'pay') return { done: true };
  books.payCheckout(session);
  const bodies = books.events.splice(0).map(bodyOf);
  const at = Math.floor(Date.now() / 1000);
  return { events: bodies.map((body) => ({ body, signature: signatureOf(body, at) })) };
}

const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);
say({ url: stripe.url, webhookSecret });
for await (const line of createInterface({ input: process.stdin })) say(follow(JSON.parse(line)));
process.exit(0);
