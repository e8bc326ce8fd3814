import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/auth.ts';
import { billingCustomers, subscriptions } from '../../db/schema/billing.ts';
import type { CustomerState } from '../../ports/payments.ts';
import { deriveSubscription, type SubscriptionState } from './derive-subscription.ts';
import { keepInvoices } from './keep-invoices.ts';
import { tellOfChange } from './tell-of-change.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'secret'>;

const hourMs = 3_600_000;
/** A payment page can be paid for this long. */
const checkoutLastsMs = 25 * hourMs;

/**
 * Asks the provider what a customer has now, and derives the subscription from that alone: whatever was told before, in
 * whatever order and however often. No transaction is open while it is asked; looks are numbered as they begin, and what
 * an earlier one saw never replaces a later one.
 */
export async function syncSubscription(services: Needs, customerId: string): Promise<void> {
  const { db, clock, payments } = services;
  const [begun] = await db
    .update(billingCustomers)
    .set({ looksBegun: sql`${billingCustomers.looksBegun} + 1` })
    .where(eq(billingCustomers.customerId, customerId))
    .returning({
      userId: billingCustomers.userId,
      look: billingCustomers.looksBegun,
      provider: billingCustomers.provider,
    });
  if (begun?.provider !== payments.provider) return;
  const state = await payments.fetchState(customerId, clock.now());
  const { userId, look } = begun;
  await db.transaction((transaction) => apply(services, transaction, { userId, customerId, look, state }));
}

type Look = { userId: string; customerId: string; look: number; state: CustomerState };

async function apply(
  services: Needs,
  transaction: Queryable,
  { userId, customerId, look, state }: Look,
): Promise<void> {
  const { clock, payments, log } = services;
  const mine = eq(billingCustomers.customerId, customerId);
  // The account first, as an erasure locks it: the rows below belong to it.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  const [customer] = await transaction.select().from(billingCustomers).where(mine).for('update');
  if (!customer || customer.lastLook > look) return;
  const now = clock.now();
  const { checkoutAt } = customer;
  if (state.subscriptions.length > 1) log.error({ customerId }, 'a customer pays for more than one subscription');
  const derived = deriveSubscription(state.subscriptions, now);
  await keepInvoices(transaction, { userId, provider: payments.provider, invoices: state.invoices });
  const [before] = await transaction.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  // What the operator gave by hand stays until something is paid for.
  if (derived.subscribed || before?.provider !== 'operator') {
    const row = { ...derived, provider: payments.provider, updatedAt: now };
    await transaction
      .insert(subscriptions)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: subscriptions.userId, set: row });
    const known = before?.provider === payments.provider ? before : null;
    await tellOfChange(services, transaction, userId, { before: known, after: derived });
  }
  const lookAgainAt = nextLook(derived, { checkoutAt, now, isLive: state.subscriptions.length > 0 });
  await transaction.update(billingCustomers).set({ lastLook: look, lookedAt: now, lookAgainAt }).where(mine);
}

type Looked = { checkoutAt: Date | null; now: Date; isLive: boolean };

/**
 * A renewal, an end or a payment is looked for even when nothing is heard of it. A card is charged some time after a
 * renewal, and may be charged with success long after its grace: whatever lives is looked at every day.
 */
function nextLook(
  { currentPeriodEnd, endsAt, accessUntil, status }: SubscriptionState,
  { checkoutAt, now, isLive }: Looked,
) {
  const isPaying = checkoutAt !== null && checkoutAt.getTime() + checkoutLastsMs > now.getTime();
  const times = [
    ...(isPaying ? [now.getTime() + hourMs / 4] : []),
    ...(isLive ? [now.getTime() + 24 * hourMs] : []),
    ...(status === 'past_due' ? [now.getTime() + 6 * hourMs] : []),
    ...[currentPeriodEnd, endsAt, accessUntil].flatMap((at) => (at && at > now ? [at.getTime() + hourMs / 60] : [])),
  ];
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
