import type { Analysis } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { Highlight } from '../../../ui/Highlight.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';

/** The figure, where it came from, and what it is about. */
export function ResultHeader({ analysis }: { analysis: Analysis }) {
  const { report, initialScore, offer, documentName } = analysis;
  const subject = [offer?.title, offer?.company].filter(Boolean).join(' · ');
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <ScoreRing score={report.score} size="lg" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-sm font-semibold text-ink-soft">{documentName}</p>
        <h1 className="mt-1 text-2xl sm:text-3xl">{subject || (offer ? m.cv_result_title() : m.cv_without_offer())}</h1>
        <p aria-live="polite" className="mt-3 text-lg">
          {report.score === initialScore ? (
            m.cv_result_score({ score: report.score })
          ) : (
            <>
              {m.cv_result_moved({ initial: initialScore })}{' '}
              <Highlight>{m.cv_result_now({ score: report.score })}</Highlight>
            </>
          )}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{m.cv_result_note()}</p>
      </div>
    </header>
  );
}
