import type { SimulatedPayment } from '@coach/contracts/features/billing';
import { tierDisplayName } from '@coach/contracts/tiers';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { perPeriod } from '../describe-price.ts';

/** What is bought, what is due now, what comes after, and from when it counts. */
export function PaymentSummary({ payment }: { payment: SimulatedPayment }) {
  const { plan, billingPeriod, dueCents, renewalCents, takesEffectAt, renewsAt, kind } = payment;
  const period = billingPeriod === 'yearly' ? m.billing_period_yearly() : m.billing_period_monthly();
  const date = formatDate(renewsAt);
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-card px-6 shadow-card">
      <Entry name={m.billing_pay_bought()}>
        {m.billing_pay_plan({ plan: tierDisplayName(plan), period: period.toLowerCase() })}
      </Entry>
      <Entry name={m.billing_pay_effect()}>
        {takesEffectAt ? formatDate(takesEffectAt) : kind === 'change' ? m.billing_pay_now() : m.billing_pay_at_once()}
      </Entry>
      <Entry name={m.billing_pay_renewal()}>
        {m.billing_pay_renewal_text({ price: perPeriod(renewalCents, billingPeriod), date })}
      </Entry>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-5">
        <dt className="font-semibold">{m.billing_pay_due()}</dt>
        <dd className="font-display text-3xl">{formatMoney(dueCents)}</dd>
      </div>
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
