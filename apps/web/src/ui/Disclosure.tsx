import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type DisclosureProps = { summary: ReactNode; open?: boolean; className?: string; children: ReactNode };

/** Details on demand, with the browser's own element. */
export function Disclosure({ summary, open, className, children }: DisclosureProps) {
  return (
    <details className={cx('group rounded-lg border border-line bg-card', className)} open={open}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <svg
          viewBox="0 0 20 20"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        >
          <path
            d="m4 7 6 6 6-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
