import { scoredSessions } from '@coach/contracts/features/interviews';
import { and, desc, eq, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { olderThan } from '../../db/older-than.ts';
import { interviewSessions as sessions } from '../../db/schema/interviews.ts';
import { AppError } from '../../http/app-error.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';
import { checkId } from '../../http/id.ts';

export type InterviewRow = typeof sessions.$inferSelect;

type Caller = Pick<UserContext, 'actor'> & { db: Queryable };

export function ownedInterview(userId: string, id: string) {
  return and(eq(sessions.id, checkId(id)), eq(sessions.userId, userId));
}

/** The caller’s session. Throws `not_found`, for another person’s too. */
export async function getOwnedInterview({ db, actor }: Caller, id: string): Promise<InterviewRow> {
  const [found] = await db.select().from(sessions).where(ownedInterview(actor.userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockInterview({ db, actor }: Caller, id: string): Promise<InterviewRow> {
  const [found] = await db.select().from(sessions).where(ownedInterview(actor.userId, id)).for('update');
  if (!found) throw new AppError('not_found');
  return found;
}

/** How many answers say something. */
export const answered = sql<number>`(select count(*) from jsonb_array_elements_text(${sessions.responses}) said where said ~ '\\S')::integer`;

const listed = {
  id: sessions.id,
  kind: sessions.kind,
  role: sessions.role,
  seniorityLevel: sessions.seniorityLevel,
  company: sessions.company,
  completed: sessions.completed,
  questionCount: sql<number>`jsonb_array_length(${sessions.questions})`,
  answered,
  score: sessions.score,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
};

/** A voice interview that was left before any answer is not worth a line. */
export const worthy = or(eq(sessions.kind, 'simulation'), eq(sessions.completed, true), sql`${answered} > 0`);

/** Newest first, without the texts. */
export async function listInterviews({ db, actor }: Caller, { cursor, limit }: PageQuery) {
  const place = decodeCursor(cursor);
  const rows = await db
    .select(listed)
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), worthy, olderThan(sessions.createdAt, sessions.id, place)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

/** Mean of the latest sessions that have a score; null without any. */
export async function preparationScore({ db, actor }: Caller): Promise<number | null> {
  const rows = await db
    .select({ score: sessions.score })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), isNotNull(sessions.score)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(scoredSessions);
  if (rows.length === 0) return null;
  return Math.round(rows.reduce((sum, { score }) => sum + (score ?? 0), 0) / rows.length);
}

/** How often the same was asked for before. */
export async function countSame({ db, actor }: Caller, key: string, before?: Date): Promise<number> {
  const earlier = before && lt(sessions.createdAt, before);
  const same = and(eq(sessions.userId, actor.userId), eq(sessions.requestKey, key), earlier);
  const [found] = await db.select({ count: sql<number>`count(*)::integer` }).from(sessions).where(same);
  return found?.count ?? 0;
}

/** What the same request has made since it was received. */
export async function findTwin(caller: Caller, { key, since }: { key: string; since: Date }) {
  return await newest(caller, and(eq(sessions.requestKey, key), gte(sessions.createdAt, since)));
}

/** The latest interview by voice of this description. */
export async function findVoice(caller: Caller, key: string): Promise<InterviewRow | null> {
  return await newest(caller, and(eq(sessions.requestKey, key), eq(sessions.kind, 'voice')));
}

async function newest({ db, actor }: Caller, wanted: SQL | undefined): Promise<InterviewRow | null> {
  const [found] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), wanted))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(1);
  return found ?? null;
}
