import { type BillingPeriod, billingPeriods, monthsFreeAYear, yearlySavingPercent } from '@coach/contracts/prices';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';

type PeriodToggleProps = { period: BillingPeriod; onChange: (period: BillingPeriod) => void };

/** Paid by the month or by the year. Two buttons: one pressed before the page answers is pressed again once it does. */
export function PeriodToggle({ period, onChange }: PeriodToggleProps) {
  const names = { monthly: m.billing_period_monthly(), yearly: m.billing_period_yearly() };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own around two buttons */}
      <div
        role="group"
        aria-label={m.billing_period_label()}
        className="inline-flex max-w-full flex-wrap rounded-lg border-2 border-line-strong bg-card p-1"
      >
        {billingPeriods.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === period}
            onClick={() => onChange(each)}
            className={cx(
              'min-h-11 grow cursor-pointer rounded-md px-4 font-semibold transition-colors sm:px-6',
              each === period ? 'bg-brand text-on-brand' : 'text-ink hover:bg-brand-soft',
            )}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <Badge tone="accent" className="whitespace-normal!">
        {m.billing_period_saving({ months: monthsFreeAYear, percent: yearlySavingPercent })}
      </Badge>
    </div>
  );
}
