import type { Meeting } from '@coach/contracts/features/community';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { communityMeetings as meetings, communityRegistrations as registrations } from '../../db/schema/community.ts';
import { AppError } from '../../http/app-error.ts';
import { requireGate } from '../billing/require-gate.ts';
import type { CommunityThrottle } from './community-throttle.ts';
import { inTurn, openMeeting } from './open-meeting.ts';
import { meetingsToCome, type PlannedMeeting } from './plan-meetings.ts';
import { presentMeetings } from './present-community.ts';
import { countSeated, firstWaiting, lockMeeting, type MeetingRow, registrationOf } from './queries.ts';
import { isNear } from './remind.ts';
import { meetingForMail, tabOf, tellOfMeeting } from './tell-of-meeting.ts';

/**
 * Registers the caller: a seat while there is one and nobody waits, else the end of the waiting list; told by mail. Asked
 * again, it changes nothing. Throws `not_found`, `subscription_required`, `conflict` (`meeting_begun`), `too_many_requests`.
 */
export async function registerForMeeting(
  context: UserContext,
  throttle: CommunityThrottle,
  id: string,
): Promise<Meeting> {
  const planned = await openMeeting(context, id);
  const shown = meetingsToCome(planned.gathering, context.clock.now());
  if (!shown.some((meeting) => meeting.id === id)) throw new AppError('not_found');
  await requireGate(context, tabOf(planned.gathering));
  await throttle.beforeRegistering(context.actor.userId);
  const register = () =>
    context.db.transaction(async (transaction) => {
      const row = await holdMeeting(transaction, planned);
      await takePlace(context, transaction, planned, row);
    });
  await inTurn(id, register);
  const [meeting] = await presentMeetings(context, [planned]);
  return meeting as Meeting;
}

/** Kept from the first registration on; a date that was called off and is held after all is a new entry in calendars. */
async function holdMeeting(db: Queryable, { id, gathering, startsAt, endsAt }: PlannedMeeting): Promise<MeetingRow> {
  const { kind, title } = gathering;
  const row = { id, gatheringId: gathering.id, kind, title, startsAt, endsAt };
  await db.insert(meetings).values(row).onConflictDoNothing();
  const held = (await lockMeeting(db, id)) as MeetingRow;
  if (!held.calledOffAt) return held;
  const again = { ...row, calledOffAt: null, sequence: held.sequence + 1 };
  await db.update(meetings).set(again).where(eq(meetings.id, id));
  return { ...held, ...again };
}

async function takePlace(context: UserContext, db: Queryable, planned: PlannedMeeting, row: MeetingRow): Promise<void> {
  const { actor, clock } = context;
  const [known] = await db.select().from(registrations).where(registrationOf(planned.id, actor.userId));
  if (known) return;
  const now = clock.now();
  const isFree = (await countSeated(db, planned.id)) < planned.gathering.capacity;
  const seated = isFree && (await firstWaiting(db, planned.id, 1)).length === 0;
  await db.insert(registrations).values({
    ...{ meetingId: planned.id, userId: actor.userId, createdAt: now, seatedAt: seated ? now : null },
    // So late, the confirmation is the reminder.
    remindedAt: isNear(planned, now) ? now : null,
  });
  const meeting = meetingForMail(context, planned, row.sequence);
  await tellOfMeeting(context, db, actor.userId, seated ? 'meeting_seated' : 'meeting_waiting', meeting);
}
