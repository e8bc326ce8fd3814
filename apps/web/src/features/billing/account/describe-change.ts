import type { Subscription } from '@coach/contracts/features/billing';
import { comparePurchases, type PaidPlanId, type Purchase } from '@coach/contracts/prices';
import { tierDisplayName } from '@coach/contracts/tiers';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { describePrice } from '../describe-price.ts';

/** What the person pays for now; null when nothing is. */
export function purchaseOf({ tier, billingPeriod }: Subscription): Purchase | null {
  return billingPeriod ? { plan: tier as PaidPlanId, period: billingPeriod } : null;
}

/** What is to come, once it was chosen. */
export function nextPurchase({ plan, billingPeriod }: NonNullable<Subscription['next']>): Purchase {
  return { plan: plan as PaidPlanId, period: billingPeriod };
}

/** What a change costs, when it takes effect and what becomes of the rest, as told before it. */
export function describeChange(subscription: Subscription, to: Purchase): string[] {
  const from = purchaseOf(subscription);
  const date = subscription.currentPeriodEnd ? formatDate(subscription.currentPeriodEnd) : '';
  const isMore = from !== null && comparePurchases(from, to) === 'upgrade';
  const price = m.billing_change_price({ plan: tierDisplayName(to.plan), price: describePrice(to) });
  if (!isMore) {
    const now = tierDisplayName(subscription.tier);
    return [price, m.billing_change_later({ date, plan: now }), m.billing_change_kept()];
  }
  const due = from.period === to.period ? m.billing_change_share({ date }) : m.billing_change_anew();
  return [price, m.billing_change_at_once(), due, m.billing_change_used()];
}
