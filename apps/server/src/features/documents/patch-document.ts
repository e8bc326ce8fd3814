import type { Amendment } from '@coach/contracts/amendment';
import type { UserContext } from '../../context.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { cleanFileName } from '../../http/read-upload.ts';
import { amendDocument } from './amend-document.ts';
import { getOwnedDocument } from './get-owned-document.ts';
import { type DocumentRow, owned } from './queries.ts';

type Patch = { fileName?: string; amendments?: Amendment[]; since?: string[] };

/**
 * Renames a document, corrects what was understood of it, or both. Throws `not_found`, or `conflict` when it was
 * amended elsewhere meanwhile.
 */
export async function patchDocument(context: UserContext, id: string, patch: Patch): Promise<DocumentRow> {
  const { db, actor } = context;
  const { amendments, since } = patch;
  return await db.transaction(async (transaction) => {
    const amended = amendments
      ? await amendDocument(context, transaction, id, { amendments, since })
      : await getOwnedDocument({ db: transaction, actor }, id);
    if (patch.fileName === undefined) return amended;
    // « CV 2026/2027 » is a name here, not a path.
    const fileName = cleanFileName(
      patch.fileName
        .trim()
        .replace(/^(\.{0,2}[\\/])+/, '')
        .replaceAll(/[\\/]/g, '-'),
    );
    const changes = { fileName, updatedAt: context.clock.now() };
    await transaction.update(userDocuments).set(changes).where(owned(actor.userId, id));
    return { ...amended, ...changes };
  });
}
