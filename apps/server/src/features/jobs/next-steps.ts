import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { jobOffers } from '../../db/schema/jobs.ts';

const title = sql<string | null>`coalesce(${jobOffers.title}, ${jobOffers.offer} ->> 'title')`;
const company = sql<string | null>`coalesce(${jobOffers.company}, ${jobOffers.offer} ->> 'company')`;

/** The caller’s next steps from a day to another (YYYY-MM-DD, both included), the latest first; an employer’s no ends them. */
export async function nextSteps(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { from, to }: { from: string; to: string },
) {
  const { id, userId, nextStepDate, applicationStatus } = jobOffers;
  const rows = await db
    .select({ jobId: id, title, company, date: nextStepDate })
    .from(jobOffers)
    .where(
      and(eq(userId, actor.userId), gte(nextStepDate, from), lte(nextStepDate, to), ne(applicationStatus, 'refused')),
    )
    .orderBy(desc(nextStepDate), desc(id))
    .limit(100);
  return rows.flatMap(({ date, ...row }) => (date ? { ...row, date } : []));
}
