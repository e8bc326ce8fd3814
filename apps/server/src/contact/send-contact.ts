import type { Contact } from '@coach/contracts/features/contact';
import { isTierAtLeast } from '@coach/contracts/tiers';
import type { UserContext } from '../context.ts';
import { tierOf } from '../features/billing/tier-of.ts';
import { AppError } from '../http/app-error.ts';
import { postToOperator } from '../mail/post-to-operator.ts';

/** Throws `too_many_requests` (`messages`). */
export type ContactThrottle = (userId: string) => Promise<void>;

/**
 * Mails what the caller writes to the operator; who has priority support is answered first, and the subject says so.
 * Throws `unavailable` (`no_operator`) where no address is configured: nothing would arrive.
 */
export async function sendContact(
  context: UserContext,
  throttle: ContactThrottle,
  { subject, message }: Contact,
): Promise<{ sent: true }> {
  const { db, actor, operator } = context;
  if (!operator.email) throw new AppError('unavailable', { reason: 'no_operator' });
  await throttle(actor.userId);
  const topic = isTierAtLeast(await tierOf(context, actor.userId), 'leader') ? 'Aide (prioritaire)' : 'Aide';
  await postToOperator(context, db, { topic, about: subject, text: message });
  return { sent: true };
}
