import { type Meter, monthlyLimit } from '@coach/contracts/limits';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { LimitDialog } from '../../usage/LimitDialog.tsx';
import { useUsage } from '../../usage/use-usage.ts';

type InterviewMeter = Extract<Meter, 'interview_simulation' | 'elevator_pitch' | 'interview_coaching'>;
type InterviewLimitDialogProps = { meter: InterviewMeter; open: boolean; onClose: () => void };

const usedTexts: Record<InterviewMeter, (values: { count: number }) => string> = {
  interview_simulation: m.interviews_limit_simulations,
  elevator_pitch: m.interviews_limit_pitches,
  interview_coaching: m.interviews_limit_coaching,
};

/** The month’s units of a meter are used up. */
export function InterviewLimitDialog({ meter, open, onClose }: InterviewLimitDialogProps) {
  const { tier } = useSession();
  const { data: usage } = useUsage(open);
  const count = usage?.meters[meter].limit ?? monthlyLimit(meter, tier) ?? 0;
  return (
    <LimitDialog
      open={open}
      onClose={onClose}
      title={m.interviews_limit_title()}
      used={usedTexts[meter]({ count })}
      renewal={m.interviews_limit_renewal}
      closeLabel={m.common_close()}
    />
  );
}
