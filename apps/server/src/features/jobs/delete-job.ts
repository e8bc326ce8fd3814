import type { UserContext } from '../../context.ts';
import { jobOffers } from '../../db/schema/jobs.ts';
import { AppError } from '../../http/app-error.ts';
import { ownedJob } from './queries.ts';

/** Throws `not_found`. An analysis bought against the offer stays. */
export async function deleteJob({ db, actor }: UserContext, id: string): Promise<void> {
  const gone = await db.delete(jobOffers).where(ownedJob(actor.userId, id)).returning({ id: jobOffers.id });
  if (gone.length === 0) throw new AppError('not_found');
}
