import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { requireGate } from '../billing/require-gate.ts';
import type { CoachingThrottle } from './coaching-throttle.ts';
import { keepTurns } from './keep-turns.ts';
import { type CoachingRow, getOwnedCoaching } from './queries.ts';
import { wordTurn } from './word-turn.ts';

type Said = { since: number; text: string };

/**
 * What the person says next, and what it brings. The same turn sent again, for its answer was lost on the way, answers what
 * it brought. Throws `subscription_required`, `not_found`, `too_many_requests` (`coaching`), `conflict`
 * (`coaching_moved_on`) where the dialogue has gone on elsewhere or is over.
 */
export async function takeCoachingTurn(
  context: UserContext,
  throttle: CoachingThrottle,
  id: string,
  said: Said,
): Promise<CoachingRow> {
  await requireGate(context, 'specialised_coaching');
  // Sent again while the first is being answered, it waits for that answer.
  return await oneAtATime(`coaching ${context.actor.userId} ${id}`, () => takeTurn(context, throttle, id, said));
}

async function takeTurn(
  context: UserContext,
  throttle: CoachingThrottle,
  id: string,
  { since, text }: Said,
): Promise<CoachingRow> {
  const row = await getOwnedCoaching(context, id);
  if (isKept(row, since, text)) return row;
  if (row.turnCount !== since || row.state === 'ended') throw new AppError('conflict', { reason: 'coaching_moved_on' });
  await throttle.beforeTurn(context.actor.userId);
  const kept = await keepTurns(context, row, await wordTurn(context, row, text));
  if (kept) return kept;
  const now = await getOwnedCoaching(context, id);
  if (isKept(now, since, text)) return now;
  throw new AppError('conflict', { reason: 'coaching_moved_on' });
}

function isKept({ turnCount, turns }: CoachingRow, since: number, text: string): boolean {
  return turnCount === since + 1 && turns.findLast(({ speaker }) => speaker === 'person')?.text === text;
}
