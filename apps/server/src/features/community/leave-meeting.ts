import type { Meeting } from '@coach/contracts/features/community';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { communityMeetings as meetings, communityRegistrations as registrations } from '../../db/schema/community.ts';
import { fillSeats } from './fill-seats.ts';
import { inTurn, openMeeting } from './open-meeting.ts';
import { presentMeetings } from './present-community.ts';
import { lockMeeting, registrationOf } from './queries.ts';
import { meetingForMail, tellOfMeeting } from './tell-of-meeting.ts';

/**
 * Takes the caller off a meeting or its waiting list, told by mail; a seat goes to the first who waits. Who is not on it is
 * off it. Throws `not_found`, `conflict` (`meeting_begun`).
 */
export async function leaveMeeting(context: UserContext, id: string): Promise<Meeting> {
  const { db, actor } = context;
  const planned = await openMeeting(context, id);
  const takeOff = async (transaction: Queryable) => {
    const row = await lockMeeting(transaction, planned.id);
    if (!row) return;
    const mine = registrationOf(planned.id, actor.userId);
    const [left] = await transaction.delete(registrations).where(mine).returning();
    if (!left) return;
    // What takes the entry out of a calendar is newer than it; who comes back is sent one that is no older.
    const sequence = row.sequence + (left.seatedAt ? 1 : 0);
    if (left.seatedAt) await transaction.update(meetings).set({ sequence }).where(eq(meetings.id, id));
    const kind = left.seatedAt ? 'meeting_left' : 'meeting_left_waiting';
    await tellOfMeeting(context, transaction, actor.userId, kind, meetingForMail(context, planned, sequence));
    if (left.seatedAt) await fillSeats(context, transaction, planned, sequence);
  };
  await inTurn(id, () => db.transaction(takeOff));
  const [meeting] = await presentMeetings(context, [planned]);
  return meeting as Meeting;
}
