import type { Criterion, CriterionFamily } from '@coach/contracts/report';

export interface FamilySummary {
  family: CriterionFamily;
  /** Points won, and the most that could be. */
  points: number;
  maxPoints: number;
  criteria: Criterion[];
}

const familyOrder: Record<CriterionFamily, number> = { match: 0, writing: 1, career: 2, readability: 3, identity: 4 };
const urgency: Record<Criterion['verdict'], number> = { missing: 0, partial: 1, ok: 2, not_applicable: 3 };

/** The criteria by family, what is to be done first; a family without criteria is left out. */
export function familySummaries(criteria: readonly Criterion[]): FamilySummary[] {
  const families = [...new Set(criteria.map((criterion) => criterion.family))];
  return families
    .sort((a, b) => familyOrder[a] - familyOrder[b])
    .map((family) => {
      const own = criteria.filter((criterion) => criterion.family === family);
      return { family, points: sum(own, 'points'), maxPoints: sum(own, 'maxPoints'), criteria: own.sort(byUrgency) };
    });
}

function sum(criteria: Criterion[], field: 'points' | 'maxPoints'): number {
  return criteria.reduce((total, criterion) => total + criterion[field], 0);
}

function byUrgency(a: Criterion, b: Criterion): number {
  return urgency[a.verdict] - urgency[b.verdict] || b.maxPoints - b.points - (a.maxPoints - a.points);
}
