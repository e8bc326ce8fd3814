import type { CareerPlanDetail, CareerPlanList } from '@coach/contracts/features/career-advisor';
import type { UserContext } from '../../context.ts';
import { nameDocuments } from '../documents/name-documents.ts';
import type { listPlans, PlanRow } from './queries.ts';

/** A plan in full; a deleted CV keeps the name it was compared under. */
export async function presentPlan(context: UserContext, row: PlanRow): Promise<CareerPlanDetail> {
  const { id, advice, careerPlan, documentId, writtenBy } = row;
  const names = await nameDocuments(context, [documentId]);
  return {
    ...{ id, advice, plan: careerPlan, documentId, writtenBy },
    request: {
      skills_to_develop: row.skillsToDevelop,
      career_goal: row.careerGoal,
      past_experiences: row.pastExperiences,
    },
    documentName: (documentId && names.get(documentId)) ?? row.documentName,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentPlans({ items, nextCursor }: Awaited<ReturnType<typeof listPlans>>): CareerPlanList {
  return { items: items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
}
