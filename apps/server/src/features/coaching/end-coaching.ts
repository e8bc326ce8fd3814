import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { keepTurns } from './keep-turns.ts';
import { type CoachingRow, getOwnedCoaching } from './queries.ts';
import { wordTurn } from './word-turn.ts';

/**
 * Ends a dialogue where it stands, with what came of it; one that is over stays as it is. Throws `not_found`, `conflict`
 * (`coaching_moved_on`) where it has gone on elsewhere.
 */
export async function endCoaching(context: UserContext, id: string, since: number): Promise<CoachingRow> {
  return await oneAtATime(`coaching ${context.actor.userId} ${id}`, async () => {
    const row = await getOwnedCoaching(context, id);
    if (row.state === 'ended') return row;
    const kept = row.turnCount === since ? await keepTurns(context, row, await wordTurn(context, row, null)) : null;
    if (!kept) throw new AppError('conflict', { reason: 'coaching_moved_on' });
    return kept;
  });
}
