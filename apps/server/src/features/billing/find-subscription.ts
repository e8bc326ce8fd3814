import { inArray } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/billing.ts';

/** What reading a subscription takes; inside a transaction, `db` is that one. */
export type SubscriptionReader = Pick<Services, 'clock' | 'payments'> & { db: Queryable };

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The subscription of a user that gives access now; null for none. The demonstration’s counts for nothing once payments are real. */
export async function findSubscription(reader: SubscriptionReader, userId: string): Promise<SubscriptionRow | null> {
  const [found] = await findSubscriptions(reader, [userId]);
  return found ?? null;
}

/** Those of several users, asked for at once. */
export async function findSubscriptions(
  { db, clock, payments }: SubscriptionReader,
  userIds: string[],
): Promise<SubscriptionRow[]> {
  if (userIds.length === 0) return [];
  const found = await db.select().from(subscriptions).where(inArray(subscriptions.userId, userIds));
  const now = clock.now();
  return found.filter(({ subscribed, provider, accessUntil }) => {
    if (!subscribed || (provider === 'simulated' && payments.provider !== 'simulated')) return false;
    return accessUntil === null || accessUntil > now;
  });
}
