import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { renewalDay } from './renewal-day.ts';
import { useUsage } from './use-usage.ts';

type LimitDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What was used up. */
  used: string;
  /** When it comes back, and what stays open meanwhile. */
  renewal: (values: { day: string }) => string;
  closeLabel: string;
};

/** Says that a month’s units are used up and when they come back, and leads to the plans that have more. */
export function LimitDialog({ open, onClose, title, used, renewal, closeLabel }: LimitDialogProps) {
  const { data: usage } = useUsage(open);
  return (
    <Dialog
      isRead
      open={open}
      onClose={onClose}
      title={title}
      description={used}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
          <Button render={<Link to={paths.subscriptions()} />}>{m.billing_see_plans()}</Button>
        </>
      }
    >
      {usage ? <p>{renewal({ day: renewalDay(usage.month) })}</p> : null}
    </Dialog>
  );
}
