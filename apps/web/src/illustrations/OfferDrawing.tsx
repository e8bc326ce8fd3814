/** An offer pinned to the wall, read with a magnifier. */
export function OfferDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 140" className={className} aria-hidden="true" fill="none" strokeLinecap="round">
      <path
        d="M34 25c26-3 53-3 80-1 2 32 2 60-1 92-26 3-52 2-78 0-3-30-3-60-1-91z"
        className="fill-card stroke-ink"
        strokeWidth="3"
      />
      <circle cx="74" cy="22" r="7" className="fill-apricot stroke-ink" strokeWidth="3" />
      <path d="M47 44h40M47 56h53M47 68h18M47 80h14M47 96h26" className="stroke-ink" strokeWidth="3" />
      <circle cx="97" cy="80" r="25" className="fill-brand-soft stroke-ink" strokeWidth="4" />
      <path d="M79 75c12-2 24-2 36 0l-1 11c-11-2-23-1-34 1z" className="fill-marker" />
      <path d="M84 80h26" className="stroke-marker-ink" strokeWidth="3.5" />
      <path d="m116 99 19 20" className="stroke-ink" strokeWidth="8" />
    </svg>
  );
}
