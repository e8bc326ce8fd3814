/** A bookmark, filled once something is put aside. */
export function BookmarkMark({ isSet }: { isSet: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
      <path
        d="M5.5 3h9v14L10 13.4 5.5 17z"
        fill={isSet ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
