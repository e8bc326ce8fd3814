import type { Subscription } from '@coach/contracts/features/billing';
import { tierDisplayName } from '@coach/contracts/tiers';
import { type ReactNode, type RefObject, useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { describePrice } from '../describe-price.ts';
import { purchaseOf } from './describe-change.ts';
import { PlanStatus } from './PlanStatus.tsx';

type CurrentPlanProps = {
  subscription: Subscription;
  /** Takes the focus when what was pressed in it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  actions?: ReactNode;
};

/** The plan the person has: its price, what comes next, and what to do when something is wrong. */
export function CurrentPlan({ subscription, heading, actions }: CurrentPlanProps) {
  const { subscribed, tier } = subscription;
  const titleId = useId();
  const purchase = purchaseOf(subscription);
  return (
    <section aria-labelledby={titleId} className="rounded-xl bg-brand-soft p-6 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-accent">{m.billing_current()}</p>
          <div className="mt-1 flex flex-wrap items-center gap-3">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="text-3xl outline-none">
              {tierDisplayName(subscribed ? tier : 'free')}
            </h2>
            <StatusBadge subscription={subscription} />
          </div>
          <p className="mt-1 text-lg">{purchase ? describePrice(purchase) : free(subscription)}</p>
        </div>
        {actions}
      </div>
      <PlanStatus subscription={subscription} onSettled={() => heading.current?.focus()} />
    </section>
  );
}

function free({ subscribed }: Subscription): string {
  return subscribed ? m.billing_given() : m.billing_price_free();
}

function StatusBadge({ subscription }: { subscription: Subscription }) {
  const [tone, text] = describeStatus(subscription);
  return text ? <Badge tone={tone}>{text}</Badge> : null;
}

function describeStatus({ subscribed, status, endsAt }: Subscription): [BadgeTone, string | null] {
  if (!subscribed) return ['neutral', null];
  if (endsAt) return ['warn', m.billing_status_ending()];
  if (status === 'past_due') return ['bad', m.billing_status_past_due()];
  return ['ok', m.billing_status_active()];
}
