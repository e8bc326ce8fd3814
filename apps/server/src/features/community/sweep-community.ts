import { forumId } from '@coach/contracts/features/community';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import {
  communityMeetings as meetings,
  communityNotices as notices,
  communityRegistrations as registrations,
} from '../../db/schema/community.ts';
import type { PlannedGathering } from './catalogue.ts';
import { fillSeats } from './fill-seats.ts';
import { findMeeting, meetingsToCome, type PlannedMeeting } from './plan-meetings.ts';
import type { MeetingRow } from './queries.ts';
import { remind } from './remind.ts';
import { meetingForMail, tabOf, tell, tellOfMeeting } from './tell-of-meeting.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'jobs' | 'secret' | 'operator' | 'appUrl' | 'community'>;

/**
 * Keeps registrations true to the data files and to the clock: seats that erased accounts left are given on, reminders go
 * out, dates that moved or are called off are told, and so are dates that people waited for.
 */
export async function sweepCommunity(needs: Needs): Promise<void> {
  const { db, clock, community } = needs;
  const toCome = and(isNull(meetings.calledOffAt), gt(meetings.startsAt, clock.now()));
  const [rows, waitedFor] = await Promise.all([
    db.select({ id: meetings.id }).from(meetings).where(toCome),
    db.selectDistinct({ id: notices.subjectId }).from(notices).where(ne(notices.subjectId, forumId)),
  ]);
  if (rows.length + waitedFor.length === 0) return;
  const { gatherings } = await community();
  for (const { id } of rows) await db.transaction((transaction) => tendMeeting(needs, transaction, id, gatherings));
  for (const { id } of waitedFor) {
    const gathering = gatherings.find((each) => each.id === id);
    if (gathering) await tellOfDate(needs, gathering);
  }
}

/** One process does it at a time. */
async function tendMeeting(needs: Needs, db: Queryable, id: string, gatherings: PlannedGathering[]): Promise<void> {
  const [row] = await db.select().from(meetings).where(eq(meetings.id, id)).for('update', { skipLocked: true });
  if (!row || row.calledOffAt) return;
  const planned = findMeeting(gatherings, id);
  if (!planned) return await callOff(needs, db, row);
  const sequence = await follow(needs, db, row, planned);
  await fillSeats(needs, db, planned, sequence);
  await remind(needs, db, planned, sequence);
}

/** What the files say of it now; calendars are told of other hours. Answers the number of the entry in calendars. */
async function follow(needs: Needs, db: Queryable, row: MeetingRow, planned: PlannedMeeting): Promise<number> {
  const { startsAt, endsAt, gathering } = planned;
  const { kind, title } = gathering;
  if (row.kind !== kind || row.title !== title)
    await db.update(meetings).set({ kind, title }).where(eq(meetings.id, row.id));
  if (row.startsAt.getTime() === startsAt.getTime() && row.endsAt.getTime() === endsAt.getTime()) return row.sequence;
  const sequence = row.sequence + 1;
  await db.update(meetings).set({ startsAt, endsAt, sequence }).where(eq(meetings.id, row.id));
  const meeting = meetingForMail(needs, planned, sequence);
  for (const { userId, seatedAt } of await registered(db, row.id))
    await tellOfMeeting(needs, db, userId, seatedAt ? 'meeting_moved' : 'meeting_moved_waiting', meeting);
  return sequence;
}

async function callOff(needs: Needs, db: Queryable, row: MeetingRow): Promise<void> {
  const planned = { ...row, gathering: { kind: row.kind, title: row.title } };
  const meeting = meetingForMail(needs, planned, row.sequence + 1);
  for (const { userId, seatedAt } of await registered(db, row.id))
    await tellOfMeeting(needs, db, userId, seatedAt ? 'meeting_called_off' : 'meeting_called_off_waiting', meeting);
  const gone = { calledOffAt: needs.clock.now(), sequence: row.sequence + 1 };
  await db.update(meetings).set(gone).where(eq(meetings.id, row.id));
  await db.delete(registrations).where(eq(registrations.meetingId, row.id));
}

async function registered(db: Queryable, id: string) {
  return await db.select().from(registrations).where(eq(registrations.meetingId, id));
}

/** Told once: whoever asked to be is off the list then. */
async function tellOfDate(needs: Needs, gathering: PlannedGathering): Promise<void> {
  const [next] = meetingsToCome(gathering, needs.clock.now());
  if (!next) return;
  await needs.db.transaction(async (transaction) => {
    const told = await transaction.delete(notices).where(eq(notices.subjectId, gathering.id)).returning();
    const news = { tab: tabOf(gathering), title: gathering.title, startsAt: next.startsAt.toISOString() };
    for (const { userId } of told) await tell(needs, transaction, userId, { kind: 'gathering_dated', ...news });
  });
}
