import { monthlyLimit } from '@coach/contracts/limits';
import { limitsPlan } from '@coach/contracts/tiers';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useUsage } from '../requests/use-usage.ts';
import { PlanLimits } from './PlanLimits.tsx';
import { renewalDay } from './renewal-day.ts';

/** Says that the month's analyses are used up, when they come back, and what the other plans have. */
export function LimitDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { tier } = useSession();
  const { data: usage } = useUsage(open);
  const [showsPlans, setShowsPlans] = useState(false);
  const close = () => {
    setShowsPlans(false);
    onClose();
  };
  const count = usage?.meters.cv_analysis.limit ?? monthlyLimit('cv_analysis', tier) ?? 0;
  const used = limitsPlan(tier) === 'explorer' ? m.cv_limit_used_free({ count }) : m.cv_limit_used({ count });
  return (
    <Dialog
      open={open}
      onClose={close}
      title={m.cv_limit_title()}
      description={used}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {m.cv_limit_later()}
          </Button>
          {showsPlans ? null : <Button onClick={() => setShowsPlans(true)}>{m.cv_limit_see_plans()}</Button>}
        </>
      }
    >
      {usage ? <p>{m.cv_limit_renewal({ day: renewalDay(usage.month) })}</p> : null}
      {showsPlans ? (
        <div className="mt-5">
          <PlanLimits tier={tier} />
        </div>
      ) : null}
    </Dialog>
  );
}
