import type { AnswerFeedback } from '@coach/contracts/interview';
import { m } from '../../../paraglide/messages.js';
import { MarkedText } from '../../../ui/MarkedText.tsx';

type MarkedAnswerProps = { answer: string; dimensions: AnswerFeedback['dimensions'] };

/** The answer as it was judged, the words that counted under the highlighter. */
export function MarkedAnswer({ answer, dimensions }: MarkedAnswerProps) {
  const quotes = dimensions.flatMap((dimension) => dimension.quotes);
  const marks = quotes
    .filter(({ start, end, quote }) => answer.slice(start, end) === quote)
    .map(({ start, end }) => ({ start, end, tone: 'active' as const }));
  if (marks.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="text-base">{m.interviews_marked_answer()}</h3>
      <div lang="fr" className="mt-1">
        <MarkedText text={answer} marks={marks} />
      </div>
    </div>
  );
}
