import type { UserContext } from '../../context.ts';
import { careerPlans } from '../../db/schema/career.ts';
import { AppError } from '../../http/app-error.ts';
import { ownedPlan } from './queries.ts';

/** Removes a plan for good. Throws `not_found`. */
export async function deletePlan({ db, actor }: UserContext, id: string): Promise<void> {
  const gone = await db.delete(careerPlans).where(ownedPlan(actor.userId, id)).returning({ id: careerPlans.id });
  if (gone.length === 0) throw new AppError('not_found');
}
