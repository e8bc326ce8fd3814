import { sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';

/** Gives back the units of work whose process died. Answers how many. */
export async function sweepUnits({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const answer = await db.execute<{ given: number }>(sql`select sweep_usage(${clock.now().toISOString()}) as given`);
  return answer.rows[0]?.given ?? 0;
}
