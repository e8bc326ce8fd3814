import type { Subscription } from '@coach/contracts/features/billing';
import type { Purchase } from '@coach/contracts/prices';
import { tierDisplayName } from '@coach/contracts/tiers';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { describeChange } from './describe-change.ts';

type ChangeDialogProps = { subscription: Subscription; to: Purchase; onClose: () => void; onConfirm: () => void };

/** Before a change of plan or period: what it costs, from when, and what becomes of the rest. */
export function ChangeDialog({ subscription, to, onClose, onConfirm }: ChangeDialogProps) {
  return (
    <Dialog
      isRead
      open
      onClose={onClose}
      title={m.billing_change_title({ plan: tierDisplayName(to.plan) })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button onClick={onConfirm}>{m.billing_change_confirm()}</Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-2.5 pl-5">
        {describeChange(subscription, to).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{m.billing_change_next()}</p>
    </Dialog>
  );
}
