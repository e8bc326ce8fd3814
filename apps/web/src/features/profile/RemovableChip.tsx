import { CloseMark } from '../../ui/CloseMark.tsx';

type RemovableChipProps = { label: string; removeLabel: string; onRemove: () => void };

export function RemovableChip({ label, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <li className="flex items-center rounded-full border-2 border-line bg-card pl-4 font-medium">
      <span className="min-w-0 break-words">{label}</span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={removeLabel}
        className="grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-brand-soft"
      >
        <CloseMark />
      </button>
    </li>
  );
}
