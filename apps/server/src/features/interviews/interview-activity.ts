import { sql } from 'drizzle-orm';
import { activityOf, scoresOf } from '../../activity/activity-source.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { worthy } from './queries.ts';

const { kind, role, company, score, completed } = interviewSessions;
const state = sql`case when ${completed} then 'done' when ${kind} = 'voice' then 'open_voice' else 'open' end`;

export const interviewActivity = activityOf('interview', interviewSessions, {
  ...{ title: role, detail: company, score, state },
  worthy,
});
export const interviewScores = scoresOf(interviewSessions);
