import type { Analysis } from '@coach/contracts/features/cv';
import { readingOfCvCriterion } from '@coach/contracts/reading';
import type { Recommendation } from '@coach/contracts/report';
import { useSession } from '../../../lib/session.ts';
import { shownReadings } from '../../../lib/shown-readings.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import { RecommendationCard } from './RecommendationCard.tsx';
import type { Changes } from './use-changes.ts';
import { useFocusAfter } from './use-focus-after.ts';

type TopChangesProps = {
  recommendations: readonly Recommendation[];
  analysis: Analysis;
  changes: Changes;
  /** The person will not make this one: the next takes its place. */
  onPass: (id: string) => void;
  /** Brings back those passed over; absent when there is none. */
  onPassedAgain: (() => void) | undefined;
};

/** The three changes worth most points, each made right here. */
export function TopChanges({ recommendations, analysis, changes: plain, onPass, onPassedAgain }: TopChangesProps) {
  const { place, changes } = useFocusAfter<HTMLHeadingElement>(plain);
  const pass = (id: string) => {
    onPass(id);
    place.current?.focus({ preventScroll: true });
  };
  const again = onPassedAgain ? (
    <Button variant="quiet" size="sm" className="mt-3" onClick={onPassedAgain}>
      {m.cv_passed_again()}
    </Button>
  ) : null;
  const { tier } = useSession();
  const helpful = recommendations.map(({ criterion }) => readingOfCvCriterion[criterion]);
  const readings = shownReadings(helpful, tier);
  const title = recommendations.length > 0 ? m.cv_top_title({ count: recommendations.length }) : m.cv_top_none_title();
  return (
    <section aria-labelledby="top-changes">
      <h2 id="top-changes" ref={place} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{recommendations.length > 0 ? m.cv_top_lead() : m.cv_top_none()}</p>
      <WrittenByLine writtenBy={analysis.writtenBy} className="mt-1 text-ink-soft" />
      <ol className="mt-5 flex flex-col gap-4">
        {recommendations.map((recommendation, index) => (
          <li key={recommendation.id}>
            <RecommendationCard
              recommendation={recommendation}
              analysis={analysis}
              changes={changes}
              rank={index + 1}
              reading={readings[index]}
              onPass={() => pass(recommendation.id)}
            />
          </li>
        ))}
      </ol>
      {again}
    </section>
  );
}
