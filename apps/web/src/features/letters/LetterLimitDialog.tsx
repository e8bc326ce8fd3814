import { monthlyLimit } from '@coach/contracts/limits';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { LimitDialog } from '../usage/LimitDialog.tsx';
import { useUsage } from '../usage/use-usage.ts';

/** The month’s letters are used up. */
export function LetterLimitDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { tier } = useSession();
  const { data: usage } = useUsage(open);
  const count = usage?.meters.motivation_letter.limit ?? monthlyLimit('motivation_letter', tier) ?? 0;
  return (
    <LimitDialog
      open={open}
      onClose={onClose}
      title={m.letters_limit_title()}
      used={m.letters_limit_used({ count })}
      renewal={m.letters_limit_renewal}
      closeLabel={m.common_close()}
    />
  );
}
