import type { Meeting, NewMessage } from '@coach/contracts/features/community';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Actor, UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { olderThan } from '../../db/older-than.ts';
import {
  communityMeetings as meetings,
  communityMessages as messages,
  communityNotices as notices,
  communityRegistrations as registrations,
} from '../../db/schema/community.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';

export type MeetingRow = typeof meetings.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
type Standing = Pick<Meeting, 'seated' | 'waiting'> & { mine: { seated: boolean; position: number | null } | null };

/** How full meetings are, and where the caller stands with each; those nobody registered for are not in it. */
export async function standingsOf(db: Queryable, ids: string[], actor: Actor | null): Promise<Map<string, Standing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: registrations.meetingId, userId: registrations.userId, seatedAt: registrations.seatedAt })
    .from(registrations)
    .where(inArray(registrations.meetingId, ids))
    .orderBy(registrations.place);
  const standings = new Map<string, Standing>();
  for (const { id, userId, seatedAt } of rows) {
    const standing = standings.get(id) ?? { seated: 0, waiting: 0, mine: null };
    standings.set(id, standing);
    if (seatedAt) standing.seated += 1;
    else standing.waiting += 1;
    if (userId === actor?.userId)
      standing.mine = { seated: seatedAt !== null, position: seatedAt ? null : standing.waiting };
  }
  return standings;
}

/** Held until the transaction ends: seats of a meeting are given one after the other. */
export async function lockMeeting(db: Queryable, id: string): Promise<MeetingRow | null> {
  const [found] = await db.select().from(meetings).where(eq(meetings.id, id)).for('update');
  return found ?? null;
}

export async function countSeated(db: Queryable, id: string): Promise<number> {
  const count = sql<number>`count(*)::integer`;
  const seated = and(eq(registrations.meetingId, id), isNotNull(registrations.seatedAt));
  const [found] = await db.select({ count }).from(registrations).where(seated);
  return found?.count ?? 0;
}

/** Who waits, the first come first. */
export async function firstWaiting(db: Queryable, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: registrations.userId })
    .from(registrations)
    .where(and(eq(registrations.meetingId, id), isNull(registrations.seatedAt)))
    .orderBy(registrations.place)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

export function registrationOf(meetingId: string, userId: string) {
  return and(eq(registrations.meetingId, meetingId), eq(registrations.userId, userId));
}

/** What a person is told of when it has a date. */
export async function noticesOf(db: Queryable, actor: Actor | null): Promise<Set<string>> {
  if (!actor) return new Set();
  const mine = eq(notices.userId, actor.userId);
  const rows = await db.select({ subjectId: notices.subjectId }).from(notices).where(mine);
  return new Set(rows.map(({ subjectId }) => subjectId));
}

/** A person’s messages, newest first. */
export async function listMessages({ db, actor }: Pick<UserContext, 'db' | 'actor'>, { cursor, limit }: PageQuery) {
  const older = olderThan(messages.createdAt, messages.id, decodeCursor(cursor));
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, actor.userId), older))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

/** The same words on the same, sent before and not answered yet. */
export async function findSameMessage(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { kind, gatheringId, content }: NewMessage,
): Promise<MessageRow | null> {
  const about = gatheringId ? eq(messages.gatheringId, gatheringId) : isNull(messages.gatheringId);
  const same = [eq(messages.userId, actor.userId), eq(messages.kind, kind), about, eq(messages.content, content)];
  const [found] = await db
    .select()
    .from(messages)
    .where(and(...same, isNull(messages.answer)));
  return found ?? null;
}
