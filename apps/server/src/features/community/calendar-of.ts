import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { communityMeetings as meetings, communityRegistrations as registrations } from '../../db/schema/community.ts';
import { AppError } from '../../http/app-error.ts';
import { attachment } from '../../http/attachment.ts';
import { calendarType, writeCalendar } from '../../mail/calendar-file.ts';
import { openMeeting } from './open-meeting.ts';
import { registrationOf } from './queries.ts';
import { meetingForMail } from './tell-of-meeting.ts';

/** The calendar entry of a meeting the caller has a seat at. Throws `not_found`, `conflict` (`meeting_begun`). */
export async function calendarOf(context: UserContext, id: string): Promise<Response> {
  const { db, actor, appUrl, language } = context;
  const planned = await openMeeting(context, id);
  const [held] = await db
    .select({ sequence: meetings.sequence, seatedAt: registrations.seatedAt })
    .from(registrations)
    .innerJoin(meetings, eq(meetings.id, registrations.meetingId))
    .where(registrationOf(id, actor.userId));
  if (!held?.seatedAt) throw new AppError('not_found');
  const meeting = meetingForMail(context, planned, held.sequence);
  const file = writeCalendar(meeting, { appUrl, language, calledOff: false });
  return attachment(Buffer.from(file), `${id}.ics`, calendarType('PUBLISH'));
}
