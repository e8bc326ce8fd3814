import { graceDays } from '@coach/contracts/prices';
import { plans } from '@coach/contracts/tiers';
import type { subscriptions } from '../../db/schema/billing.ts';
import type { ProviderSubscription } from '../../ports/payments.ts';

export type SubscriptionState = Pick<
  typeof subscriptions.$inferSelect,
  | 'subscribed'
  | 'tier'
  | 'status'
  | 'billingPeriod'
  | 'currentPeriodEnd'
  | 'endsAt'
  | 'nextTier'
  | 'nextBillingPeriod'
  | 'nextAt'
  | 'accessUntil'
>;

const graceMs = graceDays * 24 * 3_600_000;

/** What someone has who pays for nothing. */
export const noSubscription: SubscriptionState = {
  subscribed: false,
  tier: 'free',
  status: 'none',
  billingPeriod: null,
  currentPeriodEnd: null,
  endsAt: null,
  nextTier: null,
  nextBillingPeriod: null,
  nextAt: null,
  accessUntil: null,
};

/** The subscription that counts at `now`: the highest plan among those that still give access. */
export function bestOf(found: ProviderSubscription[], now: Date): ProviderSubscription | null {
  const [best] = found
    .filter((each) => accessUntil(each) > now)
    .sort(
      (one, other) =>
        plans.indexOf(other.plan) - plans.indexOf(one.plan) ||
        accessUntil(other).getTime() - accessUntil(one).getTime() ||
        one.id.localeCompare(other.id),
    );
  return best ?? null;
}

/** What a customer’s subscriptions allow at `now`. */
export function deriveSubscription(found: ProviderSubscription[], now: Date): SubscriptionState {
  const best = bestOf(found, now);
  if (!best) return noSubscription;
  const { plan, period, status, currentPeriodEnd, endsAt, next } = best;
  return {
    subscribed: true,
    tier: plan,
    status,
    billingPeriod: period,
    currentPeriodEnd,
    endsAt,
    nextTier: next?.plan ?? null,
    nextBillingPeriod: next?.period ?? null,
    nextAt: next?.at ?? null,
    accessUntil: accessUntil(best),
  };
}

/**
 * Until when a subscription gives access if nothing more is heard: to its end once cancelled, through the grace after a
 * payment that failed, and as long beyond a renewal that was not heard of.
 */
function accessUntil({ status, currentPeriodEnd, endsAt, unpaidSince }: ProviderSubscription): Date {
  const due = status === 'past_due' && unpaidSince ? unpaidSince : currentPeriodEnd;
  const grace = new Date(due.getTime() + graceMs);
  return endsAt && endsAt < grace ? endsAt : grace;
}
