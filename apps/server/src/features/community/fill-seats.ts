import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { communityRegistrations as registrations } from '../../db/schema/community.ts';
import type { PlannedMeeting } from './plan-meetings.ts';
import { countSeated, firstWaiting, registrationOf } from './queries.ts';
import { isNear } from './remind.ts';
import { meetingForMail, tellOfMeeting } from './tell-of-meeting.ts';

type Needs = Pick<Services, 'jobs' | 'secret' | 'clock' | 'operator' | 'appUrl'>;

/** Gives free seats to who waits, the first come first, and tells them. `db` holds the meeting’s lock. */
export async function fillSeats(needs: Needs, db: Queryable, planned: PlannedMeeting, sequence: number): Promise<void> {
  const now = needs.clock.now();
  if (planned.startsAt <= now) return;
  const free = planned.gathering.capacity - (await countSeated(db, planned.id));
  if (free <= 0) return;
  const meeting = meetingForMail(needs, planned, sequence);
  for (const userId of await firstWaiting(db, planned.id, free)) {
    // So late, this message is the reminder.
    const seat = { seatedAt: now, ...(isNear(planned, now) ? { remindedAt: now } : {}) };
    await db.update(registrations).set(seat).where(registrationOf(planned.id, userId));
    await tellOfMeeting(needs, db, userId, 'meeting_promoted', meeting);
  }
}
