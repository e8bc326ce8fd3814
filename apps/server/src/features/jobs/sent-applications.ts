import { and, eq, gte } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { jobOffers } from '../../db/schema/jobs.ts';

/** When the caller’s applications were sent, those since `since`. */
export async function sentApplications({ db, actor }: Pick<UserContext, 'db' | 'actor'>, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ appliedAt: jobOffers.appliedAt })
    .from(jobOffers)
    .where(and(eq(jobOffers.userId, actor.userId), gte(jobOffers.appliedAt, since)));
  return rows.flatMap(({ appliedAt }) => appliedAt ?? []);
}
