import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { SubscriptionNews } from '../../mail/mail.ts';
import { postMail } from '../../mail/post-mail.ts';
import { findReceiver } from '../profile/find-receiver.ts';
import type { SubscriptionState } from './derive-subscription.ts';

type Change = { before: SubscriptionState | null; after: SubscriptionState };

/** Writes to the person what became of their subscription, once for each change. */
export async function tellOfChange(
  services: Pick<Services, 'jobs' | 'secret'>,
  db: Queryable,
  userId: string,
  change: Change,
): Promise<void> {
  const news = newsOf(change);
  if (!news) return;
  const receiver = await findReceiver(db, userId);
  if (receiver) await postMail(services, db, receiver, { ...news, fullName: receiver.fullName });
}

function newsOf({ before, after }: Change): Omit<SubscriptionNews, 'fullName'> | null {
  const plan = after.tier;
  if (after.endsAt && before?.endsAt?.getTime() !== after.endsAt.getTime())
    return { kind: 'subscription_cancelled', plan, at: after.endsAt.toISOString() };
  if (after.status === 'past_due' && before?.status !== 'past_due' && after.accessUntil)
    return { kind: 'payment_failed', plan, at: after.accessUntil.toISOString() };
  if (after.subscribed && (!before?.subscribed || before.tier !== plan) && after.currentPeriodEnd)
    return { kind: 'subscription_started', plan, at: after.currentPeriodEnd.toISOString() };
  return null;
}
