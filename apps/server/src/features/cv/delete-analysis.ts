import type { UserContext } from '../../context.ts';
import { analyses } from '../../db/schema/cv.ts';
import { AppError } from '../../http/app-error.ts';
import { owned } from './queries.ts';

/** Removes an analysis for good; the unit it cost stays spent. Throws `not_found`. */
export async function deleteAnalysis({ db, actor }: UserContext, id: string): Promise<void> {
  const gone = await db.delete(analyses).where(owned(actor.userId, id)).returning({ id: analyses.id });
  if (gone.length === 0) throw new AppError('not_found');
}
