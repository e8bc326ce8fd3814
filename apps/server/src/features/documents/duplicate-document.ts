import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { UserContext } from '../../context.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { AppError } from '../../http/app-error.ts';
import { storeFile } from './add-document.ts';
import { getOwnedDocument } from './get-owned-document.ts';
import type { DocumentRow } from './queries.ts';

/** A copy with its own file and its own amendments from here on. Throws `not_found`. */
export async function duplicateDocument(context: UserContext, id: string): Promise<DocumentRow> {
  const document = await getOwnedDocument(context, id);
  const bytes = await context.files.get(document.filePath);
  if (!bytes) throw new AppError('not_found');
  const copy = {
    ...document,
    id: randomUUID(),
    fileName: copyName(document.fileName, context.language),
    filePath: await storeFile(context, bytes),
    isCopy: true,
    createdAt: context.clock.now(),
  };
  await context.db.insert(userDocuments).values(copy);
  return copy;
}

function copyName(fileName: string, language: UserContext['language']): string {
  const { name, ext } = path.parse(fileName);
  return `${name.slice(0, 180)} (${language === 'fr' ? 'copie' : 'copy'})${ext}`;
}
