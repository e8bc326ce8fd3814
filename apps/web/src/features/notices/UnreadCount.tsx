import { cx } from '../../ui/cx.ts';

/** The figure beside a link whose name says it too. */
export function UnreadCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-brand px-1 text-xs leading-none font-semibold text-on-brand',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
