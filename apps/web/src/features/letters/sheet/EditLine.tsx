import { cx } from '../../../ui/cx.ts';
import { editedClasses } from './GrowingText.tsx';

const longest = 300;

type EditLineProps = { label: string; value: string; onChange: (text: string) => void; onBlur: () => void };

/** One line of the head, edited where it stands; its name shows while it is empty. */
export function EditLine({ label, value, onChange, onBlur }: EditLineProps) {
  return (
    <input
      type="text"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={longest}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      className={cx(editedClasses, 'block min-h-11 placeholder:text-ink-soft')}
    />
  );
}
