import { isTierAtLeast, tiers } from '@coach/contracts/tiers';
import type { SubscriptionReader } from './find-subscription.ts';
import { tierOf } from './tier-of.ts';

/** The place of someone’s work in a line: from builder on, the higher the plan the sooner (decisions, « priority AI »). */
export async function priorityOf(reader: SubscriptionReader, userId: string): Promise<number> {
  const tier = await tierOf(reader, userId);
  return isTierAtLeast(tier, 'builder') ? (tiers as readonly string[]).indexOf(tier) : 0;
}
