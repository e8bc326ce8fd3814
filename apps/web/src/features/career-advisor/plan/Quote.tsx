import type { PlanEvidence } from '@coach/contracts/features/career-advisor';
import { printed } from '../../../lib/format.ts';
import { quoted } from '../../../lib/quoted.ts';
import { m } from '../../../paraglide/messages.js';

const sources: Record<PlanEvidence['source'], () => string> = {
  cv: m.advisor_from_cv,
  experiences: m.advisor_from_answer,
  profile: m.advisor_from_profile,
};

/** The person’s own words, and where they stand; a skill that is only named says where alone. */
export function Quote({ evidence: { source, quote }, of: skill }: { evidence: PlanEvidence; of?: string }) {
  if (skill && printed(quote).toLowerCase() === printed(skill).toLowerCase())
    return <p className="mt-1 text-sm text-ink-soft">{m.advisor_named_in({ source: sources[source]() })}</p>;
  return (
    <p className="mt-1 text-sm wrap-anywhere">
      <span className="highlight">{quoted(quote.replace(/\s+/g, ' '))}</span>{' '}
      <span className="text-ink-soft whitespace-nowrap">{sources[source]()}</span>
    </p>
  );
}
