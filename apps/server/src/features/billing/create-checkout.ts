import { type BillingPeriod, comparePurchases, type Purchase } from '@coach/contracts/prices';
import type { PlanId } from '@coach/contracts/tiers';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { billingCustomers } from '../../db/schema/billing.ts';
import { AppError } from '../../http/app-error.ts';
import { createTurns } from '../../http/turns.ts';
import type { ProviderSubscription } from '../../ports/payments.ts';
import { type CustomerRow, ensureCustomer } from './customers.ts';
import { bestOf } from './derive-subscription.ts';
import { returnPages } from './pages.ts';
import { askProvider } from './payment-failures.ts';

/** Events that are never heard of are looked for after this long. */
const lookAfterMs = 15 * 60_000;

/** A second page waits until the first can be closed. */
const inTurn = createTurns({ atOnce: 1, waiting: 20 });

/**
 * A page on which to subscribe, or to confirm a change of plan: one subscription a person, never a second beside it.
 * Throws `conflict` (`explorer_is_free`, `already_on_plan`), `unavailable` (`checkout`).
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

async function openPage(context: UserContext, purchase: Purchase): Promise<{ url: string }> {
  const customer = await ensureCustomer(context);
  const { subscriptions } = await context.payments.fetchState(customer.customerId, context.clock.now());
  const current = bestOf(subscriptions, context.clock.now());
  return current ? await change(context, customer, current, purchase) : await subscribe(context, customer, purchase);
}

async function subscribe(context: UserContext, customer: CustomerRow, purchase: Purchase): Promise<{ url: string }> {
  const { payments, appUrl, language, clock } = context;
  // Two pages that stay open could both be paid.
  if (customer.checkoutId) await payments.closeCheckout(customer.checkoutId);
  const options = { pages: returnPages(appUrl), language, now: clock.now() };
  const { id, url } = await payments.openCheckout(customer, purchase, options);
  await noteVisit(context, id);
  return { url };
}

async function change(
  context: UserContext,
  customer: CustomerRow,
  current: ProviderSubscription,
  purchase: Purchase,
): Promise<{ url: string }> {
  const { payments, appUrl, language, clock } = context;
  const step = comparePurchases(current, purchase);
  if (step === 'same') throw new AppError('conflict', { reason: 'already_on_plan' });
  const when = step === 'upgrade' ? 'now' : 'period_end';
  const options = { pages: returnPages(appUrl), language, when, now: clock.now() } as const;
  const answer = await payments.openChange(customer, current.id, purchase, options);
  await noteVisit(context, null);
  return answer;
}

/** The person is on their way to pay: what comes of it is looked for, whether or not anything is heard. */
async function noteVisit({ db, clock, actor }: UserContext, checkoutId: string | null): Promise<void> {
  const now = clock.now();
  const lookAgainAt = new Date(now.getTime() + lookAfterMs);
  await db
    .update(billingCustomers)
    .set({ checkoutId, checkoutAt: now, lookAgainAt })
    .where(eq(billingCustomers.userId, actor.userId));
}
