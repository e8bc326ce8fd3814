import { readingOfCvCriterion } from '@coach/contracts/reading';
import type { Criterion, CriterionFamily } from '@coach/contracts/report';
import { toldPoints } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { CriterionRow } from '../../../ui/CriterionRow.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { ReadingLinks } from '../../billing/gates/ReadingLinks.tsx';
import { EvidenceQuotes } from './EvidenceQuotes.tsx';
import { type FamilySummary, familySummaries } from './family-summaries.ts';

const familyLabels: Record<CriterionFamily, () => string> = {
  identity: m.cv_family_identity,
  readability: m.cv_family_readability,
  writing: m.cv_family_writing,
  match: m.cv_family_match,
  career: m.cv_family_career,
};

/** Where the points come from: the criteria by family. */
export function FamilySection({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <section aria-labelledby="families">
      <h2 id="families" className="text-2xl">
        {m.cv_families_title()}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{m.cv_families_lead({ count: criteria.length })}</p>
      <div className="flex flex-col gap-3">
        {familySummaries(criteria).map((summary) => (
          <Family key={summary.family} summary={summary} />
        ))}
      </div>
    </section>
  );
}

function Family({ summary }: { summary: FamilySummary }) {
  const label = familyLabels[summary.family]();
  const counts = summary.maxPoints > 0;
  return (
    <Disclosure
      summary={
        <span className="block w-120 max-w-full py-1.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-display text-lg">{label}</span>
            <span className="text-sm text-ink-soft">
              {counts ? m.cv_points(toldPoints(summary.points, summary.maxPoints)) : m.common_verdict_na()}
            </span>
          </span>
          {counts ? (
            <ProgressBar value={summary.points} max={summary.maxPoints} label={label} className="mt-2" />
          ) : null}
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {summary.criteria.map((criterion) => (
          <CriterionRow key={criterion.id} criterion={criterion} tellPoints={m.cv_points}>
            <EvidenceQuotes evidence={criterion.evidence} />
          </CriterionRow>
        ))}
      </ul>
      <Readings criteria={summary.criteria} />
    </Disclosure>
  );
}

/** Articles of a family, at most. */
const mostReadings = 2;

/** What helps with the criteria that are not met, the most urgent first. */
function Readings({ criteria }: { criteria: readonly Criterion[] }) {
  const unmet = criteria.filter(({ verdict }) => verdict === 'missing' || verdict === 'partial');
  return <ReadingLinks readings={unmet.map(({ id }) => readingOfCvCriterion[id])} most={mostReadings} />;
}
