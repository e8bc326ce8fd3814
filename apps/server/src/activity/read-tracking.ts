import { type Tracking, trackedScores, trackedWeeks } from '@coach/contracts/features/activity';
import type { UserContext } from '../context.ts';
import { requireGate } from '../features/billing/require-gate.ts';
import { analysisScores } from '../features/cv/analysis-activity.ts';
import { interviewScores } from '../features/interviews/interview-activity.ts';
import { sentApplications } from '../features/jobs/sent-applications.ts';
import { linkedinScores } from '../features/linkedin/linkedin-activity.ts';
import type { ScoreSource } from './activity-source.ts';
import { countByWeek, lastWeeks } from './count-by-week.ts';

/** The caller’s scores and applications over time. Throws `subscription_required`. */
export async function readTracking(context: UserContext): Promise<Tracking> {
  await requireGate(context, 'performance_tracking');
  const weeks = lastWeeks(context.clock.now(), trackedWeeks);
  // From the day before: Paris is ahead of the clock that the first Monday is told in.
  const since = new Date(Date.parse(`${weeks[0]}T00:00:00Z`) - 24 * 3_600_000);
  const [cv, linkedin, interview, sent] = await Promise.all([
    latest(context, analysisScores),
    latest(context, linkedinScores),
    latest(context, interviewScores),
    sentApplications(context, since),
  ]);
  return { scores: { cv, linkedin, interview }, applications: countByWeek(sent, weeks) };
}

async function latest(context: UserContext, scores: ScoreSource) {
  const rows = await scores(context, trackedScores);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
