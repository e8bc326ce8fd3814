import type { Tier } from '@coach/contracts/tiers';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/auth.ts';
import { subscriptions } from '../../db/schema/billing.ts';

/** Puts an account on a tier, as an operator does by hand; `free` ends its subscription. false if there is no such account. */
export async function setTier(db: Queryable, email: string, tier: Tier): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  if (!user) return false;
  const row = {
    subscribed: tier !== 'free',
    tier,
    provider: 'operator',
    status: tier === 'free' ? 'none' : 'active',
    billingPeriod: null,
    currentPeriodEnd: null,
    endsAt: null,
    nextTier: null,
    nextBillingPeriod: null,
    nextAt: null,
    accessUntil: null,
  };
  await db
    .insert(subscriptions)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...row, updatedAt: sql`now()` } });
  return true;
}
