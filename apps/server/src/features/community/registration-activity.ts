import { sql } from 'drizzle-orm';
import { activityOf } from '../../activity/activity-source.ts';
import { communityMeetings, communityRegistrations } from '../../db/schema/community.ts';

const { meetingId, userId } = communityRegistrations;

export const registrationActivity = activityOf('registration', communityRegistrations, {
  id: sql`md5(${userId} || ' ' || ${meetingId})::uuid`,
  title: sql`(select ${communityMeetings.title} from ${communityMeetings} where ${communityMeetings.id} = ${meetingId})`,
});
