import { cx } from './cx.ts';

type ProgressBarProps = {
  value: number;
  max?: number;
  label: string;
  tone?: 'brand' | 'ok' | 'warn';
  className?: string;
};

const fills = { brand: 'fill-brand', ok: 'fill-ok', warn: 'fill-warn' };

/** A bar with its name; `value` from 0 to `max` (100). */
export function ProgressBar({ value, max = 100, label, tone = 'brand', className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={cx('h-3 overflow-hidden rounded-full bg-line', className)}
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full" aria-hidden="true">
        <rect width={share} height="1" className={cx('transition-[width] duration-500', fills[tone])} />
      </svg>
    </div>
  );
}
