import type { ParsedOffer } from '@coach/contracts/offer';
import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { olderThan } from '../../db/older-than.ts';
import { jobOffers } from '../../db/schema/jobs.ts';
import { AppError } from '../../http/app-error.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';
import { checkId } from '../../http/id.ts';
import { nameDocuments } from '../documents/name-documents.ts';

const { sourceText: _, ...light } = getTableColumns(jobOffers);

type Row = typeof jobOffers.$inferSelect;
/** An offer without the text it was read from, and the name of its CV. */
export type JobRow = Omit<Row, 'sourceText'> & { documentName: string | null };

type Caller = Pick<UserContext, 'db' | 'actor'>;

export function ownedJob(userId: string, id: string) {
  return and(eq(jobOffers.id, checkId(id)), eq(jobOffers.userId, userId));
}

/** Throws `not_found` for an offer that is not there or is someone else’s. */
export async function getOwnedJob(caller: Caller, id: string): Promise<JobRow & { sourceText: string }> {
  const [found] = await caller.db.select().from(jobOffers).where(ownedJob(caller.actor.userId, id));
  if (!found) throw new AppError('not_found');
  const [named] = await nameCvs(caller, [found]);
  return named as JobRow & { sourceText: string };
}

/** Newest first. */
export async function listJobs(caller: Caller, { cursor, limit }: PageQuery) {
  const place = decodeCursor(cursor);
  const rows = await caller.db
    .select(light)
    .from(jobOffers)
    .where(and(eq(jobOffers.userId, caller.actor.userId), olderThan(jobOffers.createdAt, jobOffers.id, place)))
    .orderBy(desc(jobOffers.createdAt), desc(jobOffers.id))
    .limit(limit + 1);
  const page = toPage(rows, limit);
  return { ...page, items: await nameCvs(caller, page.items) };
}

async function nameCvs<Kept extends { documentId: string | null }>(caller: Caller, rows: Kept[]) {
  const names = await nameDocuments(
    caller,
    rows.map(({ documentId }) => documentId),
  );
  return rows.map((row) => ({ ...row, documentName: names.get(row.documentId ?? '') ?? null }));
}

const mostRead = 20;

/** The newest targeted offers as read, for what the rest of the account draws from them. */
export async function readOffers({ db, actor }: Caller): Promise<ParsedOffer[]> {
  const rows = await db
    .select({ offer: jobOffers.offer })
    .from(jobOffers)
    .where(and(eq(jobOffers.userId, actor.userId), isNotNull(jobOffers.offer)))
    .orderBy(desc(jobOffers.createdAt), desc(jobOffers.id))
    .limit(mostRead);
  return rows.flatMap(({ offer }) => offer ?? []);
}

export async function countJobs(db: Queryable, userId: string): Promise<number> {
  const count = sql<number>`count(*)::integer`;
  const [found] = await db.select({ count }).from(jobOffers).where(eq(jobOffers.userId, userId));
  return found?.count ?? 0;
}
