import type { Analysis } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { Highlight } from '../../../ui/Highlight.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';
import { missingRequirements } from './missing-requirements.ts';

/** Where the person stands: the figure, where it came from, and what the offer asks for that is not there. */
export function ResultHeader({ analysis }: { analysis: Analysis }) {
  const { report, initialScore, offer, documentName } = analysis;
  const now = m.cv_result_now({ score: report.score });
  const missing = missingRequirements(report);
  return (
    <header className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-4 sm:gap-x-8 sm:gap-y-2">
      <div className="max-sm:col-span-2 sm:col-start-2 sm:self-end">
        <p className="text-sm font-semibold text-ink-soft">
          {[offer?.company, documentName].filter(Boolean).join(' · ')}
        </p>
        <h1 className="mt-1 text-2xl sm:text-3xl">
          {offer ? (offer.title ?? m.cv_result_title()) : m.cv_without_offer()}
        </h1>
      </div>
      <ScoreRing score={report.score} size="md" className="sm:col-start-1 sm:row-span-3 sm:row-start-1 sm:size-44" />
      <div>
        <p aria-live="polite" className="text-lg">
          {report.score === initialScore ? (
            m.cv_result_score({ score: report.score })
          ) : (
            <>
              {m.cv_result_moved({ initial: initialScore })}{' '}
              {report.score > initialScore ? <Highlight>{now}</Highlight> : now}
            </>
          )}
        </p>
        <p className="text-sm text-ink-soft">{m.cv_result_note()}</p>
      </div>
      {missing ? <p className="max-sm:col-span-2 sm:col-start-2">{missing}</p> : null}
    </header>
  );
}
