import { type BillingPeriod, comparePurchases, type Purchase, priceCents } from '@coach/contracts/prices';
import type { PlanId } from '@coach/contracts/tiers';
import type { simulatedSubscriptions } from '../../../db/schema/billing.ts';
import { nextPeriodEnd } from './billing-periods.ts';

export type SimulatedRow = typeof simulatedSubscriptions.$inferSelect;

export type Quote = {
  kind: 'subscribe' | 'change';
  /** Euro cents due now. */
  dueCents: number;
  /** Euro cents left over for later. */
  creditCents: number;
  renewalCents: number;
  /** null is at once. */
  takesEffectAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  anchoredAt: Date;
};

export function purchaseOfRow({ plan, billingPeriod }: { plan: string; billingPeriod: string }): Purchase {
  return { plan: plan as Exclude<PlanId, 'explorer'>, period: billingPeriod as BillingPeriod };
}

/** What a purchase costs someone now: in full at first, the rest of the period in proportion for more, nothing for less. */
export function quote(current: SimulatedRow | null, purchase: Purchase, now: Date): Quote {
  const renewalCents = priceCents(purchase.plan, purchase.period);
  const anew = { periodStart: now, periodEnd: nextPeriodEnd(now, now, purchase.period), anchoredAt: now, renewalCents };
  if (!current) return { kind: 'subscribe', takesEffectAt: null, dueCents: renewalCents, creditCents: 0, ...anew };
  const before = purchaseOfRow(current);
  const { periodStart, periodEnd, anchoredAt, creditCents } = current;
  const same = { kind: 'change' as const, periodStart, periodEnd, anchoredAt, renewalCents };
  if (comparePurchases(before, purchase) !== 'upgrade')
    return { ...same, takesEffectAt: periodEnd, dueCents: 0, creditCents };
  const left = share(current, now);
  const isSamePeriod = before.period === purchase.period;
  const price = isSamePeriod ? Math.round(renewalCents * left) : renewalCents;
  const balance = price - Math.round(priceCents(before.plan, before.period) * left) - creditCents;
  const money = { dueCents: Math.max(0, balance), creditCents: Math.max(0, -balance) };
  return { ...same, ...(isSamePeriod ? {} : anew), takesEffectAt: null, ...money };
}

/** How much of the period is left, from 1 to 0. */
function share({ periodStart, periodEnd }: SimulatedRow, now: Date): number {
  const whole = periodEnd.getTime() - periodStart.getTime();
  return Math.min(1, Math.max(0, (periodEnd.getTime() - now.getTime()) / whole));
}
