import { isDeepStrictEqual } from 'node:util';
import type { PatchLetterRequest } from '@coach/contracts/features/letters';
import type { Letter } from '@coach/contracts/letter';
import type { UserContext } from '../../context.ts';
import { letters } from '../../db/schema/letters.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { requireModel } from '../billing/require-model.ts';
import { sizeOf } from './letter-size.ts';
import { type LetterRow, ownedLetter } from './queries.ts';

/**
 * Renames a letter, keeps it as the person left it, gives it another look, or takes it back to what was generated; each
 * change of its words is a version. Free. Throws `not_found`, `subscription_required` for a model of another plan,
 * `conflict` (`letter_changed`) when another version than `since` was kept.
 */
export async function patchLetter(context: UserContext, id: string, patch: PatchLetterRequest): Promise<LetterRow> {
  const { db, actor, clock } = context;
  if (patch.model) await requireModel(context, 'letter', patch.model);
  const mine = ownedLetter(actor.userId, id);
  return await db.transaction(async (transaction) => {
    const [kept] = await transaction.select().from(letters).where(mine).for('update');
    if (!kept) throw new AppError('not_found');
    if (patch.since !== undefined && patch.since !== kept.version)
      throw new AppError('conflict', { reason: 'letter_changed' });
    const { name = kept.name, model = kept.model } = patch;
    const changes = { name, model, ...(await rewordedBy(context, kept, patch)), updatedAt: clock.now() };
    const [changed] = await transaction.update(letters).set(changes).where(mine).returning();
    return changed as LetterRow;
  });
}

async function rewordedBy(context: UserContext, kept: LetterRow, { draft, revert }: PatchLetterRequest) {
  const { reviseLetter } = await loadEngine();
  const { generated } = kept;
  const from = revert ? generated : kept.letter;
  const letter = draft ? reviseLetter({ letter: from, draft, original: generated }) : from;
  if (isDeepStrictEqual(letter, kept.letter)) return {};
  const [doubts, size] = await Promise.all([doubtsIn(context, kept, letter), sizeOf(letter)]);
  return { letter, doubts, size, version: kept.version + 1 };
}

async function doubtsIn({ clock }: UserContext, row: LetterRow, letter: Letter) {
  const { doubtsOfLetter } = await loadEngine();
  const { cv, offer, company, additionalInfo } = row;
  return doubtsOfLetter({ letter, cv, offer, company, extra: additionalInfo, today: parisDate(clock.now()) });
}
