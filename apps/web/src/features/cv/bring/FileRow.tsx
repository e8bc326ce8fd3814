import type { ReactNode } from 'react';

/** A file as a line: its name, what is known of it, and what can be done with it. */
export function FileRow({ name, detail, actions }: { name: string; detail: string; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-brand-soft px-4 py-3">
      <svg viewBox="0 0 24 24" className="size-8 shrink-0 text-brand" fill="none" aria-hidden="true">
        <path d="M6 2.5h8l4.5 4.5v14.5H6z" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
        <path
          d="m8.8 14 2.3 2.3 4.4-4.6"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{detail}</p>
      </div>
      {actions ? <div className="flex flex-wrap gap-1">{actions}</div> : null}
    </div>
  );
}
