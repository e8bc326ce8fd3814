import type { Analysis } from '@coach/contracts/features/cv';
import type { Recommendation } from '@coach/contracts/report';
import { m } from '../../../paraglide/messages.js';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { RecommendationCard } from './RecommendationCard.tsx';
import type { Changes } from './use-changes.ts';

type OtherRecommendationsProps = { recommendations: readonly Recommendation[]; analysis: Analysis; changes: Changes };

/** The recommendations after the first three. */
export function OtherRecommendations({ recommendations, analysis, changes }: OtherRecommendationsProps) {
  if (recommendations.length === 0) return null;
  return (
    <Disclosure
      summary={<span className="font-display text-lg">{m.cv_others_title({ count: recommendations.length })}</span>}
    >
      <ul className="flex flex-col gap-4">
        {recommendations.map((recommendation) => (
          <li key={recommendation.id}>
            <RecommendationCard recommendation={recommendation} analysis={analysis} changes={changes} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
