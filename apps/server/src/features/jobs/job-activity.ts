import { sql } from 'drizzle-orm';
import { activityOf } from '../../activity/activity-source.ts';
import { jobOffers } from '../../db/schema/jobs.ts';

const { title, company, offer, status, documentId, matchScore } = jobOffers;

export const jobActivity = activityOf('job', jobOffers, {
  title: sql`coalesce(${title}, ${offer} ->> 'title')`,
  detail: sql`coalesce(${company}, ${offer} ->> 'company')`,
  score: sql`case when ${status} = 'analyzed' and ${documentId} is not null then ${matchScore} end`,
});
