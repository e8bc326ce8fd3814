import type { UserContext } from '../../context.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { AppError } from '../../http/app-error.ts';
import { type DocumentRow, owned } from './queries.ts';

/** The caller's document; another person's does not exist for them. Throws `not_found`. */
export async function getOwnedDocument(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  id: string,
): Promise<DocumentRow> {
  const [found] = await db.select().from(userDocuments).where(owned(actor.userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}
