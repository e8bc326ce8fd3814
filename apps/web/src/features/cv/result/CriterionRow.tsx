import type { Criterion } from '@coach/contracts/report';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { VerdictMark } from '../../../ui/VerdictMark.tsx';
import { EvidenceQuotes } from './EvidenceQuotes.tsx';

/** One criterion: the verdict, the points, what to do, and the quotes that prove it. */
export function CriterionRow({ criterion }: { criterion: Criterion }) {
  const { label, verdict, points, maxPoints, advice, evidence } = criterion;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 lang="fr" className="font-body text-base font-semibold tracking-normal">
          {label}
        </h3>
        <p className="flex shrink-0 items-center gap-3 text-sm">
          <VerdictMark verdict={verdict} />
          {verdict === 'not_applicable' ? null : (
            <span className="text-ink-soft">
              {m.cv_points({ points: formatNumber(points), max: formatNumber(maxPoints) })}
            </span>
          )}
        </p>
      </div>
      {advice ? (
        <p lang="fr" className="mt-1">
          {advice}
        </p>
      ) : null}
      <EvidenceQuotes evidence={evidence} />
    </li>
  );
}
