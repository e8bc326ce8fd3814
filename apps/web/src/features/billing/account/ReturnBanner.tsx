import type { Subscription } from '@coach/contracts/features/billing';
import { tierDisplayName } from '@coach/contracts/tiers';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import type { PaymentReturn } from './use-payment-return.ts';

type ReturnBannerProps = { told: PaymentReturn; subscription: Subscription | undefined };

/** What came of the payment the person comes back from. */
export function ReturnBanner({ told, subscription }: ReturnBannerProps) {
  const isPaid = told === 'success';
  return (
    <div
      role="status"
      className={cx('mt-6 rounded-lg px-5 py-4', isPaid ? 'bg-ok-soft text-ok' : 'bg-warn-soft text-warn')}
    >
      <p className="font-semibold">{isPaid ? m.billing_success_title() : m.billing_canceled_title()}</p>
      <p className="mt-1">{isPaid ? describeSuccess(subscription) : m.billing_canceled_text()}</p>
    </div>
  );
}

function describeSuccess(subscription: Subscription | undefined): string {
  if (!subscription?.subscribed) return m.billing_success_waiting();
  const { tier, next } = subscription;
  if (next) return m.billing_success_later({ plan: tierDisplayName(next.plan), date: formatDate(next.at) });
  return m.billing_success_text({ plan: tierDisplayName(tier) });
}
