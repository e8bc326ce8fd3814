/** The « C » of the house, underlined by the marker. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path d="M2 29.5c10-2.6 23-3.6 36-3l-1.2 8.8c-12-.4-23 .4-33.6 2.7z" className="fill-marker" />
      <path
        d="M29.5 9.4A11 11 0 1 0 30.4 23"
        fill="none"
        strokeWidth="5.6"
        strokeLinecap="round"
        className="stroke-ink"
      />
    </svg>
  );
}
