import type { Tier } from '@coach/contracts/tiers';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/auth.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import { noSubscription } from './derive-subscription.ts';

/** Puts an account on a tier, as an operator does by hand; `free` ends its subscription. false if there is no such account. */
export async function setTier(db: Queryable, email: string, tier: Tier): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  if (!user) return false;
  const given = tier === 'free' ? {} : { subscribed: true, tier, status: 'active' };
  const row = { ...noSubscription, ...given, provider: 'operator' };
  await db
    .insert(subscriptions)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...row, updatedAt: sql`now()` } });
  return true;
}
