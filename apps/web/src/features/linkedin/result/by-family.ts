import { type LinkedinFamily, type LinkedinReport, linkedinFamilies } from '@coach/contracts/linkedin';

export type LinkedinCriterion = LinkedinReport['criteria'][number];
export type FamilyOfCriteria = {
  family: LinkedinFamily;
  /** Points won, and the most that could be. */
  points: number;
  maxPoints: number;
  criteria: LinkedinCriterion[];
};

/** The criteria by family, in the order a profile is read; a family without criteria is left out. */
export function byFamily(criteria: readonly LinkedinCriterion[]): FamilyOfCriteria[] {
  return linkedinFamilies.flatMap((family) => {
    const own = criteria.filter((criterion) => criterion.family === family);
    if (own.length === 0) return [];
    const sum = (field: 'points' | 'maxPoints') => own.reduce((total, criterion) => total + criterion[field], 0);
    return [{ family, points: sum('points'), maxPoints: sum('maxPoints'), criteria: own }];
  });
}
