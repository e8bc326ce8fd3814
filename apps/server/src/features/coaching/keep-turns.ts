import { and, eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { coachingSessions as sessions } from '../../db/schema/coaching.ts';
import { type CoachingRow, ownedCoaching } from './queries.ts';
import type { WordedTurn } from './word-turn.ts';

/** Keeps what was said since `row` was read, with what came of it once it is over; null where others were before. */
export async function keepTurns(
  { db, actor, clock }: Pick<UserContext, 'db' | 'actor' | 'clock'>,
  row: CoachingRow,
  worded: WordedTurn,
): Promise<CoachingRow | null> {
  const turnCount = worded.turns.filter(({ speaker }) => speaker === 'person').length;
  const unchanged = and(eq(sessions.turnCount, row.turnCount), eq(sessions.state, row.state));
  const [kept] = await db
    .update(sessions)
    .set({ ...worded, turnCount, updatedAt: clock.now() })
    .where(and(ownedCoaching(actor.userId, row.id), unchanged))
    .returning();
  return kept ?? null;
}
