import { sql } from 'drizzle-orm';
import { activityOf } from '../../activity/activity-source.ts';
import { letters } from '../../db/schema/letters.ts';

export const letterActivity = activityOf('letter', letters, {
  title: sql`${letters.offer} ->> 'title'`,
  detail: letters.company,
});
