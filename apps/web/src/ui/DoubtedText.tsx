import type { TextDoubt } from '@coach/contracts/written-by';
import { doubtText } from '../lib/doubt-text.ts';
import { printed } from '../lib/format.ts';
import { DoubtMark } from './DoubtMark.tsx';
import { segments } from './segments.ts';

/** A text with what is « à vérifier » marked in it, and why, below. */
export function DoubtedText({ text, doubts }: { text: string; doubts: readonly TextDoubt[] }) {
  const parts = segments(
    text,
    doubts.map(({ start, end }) => ({ start, end, tone: 'active' })),
  );
  return (
    <div lang="fr" className="wrap-anywhere">
      <p className="whitespace-pre-line">
        {parts.map(({ start, end, text: words, tones }) =>
          tones.length > 0 ? (
            <DoubtMark key={start} labelled={doubts.some((doubt) => doubt.end === end)}>
              {printed(words)}
            </DoubtMark>
          ) : (
            printed(words)
          ),
        )}
      </p>
      {doubts.length > 0 ? (
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-sm text-warn">
          {doubts.map((doubt) => (
            <li key={`${doubt.start}-${doubt.end}-${doubt.reason}`}>{doubtText(doubt)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
