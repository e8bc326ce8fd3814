import { CloseMark } from '../../ui/CloseMark.tsx';

type RemovableChipProps = { label: string; removeLabel: string; onRemove: (button: HTMLElement) => void };

export function RemovableChip({ label, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <li className="flex max-w-full items-center rounded-[1.6rem] border-2 border-line bg-card pl-4 font-medium">
      <bdi className="min-w-0 break-words">{label}</bdi>
      <button
        type="button"
        onClick={({ currentTarget }) => onRemove(currentTarget)}
        aria-label={removeLabel}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-brand-soft"
      >
        <CloseMark />
      </button>
    </li>
  );
}
