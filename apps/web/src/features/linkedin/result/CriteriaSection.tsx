import type { LinkedinFamily } from '@coach/contracts/linkedin';
import { readingOfLinkedinFamily } from '@coach/contracts/reading';
import { toldPoints } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { ReadingLinks } from '../../billing/gates/ReadingLinks.tsx';
import { byFamily, type FamilyOfCriteria, type LinkedinCriterion } from './by-family.ts';
import { CriterionDetail } from './CriterionDetail.tsx';

const familyLabels: Record<LinkedinFamily, () => string> = {
  headline: m.linkedin_family_headline,
  about: m.linkedin_family_about,
  experience: m.linkedin_family_experience,
  skills: m.linkedin_family_skills,
  completeness: m.linkedin_family_completeness,
  keywords: m.linkedin_family_keywords,
  consistency: m.linkedin_family_consistency,
};

/** Where the points come from: the criteria by family. */
export function CriteriaSection({ criteria }: { criteria: readonly LinkedinCriterion[] }) {
  return (
    <section>
      <h2 className="text-2xl">{m.linkedin_criteria()}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{m.linkedin_criteria_lead({ count: criteria.length })}</p>
      <div className="flex flex-col gap-3">
        {byFamily(criteria).map((family) => (
          <Family key={family.family} summary={family} />
        ))}
      </div>
    </section>
  );
}

function Family({ summary: { family, points, maxPoints, criteria } }: { summary: FamilyOfCriteria }) {
  const label = familyLabels[family]();
  const counts = maxPoints > 0 && criteria.some(({ verdict }) => verdict !== 'not_applicable');
  const figure = counts ? m.linkedin_points(toldPoints(points, maxPoints)) : m.common_verdict_na();
  return (
    <Disclosure
      summary={
        <span className="block w-120 max-w-full py-1.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-display text-lg">{label}</span>
            <span className="text-sm text-ink-soft">{figure}</span>
          </span>
          {counts ? <ProgressBar value={points} max={maxPoints} label={label} className="mt-2" /> : null}
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {criteria.map((criterion) => (
          <CriterionDetail key={criterion.id} criterion={criterion} />
        ))}
      </ul>
      {counts && points < maxPoints ? <ReadingLinks readings={[readingOfLinkedinFamily[family]]} most={1} /> : null}
    </Disclosure>
  );
}
