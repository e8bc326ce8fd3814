import { cx } from '../../../ui/cx.ts';

type GrowingTextProps = {
  label: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
  onBlur: () => void;
  describedBy?: string | undefined;
  placeholder?: string;
  /** Numbers of what is to be checked in it. */
  doubts?: string;
};

/** The look of what is edited on the sheet: the letter’s own text, with an edge around it. */
const editedClasses =
  'w-full rounded-sm border border-dashed border-line-strong bg-paper px-2.5 py-2 hover:border-brand focus-visible:border-brand';

/** A text as high as what it holds: its double, not seen, makes the room. */
export function GrowingText({
  label,
  value,
  maxLength,
  onChange,
  onBlur,
  describedBy,
  placeholder,
  doubts,
}: GrowingTextProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div
        aria-hidden="true"
        className={cx(editedClasses, 'invisible col-start-1 row-start-1 wrap-anywhere whitespace-pre-wrap')}
      >
        {`${value} `}
      </div>
      <textarea
        aria-label={label}
        aria-describedby={describedBy}
        data-doubts={doubts}
        placeholder={placeholder}
        rows={1}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={cx(
          editedClasses,
          'col-start-1 row-start-1 min-h-11 scroll-mt-44 resize-none overflow-hidden wrap-anywhere placeholder:text-ink-soft',
        )}
      />
    </div>
  );
}
