import { m } from '../paraglide/messages.js';
import { cx } from './cx.ts';
import { SpinnerMark } from './SpinnerMark.tsx';

/** A wait that says so: « Chargement... » unless told otherwise. */
export function Spinner({ label = m.common_loading(), className }: { label?: string; className?: string }) {
  return (
    <div role="status" className={cx('flex items-center justify-center gap-3 text-ink-soft', className)}>
      <SpinnerMark className="size-6 text-brand" />
      <span>{label}</span>
    </div>
  );
}
