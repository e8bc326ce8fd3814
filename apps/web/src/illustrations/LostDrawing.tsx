/** A sheet that flew off its path. */
export function LostDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 140" className={className} aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M14 116c30 8 50-4 48-20s-28-16-28-2 30 22 62 10" className="stroke-marker" strokeWidth="9" />
      <path d="M112 96c12-6 20-13 26-22" className="stroke-ink" strokeWidth="3" strokeDasharray="2 9" />
      <path
        d="m146 26 62 17c-6 24-13 46-22 68l-60-19c6-22 12-44 20-66z"
        className="fill-card stroke-ink"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="m155 43 20 6M152 57l40 12M148 70l40 13M144 84l22 7" className="stroke-ink" strokeWidth="3" />
      <path d="M216 24c6 3 10 8 11 14M220 10c8 4 14 10 16 18" className="stroke-apricot" strokeWidth="4" />
    </svg>
  );
}
