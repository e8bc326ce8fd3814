import { monthlyLimit } from '@coach/contracts/limits';
import { limitsPlan } from '@coach/contracts/tiers';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { renewalDay } from '../../usage/renewal-day.ts';
import { useUsage } from '../../usage/use-usage.ts';

/** Says that the month's analyses are used up and when they come back, and leads to the plans that have more. */
export function LimitDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { tier } = useSession();
  const { data: usage } = useUsage(open);
  const count = usage?.meters.cv_analysis.limit ?? monthlyLimit('cv_analysis', tier) ?? 0;
  const used = limitsPlan(tier) === 'explorer' ? m.cv_limit_used_free({ count }) : m.cv_limit_used({ count });
  return (
    <Dialog
      isRead
      open={open}
      onClose={onClose}
      title={m.cv_limit_title()}
      description={used}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.cv_limit_later()}
          </Button>
          <Button render={<Link to={paths.subscriptions()} />}>{m.billing_see_plans()}</Button>
        </>
      }
    >
      {usage ? <p>{m.cv_limit_renewal({ day: renewalDay(usage.month) })}</p> : null}
    </Dialog>
  );
}
