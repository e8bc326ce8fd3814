import type { Subscription } from '@coach/contracts/features/billing';
import { tierDisplayName } from '@coach/contracts/tiers';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { describePrice } from '../describe-price.ts';
import { useChangeSubscription } from '../requests/use-change-subscription.ts';
import { usePortal } from '../requests/use-payment-page.ts';
import { nextPurchase } from './describe-change.ts';

type PlanStatusProps = { subscription: Subscription; onSettled: () => void };

/** What becomes of the plan next, in a sentence, with the one thing there is to do about it. */
export function PlanStatus({ subscription, onSettled }: PlanStatusProps) {
  const { subscribed, tier, status, currentPeriodEnd, endsAt, graceUntil, next } = subscription;
  const plan = tierDisplayName(tier);
  if (!subscribed) return null;
  return (
    <div className="mt-4 flex flex-col gap-4">
      {status === 'past_due' && graceUntil ? <PastDue until={graceUntil} isAlone={endsAt === null} /> : null}
      {endsAt ? (
        <Line text={m.billing_ends({ date: formatDate(endsAt) })}>
          <Resume label={m.billing_resume()} done={m.billing_resumed({ plan })} onSettled={onSettled} />
        </Line>
      ) : null}
      {next ? (
        <Line
          text={m.billing_next({
            date: formatDate(next.at),
            next: tierDisplayName(next.plan),
            price: describePrice(nextPurchase(next)),
            plan,
          })}
        >
          <Resume label={m.billing_undo_change()} done={m.billing_change_undone({ plan })} onSettled={onSettled} />
        </Line>
      ) : null}
      {!endsAt && !next && status === 'active' && currentPeriodEnd ? (
        <Line text={m.billing_renews({ date: formatDate(currentPeriodEnd) })} />
      ) : null}
    </div>
  );
}

function Line({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <p className="max-w-prose min-w-0 flex-1 basis-64">{text}</p>
      {children}
    </div>
  );
}

function PastDue({ until, isAlone }: { until: string; isAlone: boolean }) {
  const { opening, open } = usePortal();
  return (
    <div className="rounded-lg bg-bad-soft p-5 text-bad">
      <p className="font-semibold">{m.billing_past_due_title()}</p>
      <p className="mt-1">{m.billing_past_due_text({ date: formatDate(until) })}</p>
      {isAlone ? (
        <Button className="mt-4" busy={opening} onClick={() => void open()}>
          {m.billing_past_due_action()}
        </Button>
      ) : null}
    </div>
  );
}

type ResumeProps = { label: string; done: string; onSettled: () => void };

function Resume({ label, done, onSettled }: ResumeProps) {
  const { mutate, isPending } = useChangeSubscription('resume-subscription');
  const resume = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: done, tone: 'success' });
        onSettled();
      },
      onError: (error) => toast({ title: m.billing_failed(), description: toApiFailure(error).message, tone: 'error' }),
    });
  return (
    <Button variant="secondary" busy={isPending} onClick={resume}>
      {label}
    </Button>
  );
}
