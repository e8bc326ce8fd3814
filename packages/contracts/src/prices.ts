import { type PlanId, plans } from './tiers.ts';

/** How often a subscription is paid for, in the payload’s words (spec 1, section 7). */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export type PaidPlanId = Exclude<PlanId, 'explorer'>;
export const paidPlans = plans.filter((plan): plan is PaidPlanId => plan !== 'explorer');

/** What someone pays for. */
export type Purchase = { plan: PaidPlanId; period: BillingPeriod };

/** Euro cents a month (spec 1, section 9). */
const monthlyCents: Record<PlanId, number> = { explorer: 0, builder: 599, advancer: 1499, leader: 2999 };
/** A year costs ten months: two are free. */
const monthsPaidAYear = 10;

/** The plan that pricing pages recommend. */
export const recommendedPlan: PlanId = 'advancer';

/** Euro cents that one period costs. */
export function priceCents(plan: PlanId, period: BillingPeriod): number {
  return period === 'monthly' ? monthlyCents[plan] : monthlyCents[plan] * monthsPaidAYear;
}

/** Euro cents a month, to be shown: a year’s total over twelve, rounded. */
export function shownMonthlyCents(plan: PlanId, period: BillingPeriod): number {
  return period === 'monthly' ? monthlyCents[plan] : Math.round(priceCents(plan, 'yearly') / 12);
}

/** Euro cents that a year saves over twelve months. */
export function yearlySavingCents(plan: PlanId): number {
  return 12 * monthlyCents[plan] - priceCents(plan, 'yearly');
}

/** Whole per cent that a year saves, the same for every plan. */
export const yearlySavingPercent = Math.round((1 - monthsPaidAYear / 12) * 100);
export const monthsFreeAYear = 12 - monthsPaidAYear;

/** The name under which a price is found at the payment provider: `builder_monthly`. */
export function lookupKey({ plan, period }: Purchase): string {
  return `${plan}_${period}`;
}

/** What a lookup key stands for; null for a price that is none of ours. */
export function purchaseOf(key: string): Purchase | null {
  const found = paidPlans
    .flatMap((plan) => billingPeriods.map((period) => ({ plan, period })))
    .find((purchase) => lookupKey(purchase) === key);
  return found ?? null;
}

/** Whether one purchase gives more than, less than, or the same as another: by plan, then by period. */
export function comparePurchases(from: Purchase, to: Purchase): 'same' | 'upgrade' | 'downgrade' {
  const byPlan = plans.indexOf(to.plan) - plans.indexOf(from.plan);
  const step = byPlan || billingPeriods.indexOf(to.period) - billingPeriods.indexOf(from.period);
  if (step === 0) return 'same';
  return step > 0 ? 'upgrade' : 'downgrade';
}

/** Access goes on for this long after a payment that failed (decisions, « Plans, prices, promises »). */
export const graceDays = 7;
