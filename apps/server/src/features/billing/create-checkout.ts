import { type BillingPeriod, comparePurchases, type Purchase } from '@coach/contracts/prices';
import type { PlanId } from '@coach/contracts/tiers';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createTurns } from '../../http/turns.ts';
import { ChangePendingError, CustomerGoneError, type ProviderSubscription } from '../../ports/payments.ts';
import { type CustomerRow, dropCustomer, ensureCustomer } from './customers.ts';
import { bestOf } from './derive-subscription.ts';
import { findSubscription } from './find-subscription.ts';
import { noteVisit } from './note-visit.ts';
import { returnPages } from './pages.ts';
import { askProvider } from './payment-failures.ts';

/** A second page waits until the first can be closed. */
const inTurn = createTurns({ atOnce: 1, waiting: 20 });
/** Other processes open pages for the same person too. */
const mostTries = 4;

/**
 * A page on which to subscribe, or to confirm a change of plan: one subscription a person, never a second beside it.
 * Throws `conflict` (`explorer_is_free`, `already_on_plan`, `change_pending`), `unavailable` (`checkout`).
 */
export async function createCheckout(
  context: UserContext,
  { tier, billing_period: period }: { tier: PlanId; billing_period: BillingPeriod },
): Promise<{ url: string }> {
  if (tier === 'explorer') throw new AppError('conflict', { reason: 'explorer_is_free' });
  const purchase: Purchase = { plan: tier, period };
  const ask = () => askProvider(context, 'checkout', () => openPage(context, purchase));
  return await inTurn(context.actor.userId, context.signal, ask);
}

async function openPage(context: UserContext, purchase: Purchase, tries = 1): Promise<{ url: string }> {
  const customer = await ensureCustomer(context);
  const opened = await openFor(context, customer, purchase).catch((error) => dropLost(context, customer, error));
  if (opened) return opened;
  if (tries >= mostTries) throw new Error('Payment pages were opened elsewhere at the same time, again and again');
  return await openPage(context, purchase, tries + 1);
}

/** Who is unknown at the provider becomes a new customer there, unless they are known to pay: then its access is wrong. */
async function dropLost(context: UserContext, customer: CustomerRow, error: unknown): Promise<null> {
  if (!(error instanceof CustomerGoneError)) throw error;
  const paying = error.isDeleted ? null : await findSubscription(context, customer.userId);
  if (paying?.provider === customer.provider) throw error;
  await dropCustomer(context, customer.customerId);
  return null;
}

/** null when another page was opened since `customer` was read. */
async function openFor(
  context: UserContext,
  customer: CustomerRow,
  purchase: Purchase,
): Promise<{ url: string } | null> {
  const { payments, clock } = context;
  // Two pages that stay open could both be paid. Closed first: what was paid on it is then seen below.
  if (customer.checkoutId) await payments.closeCheckout(customer.checkoutId);
  const { subscriptions } = await payments.fetchState(customer.customerId, clock.now());
  const current = bestOf(subscriptions, clock.now());
  if (current) return await change(context, customer, current, purchase);
  // Their card would still be tried for what no longer gives access.
  for (const { id, status } of subscriptions) if (status === 'past_due') await payments.endNow(id);
  return await subscribe(context, customer, purchase);
}

async function subscribe(
  context: UserContext,
  customer: CustomerRow,
  purchase: Purchase,
): Promise<{ url: string } | null> {
  const { payments, appUrl, language, clock } = context;
  const options = { pages: returnPages(appUrl), language, now: clock.now() };
  const { id, url } = await payments.openCheckout(customer, purchase, options);
  if (await noteVisit(context, customer, id)) return { url };
  await payments.closeCheckout(id);
  return null;
}

async function change(
  context: UserContext,
  customer: CustomerRow,
  current: ProviderSubscription,
  purchase: Purchase,
): Promise<{ url: string }> {
  const { payments, appUrl, language, clock } = context;
  const step = comparePurchases(current, purchase);
  if (step === 'same') {
    // Not known here yet, or no more: it is looked for at once.
    await noteVisit(context, customer, null);
    throw new AppError('conflict', { reason: 'already_on_plan' });
  }
  if (current.next || current.endsAt) throw new AppError('conflict', { reason: 'change_pending' });
  const when = step === 'upgrade' ? 'now' : 'period_end';
  const options = { pages: returnPages(appUrl), language, when, now: clock.now() } as const;
  const answer = await payments.openChange(customer, current.id, purchase, options).catch((error) => {
    throw error instanceof ChangePendingError ? new AppError('conflict', { reason: 'change_pending' }) : error;
  });
  await noteVisit(context, customer, null);
  return answer;
}
