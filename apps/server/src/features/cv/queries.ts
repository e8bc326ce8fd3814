import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor, UserContext } from '../../context.ts';
import { olderThan } from '../../db/older-than.ts';
import { analyses } from '../../db/schema/cv.ts';
import { AppError } from '../../http/app-error.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';
import { checkId } from '../../http/id.ts';

export type AnalysisRow = typeof analyses.$inferSelect;

type Caller = Pick<UserContext, 'db'> & { actor: Pick<Actor, 'userId'> };

/** The caller's analysis. Throws `not_found`, for another person's too. */
export async function getOwnedAnalysis({ db, actor }: Caller, id: string): Promise<AnalysisRow> {
  const [found] = await db.select().from(analyses).where(owned(actor.userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** What was bought for this pair: for this copy of the CV if one is named, else the latest. */
export async function findPair({ db, actor }: Caller, key: string, subject: string): Promise<AnalysisRow | null> {
  const rows = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.userId, actor.userId), eq(analyses.pairKey, key)))
    .orderBy(desc(analyses.createdAt));
  const exact = rows.find((row) => row.subject === subject);
  if (exact) return exact;
  return (subject === textSubject ? rows[0] : rows.find((row) => row.subject === textSubject)) ?? null;
}

/** The subject of an analysis whose text belongs to no document. */
export const textSubject = 'text';

const listed = {
  id: analyses.id,
  documentId: analyses.documentId,
  documentName: analyses.documentName,
  offerTitle: sql<string | null>`${analyses.offer} ->> 'title'`,
  company: sql<string | null>`${analyses.offer} ->> 'company'`,
  score: analyses.score,
  boughtAt: analyses.boughtAt,
  createdAt: analyses.createdAt,
};

/** Newest first, without the texts. */
export async function listAnalyses({ db, actor }: Caller, { cursor, limit }: PageQuery) {
  const place = decodeCursor(cursor);
  const rows = await db
    .select(listed)
    .from(analyses)
    .where(and(eq(analyses.userId, actor.userId), olderThan(analyses.createdAt, analyses.id, place)))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

export function owned(userId: string, id: string) {
  return and(eq(analyses.id, checkId(id)), eq(analyses.userId, userId));
}
