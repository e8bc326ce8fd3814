import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { answered } from './queries.ts';

const dayMs = 24 * 3_600_000;

/** Removes interviews by voice that were left before any answer. Answers how many. */
export async function sweepInterviews({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const { id, kind, coachedKey, updatedAt } = interviewSessions;
  const isLeft = and(eq(kind, 'voice'), isNull(coachedKey), sql`${answered} = 0`);
  const long = lt(updatedAt, new Date(clock.now().getTime() - dayMs));
  const gone = await db.delete(interviewSessions).where(and(isLeft, long)).returning({ id });
  return gone.length;
}
