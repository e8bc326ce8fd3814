import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { billingCustomers, invoices, paymentEvents } from '../../db/schema/billing.ts';

const atOnce = 100;
const hourMs = 3_600_000;
/** A provider sends an event again for some days, never for months. */
const eventsKeptMs = 90 * 24 * hourMs;

/** Ten years from the end of the year they belong to (Code de commerce, L123-22); of accounts that are gone. */
const invoicesKeptMs = 11 * 366 * 24 * hourMs;

/** Tried again by the next sweep that finds it due, and never before what someone waits for. */
const dueLook = { retryLimit: 0, priority: -1 };

/** Has the subscriptions looked at that should have changed by now, though nothing was heard; what was kept long enough goes. */
export async function sweepSubscriptions({ db, clock, jobs, payments }: Services): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const due = await transaction
      .select({ userId: billingCustomers.userId, customerId: billingCustomers.customerId })
      .from(billingCustomers)
      .where(and(lt(billingCustomers.lookAgainAt, now), eq(billingCustomers.provider, payments.provider)))
      .orderBy(billingCustomers.lookAgainAt)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const order of due) {
      await jobs.send(transaction, 'subscription', order, { ...dueLook, singletonKey: `due ${order.customerId}` });
      await transaction
        .update(billingCustomers)
        .set({ lookAgainAt: new Date(now.getTime() + hourMs) })
        .where(eq(billingCustomers.customerId, order.customerId));
    }
  });
  const tooOld = new Date(now.getTime() - invoicesKeptMs);
  await db.delete(invoices).where(and(isNull(invoices.userId), lt(invoices.issuedAt, tooOld)));
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(now.getTime() - eventsKeptMs)));
}
