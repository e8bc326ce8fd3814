import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { olderThan } from '../../db/older-than.ts';
import { analyses } from '../../db/schema/cv.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { jobOffers } from '../../db/schema/jobs.ts';
import { AppError } from '../../http/app-error.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';
import { checkId } from '../../http/id.ts';

const { sourceText: _, ...light } = getTableColumns(jobOffers);
const shown = { ...light, documentName: userDocuments.fileName };

/** An offer without the text it was read from, and the name of its CV. */
export type JobRow = Omit<typeof jobOffers.$inferSelect, 'sourceText'> & { documentName: string | null };

export function ownedJob(userId: string, id: string) {
  return and(eq(jobOffers.id, checkId(id)), eq(jobOffers.userId, userId));
}

/** Throws `not_found` for an offer that is not there or is someone else’s. */
export async function getOwnedJob(db: Queryable, userId: string, id: string): Promise<JobRow & { sourceText: string }> {
  const [found] = await db
    .select({ ...shown, sourceText: jobOffers.sourceText })
    .from(jobOffers)
    .leftJoin(userDocuments, eq(userDocuments.id, jobOffers.documentId))
    .where(ownedJob(userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** Throws `not_found` for an analysis that is not theirs. */
export async function checkOwnAnalysis(db: Queryable, userId: string, id: string): Promise<void> {
  const mine = and(eq(analyses.id, checkId(id)), eq(analyses.userId, userId));
  const [found] = await db.select({ id: analyses.id }).from(analyses).where(mine);
  if (!found) throw new AppError('not_found');
}

/** Newest first. */
export async function listJobs({ db, actor }: UserContext, { cursor, limit }: PageQuery) {
  const place = decodeCursor(cursor);
  const rows = await db
    .select(shown)
    .from(jobOffers)
    .leftJoin(userDocuments, eq(userDocuments.id, jobOffers.documentId))
    .where(and(eq(jobOffers.userId, actor.userId), olderThan(jobOffers.createdAt, jobOffers.id, place)))
    .orderBy(desc(jobOffers.createdAt), desc(jobOffers.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

export async function countJobs(db: Queryable, userId: string): Promise<number> {
  const count = sql<number>`count(*)::integer`;
  const [found] = await db.select({ count }).from(jobOffers).where(eq(jobOffers.userId, userId));
  return found?.count ?? 0;
}
