import { cx } from '../../../ui/cx.ts';

/** A sheet with a highlighted line, and the arrow that brings it in. */
export function DropArrow({ active }: { active: boolean }) {
  return (
    <svg viewBox="0 0 72 72" className="size-18" fill="none" aria-hidden="true">
      <path d="M16 8h28l12 12v44H16z" className="fill-paper stroke-ink" strokeWidth="3" strokeLinejoin="round" />
      <path d="M44 8v12h12" className="stroke-ink" strokeWidth="3" strokeLinejoin="round" />
      <path d="M24 31h21" className="stroke-mark-deep" strokeWidth="9" strokeLinecap="round" />
      <path d="M24 31h21M24 43h24M24 53h15" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <g className={cx('transition-transform', active && 'translate-y-1')}>
        <circle cx="54" cy="54" r="14" className="fill-brand" />
        <path
          d="M54 47v13m-6-6 6 6 6-6"
          className="stroke-on-brand"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
