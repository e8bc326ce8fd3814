import type { ApplicationStatus, JobUpdate } from '@coach/contracts/features/jobs';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { jobOffers } from '../../db/schema/jobs.ts';
import { AppError } from '../../http/app-error.ts';
import { cleanText } from '../../http/clean-text.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { getOwnedDocument } from '../documents/get-owned-document.ts';
import { getOwnedJob, type JobRow, ownedJob } from './queries.ts';

/** Throws `not_found` for an analysis that is not the caller’s; given by the feature that keeps them. */
export type AnalysisCheck = (context: UserContext, id: string) => Promise<unknown>;

/** Changes what the person may change of an offer, its place on the board included. Throws `not_found`, `conflict`. */
export async function updateJob(
  context: UserContext,
  checkAnalysis: AnalysisCheck,
  id: string,
  { before, adaptedCV, notesWere, ...fields }: JobUpdate,
): Promise<JobRow & { sourceText: string }> {
  const { db, actor, clock } = context;
  if (fields.documentId) await getOwnedDocument(context, fields.documentId);
  if (adaptedCV) await checkAnalysis(context, adaptedCV);
  await db.transaction(async (transaction) => {
    // Two moves at once number the same column: one goes after the other.
    await lockAccount(transaction, actor.userId);
    await transaction.select({ id: jobOffers.id }).from(jobOffers).where(ownedJob(actor.userId, id)).for('update');
    const kept = await getOwnedJob({ db: transaction, actor }, id);
    if (notesWere !== undefined && notesWere !== kept.notes && cleanText(fields.notes ?? '') !== kept.notes)
      throw new AppError('conflict', { reason: 'notes_changed' });
    const status = fields.applicationStatus ?? kept.applicationStatus;
    const moves = before !== undefined || status !== kept.applicationStatus;
    const position = moves ? await placeBefore(transaction, actor.userId, { id, status, before: before ?? null }) : {};
    const notes = fields.notes === undefined ? {} : { notes: cleanText(fields.notes) };
    const adapted = adaptedCV === undefined ? {} : { analysisId: adaptedCV };
    const now = clock.now();
    const changes = {
      ...fields,
      ...adapted,
      ...notes,
      ...position,
      appliedAt: sentAt(kept, status, now),
      updatedAt: now,
    };
    await transaction.update(jobOffers).set(changes).where(ownedJob(actor.userId, id));
  });
  return await getOwnedJob(context, id);
}

const notSent: ReadonlySet<ApplicationStatus> = new Set(['not_applied', 'draft']);

/** When the application left: the first time it is said so. */
function sentAt({ appliedAt }: JobRow, status: ApplicationStatus, now: Date): Date | null {
  return notSent.has(status) ? null : (appliedAt ?? now);
}

type Move = { id: string; status: ApplicationStatus; before: string | null };

/** Between two neighbours; a column is numbered anew where no number lies between them any more. */
async function placeBefore(db: Queryable, userId: string, { id, status, before }: Move): Promise<{ position: number }> {
  const column = await db
    .select({ id: jobOffers.id, position: jobOffers.position })
    .from(jobOffers)
    .where(and(eq(jobOffers.userId, userId), eq(jobOffers.applicationStatus, status), ne(jobOffers.id, id)))
    .orderBy(asc(jobOffers.position), asc(jobOffers.id))
    .for('update');
  const found = before === null ? -1 : column.findIndex((each) => each.id === before);
  const at = found === -1 ? column.length : found;
  const [above, below] = [column[at - 1]?.position, column[at]?.position];
  if (above === undefined || below === undefined)
    return { position: above !== undefined ? above + 1 : below !== undefined ? below - 1 : 0 };
  const between = (above + below) / 2;
  if (between > above && between < below) return { position: between };
  for (const [index, each] of column.entries())
    await db.update(jobOffers).set({ position: index }).where(eq(jobOffers.id, each.id));
  return { position: at - 0.5 };
}
