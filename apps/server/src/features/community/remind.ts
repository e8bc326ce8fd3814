import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { communityRegistrations as registrations } from '../../db/schema/community.ts';
import { wantsMail } from '../../mail/choices/wants-mail.ts';
import type { PlannedMeeting } from './plan-meetings.ts';
import { meetingForMail, tellOfMeeting } from './tell-of-meeting.ts';

type Needs = Pick<Services, 'jobs' | 'secret' | 'clock' | 'operator' | 'appUrl'>;

/** The day before. */
const reminderAhead = 24 * 3_600_000;

export function isNear({ startsAt }: PlannedMeeting, now: Date): boolean {
  return startsAt.getTime() - now.getTime() < reminderAhead;
}

/** Writes the day before to who has a seat, was not written to yet and does without no reminder. `db` holds the meeting’s lock. */
export async function remind(needs: Needs, db: Queryable, planned: PlannedMeeting, sequence: number): Promise<void> {
  const now = needs.clock.now();
  if (planned.startsAt <= now || !isNear(planned, now)) return;
  const { meetingId, seatedAt, remindedAt } = registrations;
  const wants = wantsMail(registrations.userId, 'meeting_reminder');
  const reminded = await db
    .update(registrations)
    .set({ remindedAt: now })
    .where(and(eq(meetingId, planned.id), isNotNull(seatedAt), isNull(remindedAt), wants))
    .returning({ userId: registrations.userId });
  const meeting = meetingForMail(needs, planned, sequence);
  for (const { userId } of reminded) await tellOfMeeting(needs, db, userId, 'meeting_reminder', meeting);
}
