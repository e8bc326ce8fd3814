import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/auth.ts';
import type { SubscriptionNews } from '../../mail/mail.ts';
import { postMail } from '../../mail/post-mail.ts';
import { languageOfUser } from '../profile/language-of-user.ts';
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
  const [user] = await db.select({ email: users.email, fullName: users.name }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const { email, fullName } = user;
  const language = await languageOfUser(db, userId);
  await postMail(services, db, { userId, email, language }, { ...news, fullName });
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
