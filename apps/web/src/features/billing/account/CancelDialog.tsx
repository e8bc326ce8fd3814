import type { Subscription } from '@coach/contracts/features/billing';
import { tierDisplayName } from '@coach/contracts/tiers';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useChangeSubscription } from '../requests/use-change-subscription.ts';

type CancelDialogProps = { subscription: Subscription; onClose: () => void; finalFocus: () => HTMLElement | null };

/** What ends and when, what is kept and lost; then, once notified, that it is done. */
export function CancelDialog({ subscription, onClose, finalFocus }: CancelDialogProps) {
  const { mutate, data, error, isPending } = useChangeSubscription('cancel-subscription');
  const plan = tierDisplayName(subscription.tier);
  const ask = (
    <>
      <Button variant="quiet" onClick={onClose} disabled={isPending}>
        {m.billing_cancel_keep()}
      </Button>
      <Button variant="danger" busy={isPending} onClick={() => mutate()}>
        {m.billing_cancel_notify()}
      </Button>
    </>
  );
  return (
    <Dialog
      isRead
      open
      onClose={isPending ? () => undefined : onClose}
      finalFocus={finalFocus}
      title={data ? m.billing_cancelled_title() : m.billing_cancel_dialog_title({ plan })}
      footer={data ? <Button onClick={onClose}>{m.common_close()}</Button> : ask}
    >
      {data ? <Cancelled endsAt={data.endsAt} /> : <Recap plan={plan} end={endOf(subscription)} />}
      {error ? (
        <div className="mt-5">
          <ErrorState message={toApiFailure(error).message} />
        </div>
      ) : null}
    </Dialog>
  );
}

function Recap({ plan, end }: { plan: string; end: string }) {
  const { user } = useSession();
  return (
    <dl className="flex flex-col gap-4">
      <Entry name={m.billing_cancel_until()} text={m.billing_cancel_until_text({ date: end, plan })} />
      <Entry name={m.billing_cancel_kept()} text={m.billing_cancel_kept_text()} />
      <Entry name={m.billing_cancel_lost()} text={m.billing_cancel_lost_text({ plan })} />
      <Entry
        name={m.billing_cancel_contract()}
        text={m.billing_cancel_contract_text({ name: user?.name ?? '', email: user?.email ?? '' })}
      />
    </dl>
  );
}

function Entry({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{text}</dd>
    </div>
  );
}

/** Takes the focus from the button that was there: it is read out. */
function Cancelled({ endsAt }: { endsAt: string | null }) {
  const { user } = useSession();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <p className="font-semibold">{m.billing_cancelled_text({ date: endsAt ? formatDate(endsAt) : '' })}</p>
      <p>{m.billing_cancelled_mail({ email: user?.email ?? '' })}</p>
      <p className="text-ink-soft">{m.billing_cancelled_resume()}</p>
    </div>
  );
}

/** The end of what is paid for; after a payment that failed, of what is granted. */
function endOf({ currentPeriodEnd, graceUntil }: Subscription): string {
  const [first] = [currentPeriodEnd, graceUntil].filter((date) => date !== null).sort();
  return first ? formatDate(first) : '';
}
