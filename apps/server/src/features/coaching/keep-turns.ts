import type { CoachingState, CoachingTurn } from '@coach/contracts/features/coaching';
import { and, eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { coachingSessions as sessions } from '../../db/schema/coaching.ts';
import { loadCoaching } from '../../ports/engine.ts';
import { type CoachingRow, ownedCoaching } from './queries.ts';

/** Keeps what was said since `row` was read, with what came of it once it is over; null where others were before. */
export async function keepTurns(
  { db, actor, clock }: Pick<UserContext, 'db' | 'actor' | 'clock'>,
  row: CoachingRow,
  { turns, state }: { turns: CoachingTurn[]; state: CoachingState },
): Promise<CoachingRow | null> {
  const { sumUp } = await loadCoaching();
  const summary = state === 'ended' ? sumUp({ scenario: row.scenario, turns }) : null;
  const turnCount = turns.filter(({ speaker }) => speaker === 'person').length;
  const unchanged = and(eq(sessions.turnCount, row.turnCount), eq(sessions.state, row.state));
  const [kept] = await db
    .update(sessions)
    .set({ turns, state, summary, turnCount, updatedAt: clock.now() })
    .where(and(ownedCoaching(actor.userId, row.id), unchanged))
    .returning();
  return kept ?? null;
}
