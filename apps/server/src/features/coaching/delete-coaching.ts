import type { UserContext } from '../../context.ts';
import { coachingSessions } from '../../db/schema/coaching.ts';
import { AppError } from '../../http/app-error.ts';
import { ownedCoaching } from './queries.ts';

/** Removes a dialogue for good. Throws `not_found`. */
export async function deleteCoaching({ db, actor }: UserContext, id: string): Promise<void> {
  const mine = ownedCoaching(actor.userId, id);
  const gone = await db.delete(coachingSessions).where(mine).returning({ id: coachingSessions.id });
  if (gone.length === 0) throw new AppError('not_found');
}
