import type { UserContext } from '../../context.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { AppError } from '../../http/app-error.ts';
import { dropFile } from './drop-file.ts';
import { owned } from './queries.ts';

/** Removes the document and its file for good. Its analyses stay, under their own name. Throws `not_found`. */
export async function deleteDocument(context: UserContext, id: string): Promise<void> {
  const [gone] = await context.db
    .delete(userDocuments)
    .where(owned(context.actor.userId, id))
    .returning({ filePath: userDocuments.filePath });
  if (!gone) throw new AppError('not_found');
  // The document is gone whatever happens here; the sweep finishes what fails.
  await dropFile(context, gone.filePath).catch((error) =>
    context.log.warn({ err: error }, 'a file is left to the sweep'),
  );
}
