import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { activityOf } from '../../activity/activity-source.ts';
import { communityMeetings, communityRegistrations } from '../../db/schema/community.ts';

const { meetingId, userId } = communityRegistrations;

const ofMeeting = (column: PgColumn) =>
  sql`(select ${column} from ${communityMeetings} where ${communityMeetings.id} = ${meetingId})`;

export const registrationActivity = activityOf('registration', communityRegistrations, {
  id: sql`md5(${userId} || ' ' || ${meetingId})::uuid`,
  title: ofMeeting(communityMeetings.title),
  state: ofMeeting(communityMeetings.kind),
});
