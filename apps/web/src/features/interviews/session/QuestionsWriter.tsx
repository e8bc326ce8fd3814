import type { WrittenBy } from '@coach/contracts/written-by';
import { m } from '../../../paraglide/messages.js';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';

/** Who worded the questions, where that could have been another than the engine. */
export function QuestionsWriter({ writtenBy, className }: { writtenBy: WrittenBy; className: string }) {
  const { by, model, reason } = writtenBy;
  const told =
    by === 'model'
      ? m.interviews_questions_by_model({ model: model ?? '' })
      : reason === 'unavailable'
        ? m.interviews_questions_unavailable()
        : null;
  if (told === null) return <WrittenByLine writtenBy={writtenBy} className={className} />;
  return <p className={`text-sm wrap-anywhere ${className}`}>{told}</p>;
}
