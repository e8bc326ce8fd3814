import { GrowingText } from './GrowingText.tsx';

const longest = 300;

type EditLineProps = { label: string; value: string; onChange: (text: string) => void; onBlur: () => void };

/** One line of the letter, edited where it stands: it goes on below where it is longer than the sheet, and stays one. */
export function EditLine({ label, value, onChange, onBlur }: EditLineProps) {
  return (
    <GrowingText
      label={label}
      placeholder={label}
      value={value}
      maxLength={longest}
      onChange={(text) => onChange(text.replaceAll(/\s*\n\s*/g, ' '))}
      onBlur={onBlur}
    />
  );
}
