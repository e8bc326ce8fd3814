import { findSubscription, findSubscriptions, type SubscriptionReader } from './find-subscription.ts';

/** The tier that counts for a user: what they subscribed to, else free. */
export async function tierOf(reader: SubscriptionReader, userId: string): Promise<string> {
  return (await findSubscription(reader, userId))?.tier ?? 'free';
}

/** The same of several, asked for at once; who is not in it is on free. */
export async function tiersOf(reader: SubscriptionReader, userIds: string[]): Promise<Map<string, string>> {
  const found = await findSubscriptions(reader, userIds);
  return new Map(found.map(({ userId, tier }) => [userId, tier]));
}
