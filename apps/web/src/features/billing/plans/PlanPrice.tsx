import { type BillingPeriod, priceCents, shownMonthlyCents, yearlySavingCents } from '@coach/contracts/prices';
import type { PlanId } from '@coach/contracts/tiers';
import { formatMoney } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

/** What a plan costs a month, and what a year of it comes to. */
export function PlanPrice({ plan, period }: { plan: PlanId; period: BillingPeriod }) {
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-[min(3rem,13vw)] leading-tight whitespace-nowrap">
          {formatMoney(shownMonthlyCents(plan, period))}
        </span>
        <span className="text-ink-soft">{m.billing_per_month()}</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{total(plan, period)}</p>
      {period === 'yearly' && plan !== 'explorer' ? (
        <p className="text-sm font-semibold text-ok">
          {m.billing_price_saved({ amount: formatMoney(yearlySavingCents(plan)) })}
        </p>
      ) : null}
    </div>
  );
}

function total(plan: PlanId, period: BillingPeriod): string {
  if (plan === 'explorer') return m.billing_price_free();
  if (period === 'monthly') return m.billing_price_monthly();
  return m.billing_price_yearly({ amount: formatMoney(priceCents(plan, 'yearly')) });
}
