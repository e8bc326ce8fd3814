import { sql } from 'drizzle-orm';
import { activityOf, scoresOf } from '../../activity/activity-source.ts';
import { linkedinAnalyses } from '../../db/schema/linkedin.ts';

export const linkedinActivity = activityOf('linkedin', linkedinAnalyses, {
  title: sql`${linkedinAnalyses.profile} ->> 'headline'`,
  score: linkedinAnalyses.score,
});
export const linkedinScores = scoresOf(linkedinAnalyses);
