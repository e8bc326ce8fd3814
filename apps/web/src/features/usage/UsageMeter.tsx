import type { Usage } from '@coach/contracts/features/usage';
import type { Meter } from '@coach/contracts/limits';
import { m } from '../../paraglide/messages.js';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** The three that the account area shows (spec 1, « Dashboard subscription page »). */
export const shownMeters = ['cv_analysis', 'motivation_letter', 'interview_simulation'] as const satisfies Meter[];
type ShownMeter = (typeof shownMeters)[number];

/** What is used of one meter this month, and what is left. */
export function UsageMeter({ usage, meter, compact = false }: { usage: Usage; meter: ShownMeter; compact?: boolean }) {
  const { used, limit, remaining } = usage.meters[meter];
  const name = names[meter]();
  return (
    <>
      <div className={compact ? 'flex flex-wrap items-baseline justify-between gap-x-4' : 'flex flex-col gap-1'}>
        <p className="font-semibold">{name}</p>
        <p className={compact ? 'font-display text-xl' : 'font-display text-3xl'}>
          {limit === null ? m.usage_unlimited() : m.usage_of({ used, limit })}
        </p>
      </div>
      {limit === null ? (
        <p className="mt-1 text-sm text-ink-soft">{m.usage_used({ count: used })}</p>
      ) : (
        <>
          <ProgressBar
            className="mt-2"
            value={used}
            max={limit}
            label={m.usage_bar({ name })}
            tone={remaining === 0 ? 'warn' : 'brand'}
          />
          <p className="mt-2 text-sm text-ink-soft">{m.usage_left({ count: remaining ?? 0 })}</p>
        </>
      )}
    </>
  );
}

const names: Record<ShownMeter, () => string> = {
  cv_analysis: () => m.usage_cv_analysis(),
  motivation_letter: () => m.usage_motivation_letter(),
  interview_simulation: () => m.usage_interview_simulation(),
};
