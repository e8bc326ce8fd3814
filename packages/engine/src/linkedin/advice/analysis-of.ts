import type { LinkedinReport } from '@coach/contracts/linkedin';
import type { ProfileContext } from '../score/profile-context.ts';
import type { ScoredProfile } from '../score/score-profile.ts';
import { opportunitiesOf } from './opportunities-of.ts';

const most = { strengths: 5, weaknesses: 6 };
/** Nobody is told that their headline is present twice. */
const plain = new Set([
  'headline-present',
  'about-present',
  'experience-present',
  'location',
  'headline-plain',
  'experience-direct',
]);

/** What the profile does well, where it loses points, and what it could gain, in its own words. */
export function analysisOf(context: ProfileContext, { criteria }: ScoredProfile): LinkedinReport['analysis'] {
  const good = criteria.filter(({ verdict, maxPoints }) => verdict === 'ok' && maxPoints > 0);
  const telling = good.filter(({ id }) => !plain.has(id));
  const strengths = byWorth(telling.length >= 2 ? telling : good, ({ points }) => points);
  const lost = criteria.filter(
    ({ verdict, maxPoints }) => (verdict === 'missing' || verdict === 'partial') && maxPoints > 0,
  );
  const weaknesses = byWorth(
    lost.filter(({ advice }) => !unsaid.test(advice)),
    ({ maxPoints, points }) => maxPoints - points,
  );
  return {
    strengths: sentences(strengths, most.strengths),
    weaknesses: sentences(weaknesses, most.weaknesses),
    opportunities: opportunitiesOf(context),
  };
}

/** What follows from a lack that another criterion tells. */
const unsaid = /^(?:À juger|Sans titre|Aucune ligne ne décrit|Aucune compétence n’est listée\.$)/;

type Criterion = LinkedinReport['criteria'][number];

function byWorth(criteria: readonly Criterion[], worth: (criterion: Criterion) => number): Criterion[] {
  return criteria
    .map((criterion, index) => ({ criterion, index }))
    .sort((a, b) => worth(b.criterion) - worth(a.criterion) || a.index - b.index)
    .map(({ criterion }) => criterion);
}

function sentences(criteria: readonly Criterion[], count: number): string[] {
  const kept = new Map<string, string>();
  // One word that is missing in two places is one weakness.
  for (const { advice } of criteria) {
    const opening = /^«[^»]{1,60}» est sur votre profil/.exec(advice)?.[0] ?? advice;
    if (!kept.has(opening)) kept.set(opening, advice);
  }
  return [...kept.values()].slice(0, count);
}
