import type { UserContext } from '../../context.ts';
import { letters } from '../../db/schema/letters.ts';
import { AppError } from '../../http/app-error.ts';
import { ownedLetter } from './queries.ts';

/** Removes a letter for good; the unit it cost stays spent. Throws `not_found`. */
export async function deleteLetter({ db, actor }: UserContext, id: string): Promise<void> {
  const gone = await db.delete(letters).where(ownedLetter(actor.userId, id)).returning({ id: letters.id });
  if (gone.length === 0) throw new AppError('not_found');
}
