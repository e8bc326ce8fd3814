import { and, asc, desc, eq, gte, inArray, lt, lte, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
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

/**
 * The next steps of a day (YYYY-MM-DD) of the people that `whose` selects, theirs together. Who touched an offer since
 * `touchedSince` has its step in mind.
 */
export async function stepsOfDay(
  db: Queryable,
  { day, touchedSince, whose }: { day: string; touchedSince: Date; whose: SQLWrapper },
) {
  const { userId, nextStepDate, applicationStatus, updatedAt, position, id } = jobOffers;
  const isDue = and(eq(nextStepDate, day), ne(applicationStatus, 'refused'), lt(updatedAt, touchedSince));
  return await db
    .select({ userId, jobId: id, title, company })
    .from(jobOffers)
    .where(and(inArray(userId, whose), isDue))
    .orderBy(asc(userId), asc(position), asc(id));
}
