import { placeholderParts } from './placeholder-parts.ts';

/** A text to the letter as it was sent. */
export function SentText({ text }: { text: string }) {
  return (
    <div
      lang="fr"
      className="rounded-lg border border-line bg-paper p-4 text-sm/relaxed whitespace-pre-wrap wrap-anywhere"
    >
      {placeholderParts(text).map(({ start, text: part, kind }) => {
        if (kind === 'placeholder')
          return (
            <mark key={start} className="highlight font-medium">
              {part}
            </mark>
          );
        if (kind === 'mark')
          return (
            <span key={start} className="text-ink-soft">
              {part}
            </span>
          );
        return part;
      })}
    </div>
  );
}
