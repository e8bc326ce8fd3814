import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { findMeeting, type PlannedMeeting } from './plan-meetings.ts';

/** A meeting that is still to come. Throws `not_found`, `conflict` (`meeting_begun`). */
export async function openMeeting({ community, clock }: UserContext, id: string): Promise<PlannedMeeting> {
  const { gatherings } = await community();
  const planned = findMeeting(gatherings, id);
  if (!planned) throw new AppError('not_found');
  if (planned.startsAt <= clock.now()) throw new AppError('conflict', { reason: 'meeting_begun' });
  return planned;
}

/** Whoever waits for a meeting’s lock does so here: a crowd would take every connection to the database. */
export async function inTurn(id: string, work: () => Promise<void>): Promise<void> {
  await oneAtATime(`meeting ${id}`, work);
}
