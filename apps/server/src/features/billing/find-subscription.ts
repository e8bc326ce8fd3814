import { inArray } from 'drizzle-orm';
import { askTogether } from '../../ask-together.ts';
import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/billing.ts';

/** What reading a subscription takes; inside a transaction, `db` is that one. */
export type SubscriptionReader = Pick<Services, 'clock' | 'payments'> & { db: Queryable };

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The subscription of a user that gives access now; null for none. The demonstration’s counts for nothing once payments are real. */
export async function findSubscription(reader: SubscriptionReader, userId: string): Promise<SubscriptionRow | null> {
  const found = await askSubscription(reader.db, userId);
  return found && givesAccess(reader, found) ? found : null;
}

const askSubscription = askTogether(async (db: Queryable, userIds: string[]) => {
  const found = await db.select().from(subscriptions).where(inArray(subscriptions.userId, userIds));
  return new Map(found.map((row) => [row.userId, row]));
});

/** Those of several users, asked for at once. */
export async function findSubscriptions(reader: SubscriptionReader, userIds: string[]): Promise<SubscriptionRow[]> {
  if (userIds.length === 0) return [];
  const found = await reader.db.select().from(subscriptions).where(inArray(subscriptions.userId, userIds));
  return found.filter((row) => givesAccess(reader, row));
}

function givesAccess(
  { clock, payments }: SubscriptionReader,
  { subscribed, provider, accessUntil }: SubscriptionRow,
): boolean {
  if (!subscribed || (provider === 'simulated' && payments.provider !== 'simulated')) return false;
  return accessUntil === null || accessUntil > clock.now();
}
