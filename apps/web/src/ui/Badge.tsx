import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  neutral: 'border-line text-ink-soft',
  brand: 'border-brand text-brand',
  accent: 'border-accent-soft bg-accent-soft text-accent',
  ok: 'border-ok-soft bg-ok-soft text-ok',
  warn: 'border-warn-soft bg-warn-soft text-warn',
  bad: 'border-bad-soft bg-bad-soft text-bad',
  builder: 'border-plan-builder text-plan-builder',
  advancer: 'border-plan-advancer text-plan-advancer',
  leader: 'border-plan-leader text-plan-leader',
};
export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border-[1.5px] px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
