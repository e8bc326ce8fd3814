import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { analyses } from '../../db/schema/cv.ts';
import { getOwnedDocument } from '../documents/get-owned-document.ts';
import { type AnalysisRow, getOwnedAnalysis } from './queries.ts';
import { rescoreUntil } from './rescore-until.ts';
import { scoreAnew } from './score-anew.ts';

/**
 * A kept analysis as its CV stands now: scored again, free, when the CV was corrected elsewhere meanwhile; as it was
 * once that is no longer free. Throws `not_found`.
 */
export async function openAnalysis(context: UserContext, id: string): Promise<AnalysisRow> {
  const kept = await getOwnedAnalysis(context, id);
  if (!kept.documentId || context.clock.now() > rescoreUntil(kept.boughtAt)) return kept;
  const { amendments } = await getOwnedDocument(context, kept.documentId);
  if (isDeepStrictEqual(amendments, kept.amendments)) return kept;
  const { original, offTopic, sector } = kept;
  const scored = await scoreAnew(context, kept, { original, amendments, offTopic, sector });
  const [opened] = await context.db.update(analyses).set(scored).where(eq(analyses.id, id)).returning();
  return opened ?? kept;
}
