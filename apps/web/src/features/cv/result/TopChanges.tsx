import type { Analysis } from '@coach/contracts/features/cv';
import type { Recommendation } from '@coach/contracts/report';
import { m } from '../../../paraglide/messages.js';
import { RecommendationCard } from './RecommendationCard.tsx';
import type { Changes } from './use-changes.ts';
import { useFocusAfter } from './use-focus-after.ts';

type TopChangesProps = { recommendations: readonly Recommendation[]; analysis: Analysis; changes: Changes };

/** The three changes worth most points, each made right here. */
export function TopChanges({ recommendations, analysis, changes: plain }: TopChangesProps) {
  const { place, changes } = useFocusAfter<HTMLHeadingElement>(plain);
  const first = recommendations[0];
  if (!first) return <p className="rounded-xl bg-ok-soft p-6 text-lg text-ok">{m.cv_top_none()}</p>;
  return (
    <section aria-labelledby="top-changes">
      <h2 id="top-changes" ref={place} tabIndex={-1} className="text-2xl outline-none">
        {m.cv_top_title({ count: recommendations.length })}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{m.cv_top_lead()}</p>
      <ol className="flex flex-col gap-4">
        {recommendations.map((recommendation, index) => (
          <li key={recommendation.id}>
            <RecommendationCard
              recommendation={recommendation}
              analysis={analysis}
              changes={changes}
              rank={index + 1}
              initiallyOpen={recommendation === first}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
