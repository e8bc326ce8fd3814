import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';
import { useAnalyses } from '../requests/use-analyses.ts';
import { cvStepPath } from '../use-cv-step.ts';

/** As many are shown here. */
const latest = 4;

/** The analyses already made: they are kept, and reopening one costs nothing. */
export function PreviousAnalyses() {
  const { status } = useSession();
  const { data } = useAnalyses(status === 'signedIn');
  if (!data?.items.length) return null;
  return (
    <section aria-labelledby="previous-analyses">
      <h2 id="previous-analyses" className="text-xl">
        {m.cv_previous_analyses()}
      </h2>
      <p className="mb-4 text-ink-soft">{m.cv_previous_analyses_hint()}</p>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {data.items.slice(0, latest).map((analysis) => (
          <li key={analysis.id}>
            <Link
              to={cvStepPath({ name: 'result', analysisId: analysis.id })}
              className="flex h-full items-center gap-4 rounded-xl border border-line bg-card p-4 hover:border-brand"
            >
              <ScoreRing score={analysis.score} size="sm" />
              <span className="min-w-0">
                <span className="block wrap-anywhere font-semibold">{analysis.offerTitle ?? m.cv_without_offer()}</span>
                <span className="block wrap-anywhere text-sm text-ink-soft">
                  {[analysis.company, analysis.documentName].filter(Boolean).join(' · ')}
                </span>
                <span className="block text-sm text-ink-soft">{formatDate(analysis.createdAt)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {data.items.length > latest ? (
        <Button variant="quiet" className="mt-3" render={<Link to={paths.documents({ tab: 'historique' })} />}>
          {m.cv_previous_analyses_all()}
        </Button>
      ) : null}
    </section>
  );
}
