import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/billing.ts';

export async function readSubscription(db: Queryable, userId: string): Promise<{ subscribed: boolean; tier: string }> {
  const [found] = await db
    .select({ subscribed: subscriptions.subscribed, tier: subscriptions.tier })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return found ?? { subscribed: false, tier: 'free' };
}
