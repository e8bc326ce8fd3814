import type { Amendment } from '@coach/contracts/amendment';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { AppError } from '../../http/app-error.ts';
import { loadEngine } from '../../ports/engine.ts';
import { checkAmendments } from './check-amendments.ts';
import { checkSince } from './check-since.ts';
import { type DocumentRow, owned } from './queries.ts';

export type AmendmentsChange = { amendments: Amendment[]; since?: string[] | undefined };

/**
 * Keeps the amendments as they should now stand, and the CV as it reads with them. Throws `not_found`, `conflict`
 * (`amended_elsewhere`) when `since` names other amendments than those kept, or `validation` for a wrong correction.
 */
export async function amendDocument(
  { actor, clock }: Pick<UserContext, 'actor' | 'clock'>,
  transaction: Queryable,
  id: string,
  { amendments, since }: AmendmentsChange,
): Promise<DocumentRow> {
  const mine = owned(actor.userId, id);
  const [document] = await transaction.select().from(userDocuments).where(mine).for('update');
  if (!document) throw new AppError('not_found');
  checkSince(document.amendments, since);
  checkAmendments(document.amendments, amendments);
  const { parseCv, amendCv } = await loadEngine();
  const cv = amendCv(parseCv(document.original), amendments);
  const changes = { amendments, cv, updatedAt: clock.now() };
  await transaction.update(userDocuments).set(changes).where(mine);
  return { ...document, ...changes };
}
