/** A link that leaves the site. */
export function OutsideMark() {
  return (
    <svg viewBox="0 0 20 20" className="mt-1 size-4 shrink-0 text-ink-soft" aria-hidden="true">
      <path
        d="M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
