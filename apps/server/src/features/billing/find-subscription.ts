import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { subscriptions } from '../../db/schema/billing.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The subscription of a user that gives access now; null for none. */
export async function findSubscription(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<SubscriptionRow | null> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  if (!found?.subscribed) return null;
  return found.accessUntil && found.accessUntil <= clock.now() ? null : found;
}
