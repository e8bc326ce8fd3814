import type { NewCoachRequest } from '@coach/contracts/features/coaching';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { olderThan } from '../../db/older-than.ts';
import { coachRequests as requests, coachingSessions as sessions } from '../../db/schema/coaching.ts';
import { AppError } from '../../http/app-error.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';
import { checkId } from '../../http/id.ts';

export type CoachingRow = typeof sessions.$inferSelect;
export type CoachRequestRow = typeof requests.$inferSelect;

type Caller = Pick<UserContext, 'actor'> & { db: Queryable };

export function ownedCoaching(userId: string, id: string) {
  return and(eq(sessions.id, checkId(id)), eq(sessions.userId, userId));
}

/** The caller’s dialogue. Throws `not_found`, for another person’s too. */
export async function getOwnedCoaching({ db, actor }: Caller, id: string): Promise<CoachingRow> {
  const [found] = await db.select().from(sessions).where(ownedCoaching(actor.userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}

const firstAnswer = sql<string | null>`(
  select left(turn ->> 'text', 200) from jsonb_array_elements(${sessions.turns}) with ordinality as said(turn, place)
  where turn ->> 'speaker' = 'person' order by place limit 1
)`;

const listed = {
  id: sessions.id,
  scenario: sessions.scenario,
  state: sessions.state,
  turnCount: sessions.turnCount,
  about: firstAnswer,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
};

/** Newest first, without what was said. */
export async function listCoaching({ db, actor }: Caller, { cursor, limit }: PageQuery) {
  const rows = await db
    .select(listed)
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), olderThan(sessions.createdAt, sessions.id, decodeCursor(cursor))))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

/** The caller’s requests to the operator, newest first. */
export async function listCoachRequests({ db, actor }: Caller, { cursor, limit }: PageQuery) {
  const older = olderThan(requests.createdAt, requests.id, decodeCursor(cursor));
  const rows = await db
    .select()
    .from(requests)
    .where(and(eq(requests.userId, actor.userId), older))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

export function ownedRequest(userId: string, id: string) {
  return and(eq(requests.id, checkId(id)), eq(requests.userId, userId));
}

const asked = ['kind', 'subject', 'hopes', 'availability', 'contactWay', 'contact'] as const;

/** The same, asked for before and still open; to be answered elsewhere or at another time, it is another one. */
export async function findSameRequest(
  { db, actor }: Caller,
  request: NewCoachRequest,
): Promise<CoachRequestRow | null> {
  const same = asked.map((column) => eq(requests[column], request[column]));
  const open = [isNull(requests.withdrawnAt), isNull(requests.answer)];
  const [found] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.userId, actor.userId), ...same, ...open));
  return found ?? null;
}
