import type { Services } from '../../context.ts';
import { findSubscription } from './find-subscription.ts';

/** The tier that counts for a user: what they subscribed to, else free. */
export async function tierOf(services: Pick<Services, 'db' | 'clock'>, userId: string): Promise<string> {
  return (await findSubscription(services, userId))?.tier ?? 'free';
}
