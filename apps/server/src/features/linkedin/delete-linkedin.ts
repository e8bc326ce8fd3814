import type { UserContext } from '../../context.ts';
import { linkedinAnalyses } from '../../db/schema/linkedin.ts';
import { AppError } from '../../http/app-error.ts';
import { owned } from './queries.ts';

/** Removes an analysis for good; the unit it cost stays spent. Throws `not_found`. */
export async function deleteLinkedin({ db, actor }: UserContext, id: string): Promise<void> {
  const gone = await db.delete(linkedinAnalyses).where(owned(actor.userId, id)).returning({ id: linkedinAnalyses.id });
  if (gone.length === 0) throw new AppError('not_found');
}
