import type { Usage } from '@coach/contracts/features/usage';
import type { Meter } from '@coach/contracts/limits';
import { m } from '../../paraglide/messages.js';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** The three that the account area shows (spec 1, « Dashboard subscription page »). */
export const shownMeters = ['cv_analysis', 'motivation_letter', 'interview_simulation'] as const satisfies Meter[];
/** Whether anything of it is counted, and so comes back. */
export function hasLimit({ meters }: Usage): boolean {
  return shownMeters.some((meter) => meters[meter].limit !== null);
}

type ShownMeter = (typeof shownMeters)[number];

/** What is used of one meter this month, and what is left. */
export function UsageMeter({ usage, meter }: { usage: Usage; meter: ShownMeter }) {
  const { used, limit, remaining } = usage.meters[meter];
  const name = names[meter]();
  const figure = limit === null ? m.usage_unlimited() : m.usage_of({ used, limit });
  const rest = limit === null ? m.usage_used({ count: used }) : m.usage_left({ count: remaining ?? 0 });
  return (
    <>
      <p className="font-semibold">{name}</p>
      <div className="mt-1 flex flex-col">
        <p className="font-display text-3xl">{figure}</p>
        <p className="text-sm text-ink-soft">{rest}</p>
      </div>
      {limit === null ? null : (
        <ProgressBar
          className="mt-2"
          value={used}
          max={limit}
          label={m.usage_bar({ name })}
          tone={remaining === 0 ? 'warn' : 'brand'}
        />
      )}
    </>
  );
}

const names: Record<ShownMeter, () => string> = {
  cv_analysis: () => m.usage_cv_analysis(),
  motivation_letter: () => m.usage_motivation_letter(),
  interview_simulation: () => m.usage_interview_simulation(),
};
