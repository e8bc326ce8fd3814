import type { Amendment } from '@coach/contracts/amendment';
import { rescoreDays } from '@coach/contracts/limits';
import type { UserContext } from '../../context.ts';
import { analyses } from '../../db/schema/cv.ts';
import { AppError } from '../../http/app-error.ts';
import { amendDocument } from '../documents/amend-document.ts';
import { checkSince } from '../documents/check-since.ts';
import { computeAnalysis } from './compute-analysis.ts';
import { openAnalysis } from './open-analysis.ts';
import { type AnalysisRow, owned } from './queries.ts';
import { rescoreUntil } from './rescore-until.ts';

type Patch = { amendments?: Amendment[]; offTopic?: string[]; since?: string[] };

/**
 * Scores an analysis again after corrections to its CV, which are kept with the document, or after keywords were set
 * aside. Free. Throws `conflict`: `rescore_expired` once the pair was bought too long ago, `amended_elsewhere` when
 * `since` names other amendments than those kept.
 */
export async function patchAnalysis(context: UserContext, id: string, patch: Patch): Promise<AnalysisRow> {
  const { db, actor, clock } = context;
  const kept = await openAnalysis(context, id);
  if (clock.now() > rescoreUntil(kept.boughtAt)) {
    throw new AppError('conflict', { reason: 'rescore_expired', values: { days: rescoreDays } });
  }
  if (patch.amendments) checkSince(kept.amendments, patch.since);
  const amendments = patch.amendments ?? kept.amendments;
  const offTopic = patch.offTopic ?? kept.offTopic;
  const offerText = kept.offer?.text ?? null;
  const computed = await computeAnalysis(context, { original: kept.original, amendments, offTopic, offerText });
  return await db.transaction(async (transaction) => {
    if (patch.amendments && kept.documentId) {
      await amendDocument(context, transaction, kept.documentId, { amendments, since: patch.since });
    }
    const { cv, report, analysis } = computed;
    const [scored] = await transaction
      .update(analyses)
      .set({ amendments, offTopic, cv, report, analysis, score: report.score })
      .where(owned(actor.userId, id))
      .returning();
    if (!scored) throw new AppError('not_found');
    return scored;
  });
}
