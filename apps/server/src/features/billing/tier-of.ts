import { findSubscription, type SubscriptionReader } from './find-subscription.ts';

/** The tier that counts for a user: what they subscribed to, else free. */
export async function tierOf(reader: SubscriptionReader, userId: string): Promise<string> {
  return (await findSubscription(reader, userId))?.tier ?? 'free';
}
