import type { Amendment } from '@coach/contracts/amendment';
import { rescoreDays } from '@coach/contracts/limits';
import type { SectorId } from '@coach/contracts/report';
import type { UserContext } from '../../context.ts';
import { analyses } from '../../db/schema/cv.ts';
import { AppError } from '../../http/app-error.ts';
import { amendDocument } from '../documents/amend-document.ts';
import { checkAmendments } from '../documents/check-amendments.ts';
import { checkSince } from '../documents/check-since.ts';
import { checkSector } from './check-sector.ts';
import { openAnalysis } from './open-analysis.ts';
import { type AnalysisRow, owned } from './queries.ts';
import { rescoreUntil } from './rescore-until.ts';
import { scoreAnew } from './score-anew.ts';

type Patch = { amendments?: Amendment[]; offTopic?: string[]; sector?: SectorId | null; since?: string[] };

/**
 * Scores an analysis again after corrections to its CV, which are kept with the document, after keywords were set
 * aside, or for another sector. Free. Throws `subscription_required` for a sector below advancer, `validation` for a wrong
 * correction, `conflict`: `rescore_expired` once the pair was bought too long ago, `amended_elsewhere` when `since` names
 * other amendments than those kept.
 */
export async function patchAnalysis(context: UserContext, id: string, patch: Patch): Promise<AnalysisRow> {
  const { db, actor, clock } = context;
  const kept = await openAnalysis(context, id);
  await checkSector(context, patch.sector);
  if (clock.now() > rescoreUntil(kept.boughtAt)) {
    throw new AppError('conflict', { reason: 'rescore_expired', values: { days: rescoreDays } });
  }
  if (patch.amendments) {
    checkSince(kept.amendments, patch.since);
    checkAmendments(kept.amendments, patch.amendments);
  }
  const amendments = patch.amendments ?? kept.amendments;
  const offTopic = patch.offTopic ?? kept.offTopic;
  const sector = patch.sector === undefined ? kept.sector : patch.sector;
  const rescored = await scoreAnew(context, kept, { original: kept.original, amendments, offTopic, sector });
  return await db.transaction(async (transaction) => {
    if (patch.amendments && kept.documentId) {
      await amendDocument(context, transaction, kept.documentId, { amendments, since: patch.since });
    }
    const [scored] = await transaction.update(analyses).set(rescored).where(owned(actor.userId, id)).returning();
    if (!scored) throw new AppError('not_found');
    return scored;
  });
}
