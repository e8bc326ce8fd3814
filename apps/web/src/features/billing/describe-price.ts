import { type BillingPeriod, type Purchase, priceCents } from '@coach/contracts/prices';
import { formatMoney } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** « 5,99 € par mois », « 59,90 € par an ». */
export function describePrice({ plan, period }: Purchase): string {
  return perPeriod(priceCents(plan, period), period);
}

/** The same of an amount that is known. */
export function perPeriod(cents: number, period: BillingPeriod): string {
  const amount = formatMoney(cents);
  return period === 'monthly' ? m.billing_amount_monthly({ amount }) : m.billing_amount_yearly({ amount });
}
