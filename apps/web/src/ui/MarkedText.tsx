import { cx } from './cx.ts';
import { type Mark, segments } from './segments.ts';

/** A text as it was read, with its marks: highlighter, struck out, headings. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <div className="whitespace-pre-wrap text-sm/relaxed">
      {segments(text, marks).map((segment) => {
        const classes = cx(
          segment.tones.includes('heading') && 'font-display text-base font-bold',
          segment.tones.includes('related') && 'underline decoration-mark-deep decoration-2 underline-offset-4',
          segment.tones.includes('superseded') && 'text-ink-soft line-through',
        );
        if (segment.tones.includes('active'))
          return (
            <mark key={segment.start} data-active-mark="" className={cx('highlight', classes)}>
              {segment.text}
            </mark>
          );
        return classes ? (
          <span key={segment.start} className={classes}>
            {segment.text}
          </span>
        ) : (
          segment.text
        );
      })}
    </div>
  );
}
