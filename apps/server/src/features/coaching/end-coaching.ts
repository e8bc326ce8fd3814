import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { loadCoaching } from '../../ports/engine.ts';
import { keepTurns } from './keep-turns.ts';
import { type CoachingRow, getOwnedCoaching } from './queries.ts';

/**
 * Ends a dialogue where it stands, with what came of it; one that is over stays as it is. Throws `not_found`, `conflict`
 * (`coaching_moved_on`) where it has gone on elsewhere.
 */
export async function endCoaching(context: UserContext, id: string, since: number): Promise<CoachingRow> {
  const row = await getOwnedCoaching(context, id);
  if (row.state === 'ended') return row;
  const { closeScene } = await loadCoaching();
  const ended = { turns: [...row.turns, ...closeScene()], state: 'ended' as const };
  const kept = row.turnCount === since ? await keepTurns(context, row, ended) : null;
  if (!kept) throw new AppError('conflict', { reason: 'coaching_moved_on' });
  return kept;
}
