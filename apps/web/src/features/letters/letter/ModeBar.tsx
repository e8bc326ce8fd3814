import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { SaveState } from './SaveState.tsx';
import type { LetterEdit } from './use-letter-edit.ts';

export type LetterMode = 'read' | 'edit';

type ModeBarProps = {
  mode: LetterMode;
  onChange: (mode: LetterMode) => void;
  edit: LetterEdit;
};

/** Reading with the sources, or writing; and whether what is written is kept. */
export function ModeBar({ mode, onChange, edit }: ModeBarProps) {
  const choice = (value: LetterMode, label: string) => (
    <button
      type="button"
      aria-pressed={mode === value}
      onClick={() => (mode === value ? undefined : onChange(value))}
      className={cx(
        'min-h-11 cursor-pointer rounded-md px-4 text-sm font-semibold',
        mode === value ? 'bg-brand text-on-brand' : 'text-brand hover:bg-brand-soft',
      )}
    >
      {label}
    </button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset className="flex flex-wrap gap-1 rounded-lg border-2 border-line p-0.5">
        <legend className="sr-only">{m.letters_modes()}</legend>
        {choice('read', m.letters_mode_read())}
        {choice('edit', m.letters_mode_edit())}
      </fieldset>
      <SaveState edit={edit} />
    </div>
  );
}
