import { effectiveTier } from '@coach/contracts/tiers';
import type { Queryable } from '../../db/database.ts';
import { readSubscription } from './read-subscription.ts';

/** The tier that counts for a user: what they subscribed to, else free. */
export async function tierOf(db: Queryable, userId: string): Promise<string> {
  return effectiveTier(await readSubscription(db, userId));
}
