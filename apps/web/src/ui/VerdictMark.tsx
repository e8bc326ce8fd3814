import type { Verdict } from '@coach/contracts/report';
import { m } from '../paraglide/messages.js';
import { cx } from './cx.ts';

const looks: Record<Verdict, { label: () => string; tone: string; path: string }> = {
  ok: { label: m.common_verdict_ok, tone: 'text-ok', path: 'm4.5 10.5 3.6 3.6 7.4-8' },
  partial: { label: m.common_verdict_partial, tone: 'text-warn', path: 'M4 12c2-4 4-4 6-2s4 2 6-2' },
  missing: { label: m.common_verdict_missing, tone: 'text-bad', path: 'm5 5 10 10M15 5 5 15' },
  not_applicable: { label: m.common_verdict_na, tone: 'text-ink-soft', path: 'M5 10h10' },
};

/** A verdict as a sign and a word. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { label, tone, path } = looks[verdict];
  return (
    <span className={cx('inline-flex items-center gap-1.5 font-semibold', tone)}>
      <svg viewBox="0 0 20 20" className="size-5" fill="none" aria-hidden="true">
        <path d={path} stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {label()}
    </span>
  );
}
