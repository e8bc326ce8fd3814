import { and, eq, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { billingCustomers } from '../../db/schema/billing.ts';
import type { CustomerRow } from './customers.ts';

/** Events that are never heard of are looked for after this long. */
const lookAfterMs = 15 * 60_000;

/**
 * The person is on their way to the provider: what comes of it is looked for, whether or not anything is heard. false
 * when another page was opened since `customer` was read.
 */
export async function noteVisit(
  { db, clock }: UserContext,
  customer: CustomerRow,
  checkoutId: string | null,
): Promise<boolean> {
  const now = clock.now();
  const lookAgainAt = new Date(now.getTime() + lookAfterMs);
  const asRead = and(
    eq(billingCustomers.customerId, customer.customerId),
    sql`${billingCustomers.checkoutId} is not distinct from ${customer.checkoutId}`,
  );
  const noted = await db
    .update(billingCustomers)
    .set({ checkoutId, checkoutAt: now, lookAgainAt })
    .where(asRead)
    .returning({ customerId: billingCustomers.customerId });
  return noted.length > 0;
}
