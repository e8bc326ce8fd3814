export function CheckMark() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0 text-ok" aria-hidden="true">
      <path
        d="m4 11 4 4 8-10"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
