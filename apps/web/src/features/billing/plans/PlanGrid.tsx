import type { BillingPeriod } from '@coach/contracts/prices';
import { type PlanId, plans } from '@coach/contracts/tiers';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PlanCard, partRows } from './PlanCard.tsx';

type PlanGridProps = {
  period: BillingPeriod;
  /** The plan the person has; null for who has none yet. */
  current?: PlanId | null;
  /** What is to be done about a plan; null for nothing. */
  actionFor: (plan: PlanId) => ReactNode;
  level?: 2 | 3;
};

/** The four plans side by side as far as the room allows, their prices and buttons on one line. */
export function PlanGrid({ period, current = null, actionFor, level }: PlanGridProps) {
  return (
    <div className="@container">
      <ul className="-mb-5 grid grid-cols-1 gap-x-5 @min-[38rem]:grid-cols-2 @min-[70rem]:grid-cols-4">
        {plans.map((plan) => (
          <li key={plan} className={cx(partRows, 'min-w-0 pb-5')}>
            <PlanCard
              plan={plan}
              period={period}
              isCurrent={plan === current}
              action={actionFor(plan)}
              {...(level ? { level } : {})}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
