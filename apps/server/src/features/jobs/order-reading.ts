import { eq, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { jobOffers } from '../../db/schema/jobs.ts';
import { priorityOf } from '../billing/priority-of.ts';

/** Has an offer read and matched; an order given before is dropped when its turn comes. */
export async function orderReading(context: UserContext, db: Queryable, jobId: string): Promise<void> {
  const { jobs, clock, actor, payments } = context;
  const priority = await priorityOf({ db, clock, payments }, actor.userId);
  const changes = {
    status: 'pending' as const,
    failure: null,
    attempt: sql`${jobOffers.attempt} + 1`,
    updatedAt: clock.now(),
  };
  const [ordered] = await db
    .update(jobOffers)
    .set(changes)
    .where(eq(jobOffers.id, jobId))
    .returning({ attempt: jobOffers.attempt });
  const order = ordered ? { userId: actor.userId, jobId, attempt: ordered.attempt } : null;
  if (order) await jobs.send(db, 'offer', order, { priority });
}
