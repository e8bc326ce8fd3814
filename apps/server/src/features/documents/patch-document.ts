import type { Amendment } from '@coach/contracts/amendment';
import type { UserContext } from '../../context.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { cleanFileName } from '../../http/read-upload.ts';
import { amendDocument } from './amend-document.ts';
import { type DocumentRow, getOwnedDocument, owned } from './queries.ts';

type Patch = { fileName?: string; amendments?: Amendment[] };

/** Renames a document, corrects what was understood of it, or both. Throws `not_found`. */
export async function patchDocument(context: UserContext, id: string, patch: Patch): Promise<DocumentRow> {
  const { db, actor } = context;
  return await db.transaction(async (transaction) => {
    const document = await getOwnedDocument({ db: transaction, actor }, id);
    const amended = patch.amendments ? await amendDocument(context, transaction, document, patch.amendments) : document;
    if (patch.fileName === undefined) return amended;
    const fileName = cleanFileName(patch.fileName);
    await transaction.update(userDocuments).set({ fileName }).where(owned(actor.userId, id));
    return { ...amended, fileName };
  });
}
