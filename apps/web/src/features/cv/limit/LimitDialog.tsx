import { monthlyLimit } from '@coach/contracts/limits';
import { limitsPlan } from '@coach/contracts/tiers';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { LimitDialog as MeterDialog } from '../../usage/LimitDialog.tsx';
import { useUsage } from '../../usage/use-usage.ts';

/** The month's analyses are used up. */
export function LimitDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { tier } = useSession();
  const { data: usage } = useUsage(open);
  const count = usage?.meters.cv_analysis.limit ?? monthlyLimit('cv_analysis', tier) ?? 0;
  return (
    <MeterDialog
      open={open}
      onClose={onClose}
      title={m.cv_limit_title()}
      used={limitsPlan(tier) === 'explorer' ? m.cv_limit_used_free({ count }) : m.cv_limit_used({ count })}
      renewal={m.cv_limit_renewal}
      closeLabel={m.cv_limit_later()}
    />
  );
}
