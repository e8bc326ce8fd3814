import { activityOf, scoresOf } from '../../activity/activity-source.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { worthy } from './queries.ts';

const { role, company, score, completed } = interviewSessions;

export const interviewActivity = activityOf('interview', interviewSessions, {
  ...{ title: role, detail: company, score, completed },
  worthy,
});
export const interviewScores = scoresOf(interviewSessions);
