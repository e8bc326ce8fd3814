import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { checkRoom } from './check-room.ts';
import { getOwnedDocument } from './get-owned-document.ts';
import { insertDocument } from './insert-document.ts';
import { keepFile } from './keep-file.ts';
import type { DocumentRow } from './queries.ts';

/** A copy with its own file and its own amendments from here on. Throws `not_found`, or `conflict` (`documents_full`). */
export async function duplicateDocument(context: UserContext, id: string): Promise<DocumentRow> {
  const document = await getOwnedDocument(context, id);
  await checkRoom(context.db, context.actor.userId, document.fileSize);
  const bytes = await context.files.get(document.filePath);
  if (!bytes) throw new AppError('not_found');
  const copied = await keepFile(context, bytes, async (filePath) => {
    return await insertDocument(context, {
      ...document,
      id: randomUUID(),
      fileName: copyName(document.fileName, context.language),
      filePath,
      isCopy: true,
      createdAt: context.clock.now(),
      updatedAt: context.clock.now(),
    });
  });
  if (!copied) throw new AppError('unavailable');
  return copied;
}

function copyName(fileName: string, language: UserContext['language']): string {
  const { name, ext } = path.parse(fileName);
  return `${name.slice(0, 170).toWellFormed()} (${language === 'fr' ? 'copie' : 'copy'})${ext.slice(0, 20).toWellFormed()}`;
}
