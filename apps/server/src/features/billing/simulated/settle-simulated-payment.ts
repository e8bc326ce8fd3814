import type { SimulatedPayment, simulatedAnswerSchema } from '@coach/contracts/features/billing';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserContext } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { simulatedCheckouts, simulatedSubscriptions } from '../../../db/schema/billing.ts';
import { AppError } from '../../../http/app-error.ts';
import { ensureCustomer } from '../customers.ts';
import { syncSubscription } from '../sync-subscription.ts';
import { purchaseOfRow, type Quote, quote } from './quote.ts';
import { issueInvoice, openBooks } from './simulated-books.ts';

type Answer = z.input<typeof simulatedAnswerSchema>;
type Checkout = typeof simulatedCheckouts.$inferSelect;

const home = '/dashboard/subscription';

/** What the payment page of the demonstration shows. Throws `not_found` once it was paid, left, or has expired. */
export async function presentSimulatedPayment(context: UserContext, token: string): Promise<SimulatedPayment> {
  await findOpen(context, context.db, token);
  const { customerId } = await ensureCustomer(context);
  return await context.db.transaction(async (transaction) => {
    const checkout = await findOpen(context, transaction, token);
    const { plan, period } = purchaseOfRow(checkout);
    const quoted = await quoteFor(context, transaction, { checkout, customerId });
    return {
      kind: quoted.kind,
      plan,
      billingPeriod: period,
      dueCents: quoted.dueCents,
      renewalCents: quoted.renewalCents,
      takesEffectAt: quoted.takesEffectAt?.toISOString() ?? null,
      renewsAt: quoted.periodEnd.toISOString(),
    };
  });
}

/** Pays, refuses or leaves a payment of the demonstration; paying counts once. Throws `not_found` as above. */
export async function settleSimulatedPayment(
  context: UserContext,
  token: string,
  outcome: 'pay' | 'refuse' | 'abandon',
): Promise<Answer> {
  const { db, clock } = context;
  await findOpen(context, db, token);
  if (outcome === 'refuse') return { outcome: 'refused', next: null };
  const { customerId } = await ensureCustomer(context);
  await db.transaction(async (transaction) => {
    const checkout = await findOpen(context, transaction, token, { lock: true });
    if (outcome === 'pay') await pay(context, transaction, { checkout, customerId });
    const closed = { closedAt: clock.now() };
    await transaction.update(simulatedCheckouts).set(closed).where(eq(simulatedCheckouts.token, token));
  });
  if (outcome === 'abandon') return { outcome: 'abandoned', next: `${home}?canceled=true` };
  await syncSubscription(context, customerId);
  return { outcome: 'paid', next: `${home}?success=true` };
}

async function findOpen(
  { actor, clock, payments }: UserContext,
  db: Queryable,
  token: string,
  options: { lock?: boolean } = {},
): Promise<Checkout> {
  if (payments.provider !== 'simulated') throw new AppError('not_found');
  const { userId, closedAt, expiresAt } = simulatedCheckouts;
  const mine = and(eq(simulatedCheckouts.token, token), eq(userId, actor.userId));
  const query = db
    .select()
    .from(simulatedCheckouts)
    .where(and(mine, isNull(closedAt), gt(expiresAt, clock.now())));
  const [found] = options.lock ? await query.for('update') : await query;
  if (!found) throw new AppError('not_found');
  return found;
}

type Purchasing = { checkout: Checkout; customerId: string };

async function quoteFor({ clock }: UserContext, db: Queryable, { checkout, customerId }: Purchasing): Promise<Quote> {
  const current = await openBooks(db, customerId, clock.now());
  return quote(current, purchaseOfRow(checkout), clock.now());
}

async function pay(context: UserContext, db: Queryable, purchasing: Purchasing): Promise<void> {
  const { checkout, customerId } = purchasing;
  const { userId } = checkout;
  const quoted = await quoteFor(context, db, purchasing);
  const purchase = purchaseOfRow(checkout);
  const { periodStart, periodEnd, anchoredAt, creditCents } = quoted;
  const mine = eq(simulatedSubscriptions.customerId, customerId);
  if (quoted.takesEffectAt) {
    const next = { nextPlan: purchase.plan, nextBillingPeriod: purchase.period, endsAtPeriodEnd: false };
    await db.update(simulatedSubscriptions).set(next).where(mine);
    return;
  }
  const row = {
    userId,
    plan: purchase.plan,
    billingPeriod: purchase.period,
    anchoredAt,
    periodStart,
    periodEnd,
    creditCents,
    endsAtPeriodEnd: false,
    endedAt: null,
    nextPlan: null,
    nextBillingPeriod: null,
  };
  await db
    .insert(simulatedSubscriptions)
    .values({ customerId, ...row })
    .onConflictDoUpdate({ target: simulatedSubscriptions.customerId, set: row });
  await issueInvoice(db, { userId, purchase, amountCents: quoted.dueCents, issuedAt: context.clock.now() });
}
