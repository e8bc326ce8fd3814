import type { LinkedinFamily, LinkedinReport } from '@coach/contracts/linkedin';
import { type SharedPoints, sharePoints } from '../../match/share-points.ts';
import type { ProfileCriterion, ProfileFinding } from './profile-finding.ts';

type Judged = { definition: ProfileCriterion; finding: ProfileFinding };
export type ScoredProfile = Pick<LinkedinReport, 'score' | 'criteria'>;

/** The points of each family with a CV beside the profile: 100 in all. */
const familyPoints: Record<LinkedinFamily, number> = {
  headline: 18,
  about: 18,
  experience: 26,
  skills: 10,
  completeness: 8,
  keywords: 12,
  consistency: 8,
};

/** Gives each criterion its points: maxima add up to 100, and points to the score, an integer. */
export function scoreProfile(judged: readonly Judged[]): ScoredProfile {
  const worths = judged.map(({ definition: { family, weight }, finding: { verdict, ratio } }) => ({
    family,
    weight: verdict === 'not_applicable' ? 0 : weight,
    ratio,
  }));
  const { score, shared } = sharePoints(worths, familyPoints);
  const criteria = judged.map(({ definition, finding }, index) => {
    const { id, family, label } = definition;
    const { verdict, evidence, advice } = finding;
    const { points, maxPoints } = shared[index] as SharedPoints;
    return { id, family, label, points, maxPoints, verdict, evidence, advice };
  });
  return { score, criteria };
}
