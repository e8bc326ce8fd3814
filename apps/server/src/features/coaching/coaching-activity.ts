import { sql } from 'drizzle-orm';
import { activityOf } from '../../activity/activity-source.ts';
import { coachingSessions } from '../../db/schema/coaching.ts';

export const coachingActivity = activityOf('coaching', coachingSessions, { title: sql`null::text` });
