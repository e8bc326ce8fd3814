import { sql } from 'drizzle-orm';
import { activityOf, scoresOf } from '../../activity/activity-source.ts';
import { analyses } from '../../db/schema/cv.ts';

const { offer, documentName, score } = analyses;

export const analysisActivity = activityOf('analysis', analyses, {
  title: sql`${offer} ->> 'title'`,
  detail: sql`coalesce(${offer} ->> 'company', ${documentName})`,
  score,
});
export const analysisScores = scoresOf(analyses);
