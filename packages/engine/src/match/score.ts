import type { Criterion } from '@coach/contracts/report';
import type { CriterionDefinition } from './criterion.ts';
import type { Finding } from './finding.ts';
import { type SharedPoints, sharePoints } from './share-points.ts';

/** The points of each family, with an offer (100 in all). */
export const familyPoints: Record<CriterionDefinition['family'], number> = {
  identity: 3,
  readability: 5,
  writing: 7,
  match: 80,
  career: 5,
};

/** The same without an offer: how the work is told weighs most, a telephone number little. */
const pointsAlone: typeof familyPoints = { identity: 8, readability: 18, writing: 48, match: 0, career: 26 };

/** `weight` is what the definition weighs for this offer. */
export type Judged = { definition: CriterionDefinition; finding: Finding; weight: number };

/** The exact worth of a criterion, before rounding to quarter points. */
export type Share = { id: string; max: number; ratio: number };

export type Scored = { score: number; exact: number; criteria: Criterion[]; shares: Map<string, Share> };

/** Gives each criterion its points: maxima add up to 100, and points to the score, an integer. */
export function scoreOf(judged: readonly Judged[]): Scored {
  const worths = judged.map(({ definition: { family }, finding: { verdict, ratio }, weight }) => ({
    family,
    weight: verdict === 'not_applicable' ? 0 : weight,
    ratio,
  }));
  const isMatched = worths.some(({ family, weight }) => family === 'match' && weight > 0);
  const { score, exact, shared } = sharePoints(worths, isMatched ? familyPoints : pointsAlone);
  const criteria = judged.map(({ definition, finding }, index) =>
    criterionOf(definition, finding, shared[index] as SharedPoints),
  );
  const shares = judged.map(({ definition: { id }, finding: { ratio } }, index): [string, Share] => [
    id,
    { id, max: (shared[index] as SharedPoints).max, ratio },
  ]);
  return { score, exact, criteria, shares: new Map(shares) };
}

function criterionOf(
  { id, family, label }: CriterionDefinition,
  { verdict, evidence, advice }: Finding,
  { points, maxPoints }: SharedPoints,
): Criterion {
  return { id, family, label, points, maxPoints, verdict, evidence, advice };
}
