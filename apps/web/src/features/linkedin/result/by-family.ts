import type { LinkedinFamily, LinkedinReport } from '@coach/contracts/linkedin';

export type LinkedinCriterion = LinkedinReport['criteria'][number];
export type FamilyOfCriteria = {
  family: LinkedinFamily;
  /** Points won, and the most that could be. */
  points: number;
  maxPoints: number;
  criteria: LinkedinCriterion[];
};

/** As a profile is read, from its top. */
const order: Record<LinkedinFamily, number> = {
  headline: 0,
  about: 1,
  experience: 2,
  skills: 3,
  completeness: 4,
  keywords: 5,
  consistency: 6,
};

/** The criteria by family; a family without criteria is left out. */
export function byFamily(criteria: readonly LinkedinCriterion[]): FamilyOfCriteria[] {
  const families = [...new Set(criteria.map(({ family }) => family))].sort((a, b) => order[a] - order[b]);
  return families.map((family) => {
    const own = criteria.filter((criterion) => criterion.family === family);
    const sum = (field: 'points' | 'maxPoints') => own.reduce((total, criterion) => total + criterion[field], 0);
    return { family, points: sum('points'), maxPoints: sum('maxPoints'), criteria: own };
  });
}
