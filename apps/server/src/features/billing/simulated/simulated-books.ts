import { randomBytes } from 'node:crypto';
import { type Purchase, priceCents } from '@coach/contracts/prices';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { simulatedInvoices, simulatedSubscriptions } from '../../../db/schema/billing.ts';
import { nextPeriodEnd } from './billing-periods.ts';
import { purchaseOfRow, type SimulatedRow } from './quote.ts';

/** The subscription a customer has now, with the renewals that time has brought; null for none. */
export async function openBooks(db: Queryable, customerId: string, now: Date): Promise<SimulatedRow | null> {
  const mine = eq(simulatedSubscriptions.customerId, customerId);
  const [found] = await db.select().from(simulatedSubscriptions).where(mine).for('update');
  if (!found || found.endedAt) return null;
  let row = found;
  while (row.periodEnd <= now) {
    if (row.endsAtPeriodEnd) {
      await db.update(simulatedSubscriptions).set({ endedAt: row.periodEnd }).where(mine);
      return null;
    }
    row = await renew(db, row);
  }
  return row;
}

async function renew(db: Queryable, row: SimulatedRow): Promise<SimulatedRow> {
  const { nextPlan, nextBillingPeriod, periodEnd, anchoredAt, billingPeriod } = row;
  const purchase =
    nextPlan && nextBillingPeriod
      ? purchaseOfRow({ plan: nextPlan, billingPeriod: nextBillingPeriod })
      : purchaseOfRow(row);
  const anchor = purchase.period === billingPeriod ? anchoredAt : periodEnd;
  const price = priceCents(purchase.plan, purchase.period);
  const due = Math.max(0, price - row.creditCents);
  const change = {
    plan: purchase.plan,
    billingPeriod: purchase.period,
    anchoredAt: anchor,
    periodStart: periodEnd,
    periodEnd: nextPeriodEnd(anchor, periodEnd, purchase.period),
    nextPlan: null,
    nextBillingPeriod: null,
    creditCents: row.creditCents - (price - due),
  };
  await db.update(simulatedSubscriptions).set(change).where(eq(simulatedSubscriptions.customerId, row.customerId));
  await issueInvoice(db, { userId: row.userId, purchase, amountCents: due, issuedAt: periodEnd });
  return { ...row, ...change };
}

type Issued = { userId: string; purchase: Purchase; amountCents: number; issuedAt: Date };

export async function issueInvoice(db: Queryable, { userId, purchase, amountCents, issuedAt }: Issued): Promise<void> {
  const day = issuedAt.toISOString().slice(0, 10).replaceAll('-', '');
  const number = `DEMO-${day}-${randomBytes(4).toString('hex').toUpperCase()}`;
  const { plan, period: billingPeriod } = purchase;
  await db.insert(simulatedInvoices).values({ number, userId, amountCents, plan, billingPeriod, issuedAt });
}
