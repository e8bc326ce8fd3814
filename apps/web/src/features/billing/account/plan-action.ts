import type { Subscription } from '@coach/contracts/features/billing';
import type { BillingPeriod } from '@coach/contracts/prices';
import { isTierAtLeast, limitsPlan, type PlanId } from '@coach/contracts/tiers';

/**
 * What a plan’s card offers: `choose` to who pays nothing yet, `switch` to another plan or period, `leave` for the free
 * plan; `planned` is to come already, and null is nothing to offer.
 */
export type PlanAction = 'choose' | 'switch' | 'leave' | 'current' | 'planned' | null;

export function planAction(subscription: Subscription, plan: PlanId, period: BillingPeriod): PlanAction {
  if (!subscription.subscribed) return plan === 'explorer' ? 'current' : 'choose';
  return subscription.provider === 'operator' ? besideGiven(subscription, plan) : ofPayer(subscription, plan, period);
}

/** A plan the operator gave has no price, no period and no end to notify. */
function besideGiven(subscription: Subscription, plan: PlanId): PlanAction {
  if (plan === ownPlan(subscription)) return 'current';
  return isTierAtLeast(plan, subscription.tier) ? 'choose' : null;
}

function ofPayer(subscription: Subscription, plan: PlanId, period: BillingPeriod): PlanAction {
  const { billingPeriod, endsAt, next } = subscription;
  if (plan === 'explorer') return endsAt ? 'planned' : 'leave';
  if (next?.plan === plan && next.billingPeriod === period) return 'planned';
  if (plan === ownPlan(subscription) && period === billingPeriod) return 'current';
  return isChangePending(subscription) ? null : 'switch';
}

/** An end or a change is to come: the person takes it back before choosing another, so that none is lost on the way. */
export function isChangePending({ endsAt, next }: Pick<Subscription, 'endsAt' | 'next'>): boolean {
  return endsAt !== null || next !== null;
}

/** The plan whose card is the person’s own. */
export function ownPlan({ subscribed, tier }: Pick<Subscription, 'subscribed' | 'tier'>): PlanId {
  return subscribed ? limitsPlan(tier) : 'explorer';
}
