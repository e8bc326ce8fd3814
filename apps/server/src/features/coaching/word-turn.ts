import type { CoachingState, CoachingTurn } from '@coach/contracts/features/coaching';
import { loadCoaching } from '../../ports/engine.ts';
import type { CoachingRow } from './queries.ts';

/**
 * What a turn of the person brings: their turn with its note, what is said to them, and where the dialogue then stands.
 * The engine’s script words it all.
 */
export async function wordTurn(
  { scenario, turns }: Pick<CoachingRow, 'scenario' | 'turns'>,
  said: string,
): Promise<{ turns: CoachingTurn[]; state: CoachingState }> {
  const { takeTurn, stateOf } = await loadCoaching();
  const all = [...turns, ...takeTurn({ scenario, turns, said })];
  return { turns: all, state: stateOf(scenario, all) };
}
