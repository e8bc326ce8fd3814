/** A padlock: closed by the plan. */
export function LockMark() {
  return (
    <svg viewBox="0 0 20 20" className="mt-1 size-5 shrink-0 text-ink-soft" fill="none" aria-hidden="true">
      <rect x="4" y="9" width="12" height="8" rx="2" stroke="currentColor" strokeWidth="2" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
