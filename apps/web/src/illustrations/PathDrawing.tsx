/** A path that climbs to an open door. */
export function PathDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 140" className={className} aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M10 122c40-9 96-9 142 0" className="stroke-ink" strokeWidth="3" />
      <path
        d="M22 119c30-6 60-9 58-25s-32-12-30-25 26-13 50-15l7 8c-22 2-41 4-42 9s32 8 31 23-20 22-36 27z"
        className="fill-marker"
      />
      <path
        d="M100 62V21c9-2 19-2 28 0v43"
        className="fill-brand-soft stroke-ink"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="m100 21 14 6v42l-14-7z" className="fill-apricot stroke-ink" strokeWidth="3" strokeLinejoin="round" />
      <circle cx="110" cy="48" r="1.5" className="fill-ink" />
      <path
        d="M134 118c-2-10 1-17 8-20 3 8 1 16-8 20zM134 118c-6-5-9-11-7-17 6 3 9 9 7 17z"
        className="fill-brand-soft stroke-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
