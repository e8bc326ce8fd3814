import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { jobOffers } from '../../db/schema/jobs.ts';

const minute = 60_000;
/** Longer than all attempts of a reading take. */
const readingMs = 10 * minute;
/** Longer than an order waits in the queue before it is dropped. */
const waitingMs = 25 * 60 * minute;

/** Ends readings that nobody will end any more, so that the person can ask again. Answers how many. */
export async function sweepJobs({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const before = (ms: number) => lt(jobOffers.updatedAt, new Date(clock.now().getTime() - ms));
  const lost = or(
    and(eq(jobOffers.status, 'analyzing'), before(readingMs)),
    and(eq(jobOffers.status, 'pending'), before(waitingMs)),
  );
  const underWay = sql`${jobOffers.status} in ('pending', 'analyzing')`;
  const ended = await db
    .update(jobOffers)
    .set({ status: 'failed', failure: 'timeout', updatedAt: clock.now() })
    .where(and(underWay, lost))
    .returning({ id: jobOffers.id });
  return ended.length;
}
