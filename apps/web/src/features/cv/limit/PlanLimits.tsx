import { monthlyLimit } from '@coach/contracts/limits';
import { limitsPlan, plans, tierDisplayName } from '@coach/contracts/tiers';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';

/** How many CV analyses a month each plan has, the person's own marked. */
export function PlanLimits({ tier }: { tier: string }) {
  const own = limitsPlan(tier);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{m.cv_limit_plans_title()}</p>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {plans.map((plan) => {
          const limit = monthlyLimit('cv_analysis', plan);
          return (
            <li key={plan} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
              <span className="flex items-center gap-3 font-semibold">
                {tierDisplayName(plan)}
                {plan === own ? <Badge tone="brand">{m.cv_limit_your_plan()}</Badge> : null}
              </span>
              <span>{limit === null ? m.cv_limit_unlimited() : m.cv_limit_per_month({ count: limit })}</span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink-soft">{m.cv_limit_plans_note()}</p>
    </div>
  );
}
