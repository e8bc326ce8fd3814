import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/billing.ts';

/** What reading a subscription takes; inside a transaction, `db` is that one. */
export type SubscriptionReader = Pick<Services, 'clock' | 'payments'> & { db: Queryable };

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The subscription of a user that gives access now; null for none. The demonstration’s counts for nothing once payments are real. */
export async function findSubscription(
  { db, clock, payments }: SubscriptionReader,
  userId: string,
): Promise<SubscriptionRow | null> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  if (!found?.subscribed || (found.provider === 'simulated' && payments.provider !== 'simulated')) return null;
  return found.accessUntil && found.accessUntil <= clock.now() ? null : found;
}
