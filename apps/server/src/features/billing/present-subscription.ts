import type { Subscription, SubscriptionStatus } from '@coach/contracts/features/billing';
import type { BillingPeriod } from '@coach/contracts/prices';
import type { PlanId } from '@coach/contracts/tiers';
import type { UserContext } from '../../context.ts';
import { findCustomer } from './customers.ts';
import { findSubscription, type SubscriptionRow } from './find-subscription.ts';

/** What the account area shows of the caller’s subscription. */
export async function presentSubscription(context: UserContext): Promise<Subscription> {
  const { payments, actor } = context;
  const [found, customer] = await Promise.all([
    findSubscription(context, actor.userId),
    findCustomer(context, actor.userId),
  ]);
  return {
    subscribed: found !== null,
    tier: found?.tier ?? 'free',
    status: (found?.status ?? 'none') as SubscriptionStatus,
    provider: (found?.provider ?? null) as Subscription['provider'],
    payments: payments.provider,
    billingPeriod: (found?.billingPeriod ?? null) as BillingPeriod | null,
    currentPeriodEnd: found?.currentPeriodEnd?.toISOString() ?? null,
    endsAt: found?.endsAt?.toISOString() ?? null,
    graceUntil: found?.status === 'past_due' ? (found.accessUntil?.toISOString() ?? null) : null,
    next: found ? nextOf(found) : null,
    hasPortal: customer !== null,
  };
}

function nextOf({ nextTier, nextBillingPeriod, nextAt }: SubscriptionRow): Subscription['next'] {
  if (!nextTier || !nextBillingPeriod || !nextAt) return null;
  return { plan: nextTier as PlanId, billingPeriod: nextBillingPeriod as BillingPeriod, at: nextAt.toISOString() };
}
