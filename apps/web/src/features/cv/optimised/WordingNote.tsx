import type { Analysis } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { SpinnerMark } from '../../../ui/SpinnerMark.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import { useWordCv } from '../requests/use-word-cv.ts';

/** Who words the lines of the optimised CV: a model that is at it, one that was, or the engine where a model was wished for. */
export function WordingNote({ analysis }: { analysis: Analysis }) {
  const { isWording, attempt } = useWordCv(analysis);
  const { writtenBy } = analysis.wording;
  return (
    <div role="status" className="mt-3 max-w-3xl empty:hidden">
      {isWording ? (
        <p className="flex items-start gap-3 text-sm text-ink-soft">
          <SpinnerMark className="mt-0.5 shrink-0 text-brand" />
          {m.cv_wording_running()}
        </p>
      ) : writtenBy.by === 'model' ? (
        <p className="text-sm wrap-anywhere text-ink-soft">{m.cv_wording_by({ model: writtenBy.model ?? '' })}</p>
      ) : (
        <WrittenByLine writtenBy={attempt?.by === 'engine' ? attempt : writtenBy} />
      )}
    </div>
  );
}
