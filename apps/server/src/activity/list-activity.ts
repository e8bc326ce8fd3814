import type { ActivityPage } from '@coach/contracts/features/activity';
import type { UserContext } from '../context.ts';
import { planActivity } from '../features/career-advisor/plan-activity.ts';
import { coachingActivity } from '../features/coaching/coaching-activity.ts';
import { registrationActivity } from '../features/community/registration-activity.ts';
import { analysisActivity } from '../features/cv/analysis-activity.ts';
import { documentActivity } from '../features/documents/document-activity.ts';
import { interviewActivity } from '../features/interviews/interview-activity.ts';
import { jobActivity } from '../features/jobs/job-activity.ts';
import { letterActivity } from '../features/letters/letter-activity.ts';
import { linkedinActivity } from '../features/linkedin/linkedin-activity.ts';
import { templateActivity } from '../features/templates/template-activity.ts';
import { decodeCursor, type PageQuery, toPage } from '../http/cursor.ts';
import type { ActivityRow, ActivitySource } from './activity-source.ts';

/** What each feature has to tell. */
const sources: readonly ActivitySource[] = [
  documentActivity,
  analysisActivity,
  letterActivity,
  templateActivity,
  linkedinActivity,
  interviewActivity,
  jobActivity,
  planActivity,
  coachingActivity,
  registrationActivity,
];

/** What the caller did, newest first. */
export async function listActivity(context: UserContext, { cursor, limit }: PageQuery): Promise<ActivityPage> {
  const place = decodeCursor(cursor);
  const found = await Promise.all(sources.map((source) => source(context, { place, limit: limit + 1 })));
  const { items, nextCursor } = toPage(found.flat().sort(newestFirst), limit);
  return { items: items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
}

/** As the database orders them: by time, then by id. */
function newestFirst(one: ActivityRow, other: ActivityRow): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);
}
