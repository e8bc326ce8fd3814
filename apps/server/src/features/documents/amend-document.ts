import type { Amendment } from '@coach/contracts/amendment';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { AppError } from '../../http/app-error.ts';
import { loadEngine } from '../../ports/engine.ts';
import { type DocumentRow, owned } from './queries.ts';

/** Keeps the amendments as they should now stand, and the CV as it reads with them. Throws `not_found`. */
export async function amendDocument(
  { actor }: Pick<UserContext, 'actor'>,
  transaction: Queryable,
  document: DocumentRow,
  amendments: Amendment[],
): Promise<DocumentRow> {
  const { parseCv, amendCv } = await loadEngine();
  const cv = amendCv(parseCv(document.original), amendments);
  const [amended] = await transaction
    .update(userDocuments)
    .set({ amendments, cv })
    .where(owned(actor.userId, document.id))
    .returning();
  if (!amended) throw new AppError('not_found');
  return amended;
}
