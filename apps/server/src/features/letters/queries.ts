import { maxAngle } from '@coach/contracts/features/letters';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { olderThan } from '../../db/older-than.ts';
import { letters } from '../../db/schema/letters.ts';
import { AppError } from '../../http/app-error.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';
import { checkId } from '../../http/id.ts';

export type LetterRow = typeof letters.$inferSelect;

type Caller = Pick<UserContext, 'db' | 'actor'>;

/** The caller’s letter. Throws `not_found`, for another person’s too. */
export async function getOwnedLetter({ db, actor }: Caller, id: string): Promise<LetterRow> {
  const [found] = await db.select().from(letters).where(ownedLetter(actor.userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}

export function ownedLetter(userId: string, id: string) {
  return and(eq(letters.id, checkId(id)), eq(letters.userId, userId));
}

const listed = {
  id: letters.id,
  name: letters.name,
  version: letters.version,
  size: letters.size,
  jobTitle: sql<string | null>`${letters.offer} ->> 'title'`,
  company: letters.company,
  tone: letters.tone,
  angle: letters.angle,
  model: letters.model,
  doubts: sql<number>`jsonb_array_length(${letters.doubts})`,
  documentId: letters.documentId,
  documentName: letters.documentName,
  documentVersion: letters.documentVersion,
  jobId: letters.jobId,
  createdAt: letters.createdAt,
  updatedAt: letters.updatedAt,
};

/** Newest first, without the texts; those of one targeted offer where it is named. */
export async function listLetters({ db, actor }: Caller, { cursor, limit, job }: PageQuery & { job?: string }) {
  const place = decodeCursor(cursor);
  const mine = and(eq(letters.userId, actor.userId), job ? eq(letters.jobId, job) : undefined);
  const rows = await db
    .select(listed)
    .from(letters)
    .where(and(mine, olderThan(letters.createdAt, letters.id, place)))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

/** The caller’s newest letter for each of these targeted offers that has one: offer → letter. */
export async function newestLetters({ db, actor }: Caller, jobIds: string[]): Promise<Map<string, string>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([letters.jobId], { jobId: letters.jobId, id: letters.id })
    .from(letters)
    .where(and(eq(letters.userId, actor.userId), inArray(letters.jobId, jobIds)))
    .orderBy(letters.jobId, desc(letters.createdAt), desc(letters.id));
  return new Map(rows.map(({ jobId, id }) => [jobId as string, id]));
}

/** The angle after the one this request was last answered with. */
export async function nextAngle({ db, actor }: Caller, key: string): Promise<number> {
  const [last] = await db
    .select({ angle: letters.angle })
    .from(letters)
    .where(and(eq(letters.userId, actor.userId), eq(letters.requestKey, key)))
    .orderBy(desc(letters.createdAt))
    .limit(1);
  return last ? (last.angle + 1) % (maxAngle + 1) : 0;
}

/** What the same request was answered with since this one was received; without an angle, with whichever. */
export async function findTwin(
  { db, actor, receivedAt }: Omit<Caller, 'db'> & { db: Queryable; receivedAt: Date },
  { key, angle }: { key: string; angle: number | null },
): Promise<LetterRow | null> {
  const same = and(eq(letters.userId, actor.userId), eq(letters.requestKey, key), gte(letters.createdAt, receivedAt));
  const [found] = await db
    .select()
    .from(letters)
    .where(angle === null ? same : and(same, eq(letters.angle, angle)));
  return found ?? null;
}
