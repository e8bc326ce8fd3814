import type { BillingPeriod } from '@coach/contracts/prices';
import { limitsPlan } from '@coach/contracts/tiers';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { PeriodToggle } from '../plans/PeriodToggle.tsx';
import { PlanGrid } from '../plans/PlanGrid.tsx';
import { PlanAction } from './PlanAction.tsx';
import { PricingNews } from './PricingNews.tsx';
import { useChoosePlan } from './use-choose-plan.ts';
import { useReturn } from './use-return.ts';

/** The choice of period and the four plans, each with what the person here can do about it. */
export function PlanPicker() {
  const { status, tier } = useSession();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const { choose, busy, isOpen, news, tell } = useChoosePlan();
  const isGoingOn = useReturn({ tell, setPeriod });
  const current = status === 'signedIn' ? limitsPlan(tier) : null;
  return (
    <div className="mt-8">
      <h2 className="sr-only">{m.pricing_plans()}</h2>
      <PeriodToggle period={period} onChange={setPeriod} />
      <p role="status" className="font-medium text-ok not-empty:mt-4">
        {isGoingOn ? m.pricing_going() : null}
        {isOpen ? m.pricing_opened() : null}
      </p>
      <div className="mt-6">
        <PlanGrid
          period={period}
          current={current}
          actionFor={(plan) => (
            <PlanAction plan={plan} period={period} busy={busy === plan} onChoose={() => choose(plan, period)} />
          )}
        />
      </div>
      <p className="mt-5 text-sm text-ink-soft">{m.pricing_note()}</p>
      <PricingNews news={news} onClose={() => tell(null)} />
    </div>
  );
}
