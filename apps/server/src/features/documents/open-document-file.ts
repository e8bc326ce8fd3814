import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createSendings } from '../../http/send-in-turn.ts';
import type { OpenFile } from '../../ports/files.ts';
import { getOwnedDocument } from './get-owned-document.ts';
import type { DocumentRow } from './queries.ts';

/** More than a browser asks for at once. */
const sendInTurn = createSendings({ atOnce: 8, waiting: 100 });

/** A document’s file, read while it is sent. Throws `not_found`. */
export async function openDocumentFile(
  context: UserContext,
  id: string,
): Promise<OpenFile & { document: DocumentRow }> {
  const document = await getOwnedDocument(context, id);
  let size = 0;
  const content = await sendInTurn(context.actor.userId, context.signal, async () => {
    const file = await context.files.open(document.filePath);
    if (!file) throw new AppError('not_found');
    size = file.size;
    return file.content;
  });
  return { document, content, size };
}
