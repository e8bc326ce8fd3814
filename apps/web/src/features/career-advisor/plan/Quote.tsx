import type { PlanEvidence } from '@coach/contracts/features/career-advisor';
import { m } from '../../../paraglide/messages.js';

const sources: Record<PlanEvidence['source'], () => string> = {
  cv: m.advisor_from_cv,
  experiences: m.advisor_from_answer,
  profile: m.advisor_from_profile,
};

/** The person’s own words, and where they stand. */
export function Quote({ evidence: { source, quote } }: { evidence: PlanEvidence }) {
  return (
    <p className="mt-1 text-sm wrap-anywhere">
      <q className="highlight">{quote.replace(/\s+/g, ' ')}</q>{' '}
      <span className="text-ink-soft whitespace-nowrap">{sources[source]()}</span>
    </p>
  );
}
