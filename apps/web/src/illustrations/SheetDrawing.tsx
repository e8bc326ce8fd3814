/** A CV whose two lines that count are marked. */
export function SheetDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 140" className={className} aria-hidden="true" fill="none" strokeLinecap="round">
      <path
        d="M49 15c22-2 44-2 66 1 2 34 3 70 0 107-23 3-45 3-67-1-2-36-2-72 1-107z"
        className="fill-card stroke-ink"
        strokeWidth="3"
      />
      <path d="M60 32h24M60 42h14" className="stroke-ink" strokeWidth="4" />
      <path d="M57 58c16-2 32-2 49 0l-1 12c-16-1-31-1-47 1z" className="fill-marker" />
      <path d="M57 86c12-2 24-2 37-1l-1 12c-12-1-24-1-35 1z" className="fill-marker" />
      <path d="M62 64h38M62 92h26" className="stroke-marker-ink" strokeWidth="3" />
      <path d="M60 78h33M60 107h40" className="stroke-ink" strokeWidth="3" />
      <HighlighterPen transform="translate(103 94) rotate(-42) scale(.8)" />
    </svg>
  );
}

/** The pen of the house: tip at the origin, lying to the right. */
export function HighlighterPen({ transform }: { transform?: string }) {
  return (
    <g transform={transform} strokeWidth="3" strokeLinejoin="round" className="stroke-ink">
      <path d="M0 5 11-5v11L2 9z" className="fill-marker" />
      <path d="M11-7l9-4v22l-9-4z" className="fill-card" />
      <path d="M20-11c2-2 5-3 8-3h34c5 0 8 3 8 7V7c0 4-3 7-8 7H28c-3 0-6-1-8-3z" className="fill-apricot" />
      <path d="M52-14v28" />
    </g>
  );
}
