import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { renewalDay } from '../../usage/renewal-day.ts';
import { useUsage } from '../../usage/use-usage.ts';

type LimitDialogProps = {
  open: boolean;
  /** What the server says of the plan. */
  message: string;
  onClose: () => void;
};

/** The month's analyses are used up: when they come back, and the way to the plans that have more. */
export function LimitDialog({ open, message, onClose }: LimitDialogProps) {
  const { data: usage } = useUsage();
  return (
    <Dialog
      isRead
      open={open}
      onClose={onClose}
      title={m.linkedin_limit_title()}
      description={message}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.linkedin_limit_later()}
          </Button>
          <Button render={<Link to={paths.subscriptions()} />}>{m.billing_see_plans()}</Button>
        </>
      }
    >
      {usage ? <p>{m.linkedin_limit_renewal({ day: renewalDay(usage.month) })}</p> : null}
    </Dialog>
  );
}
