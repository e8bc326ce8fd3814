import type { CvWording } from '@coach/contracts/cv-document';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { analyses } from '../../db/schema/cv.ts';
import { AppError } from '../../http/app-error.ts';
import { type AnalysisRow, owned } from './queries.ts';

/** Lines of CVs as they stood long ago are forgotten first. */
const mostKept = 400;

/** Changes the words of an optimised CV, whoever else does at the same moment. Throws `not_found`. */
export async function changeWording(
  { db, actor }: UserContext,
  id: string,
  change: (wording: CvWording) => CvWording,
): Promise<AnalysisRow> {
  return await db.transaction(async (transaction) => {
    const [kept] = await transaction.select().from(analyses).where(owned(actor.userId, id)).for('update');
    if (!kept) throw new AppError('not_found');
    const wording = change(kept.wording ?? []).slice(-mostKept);
    await transaction.update(analyses).set({ wording }).where(eq(analyses.id, id));
    return { ...kept, wording };
  });
}
