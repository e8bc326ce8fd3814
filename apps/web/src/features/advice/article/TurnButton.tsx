type TurnButtonProps = {
  label: string;
  /** The arrow, in a box of 20. */
  path: string;
  /** The article there; none at the end of the list. */
  to: string | undefined;
  onTurn: (id: string) => void;
};

/** To the article beside. It stays where the list ends, so that it keeps the focus. */
export function TurnButton({ label, path, to, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={to === undefined}
      onClick={() => (to === undefined ? undefined : onTurn(to))}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-brand hover:bg-brand-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <svg viewBox="0 0 20 20" className="size-5" fill="none" aria-hidden="true">
        <path d={path} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
