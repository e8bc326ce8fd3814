import type { UserContext } from '../../context.ts';
import { despiteDeadlock } from '../../db/despite-deadlock.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { dropFile } from './drop-file.ts';
import { owned } from './queries.ts';

/** Removes the document and its file for good. Its analyses stay, under their own name. Throws `not_found`. */
export async function deleteDocument(context: UserContext, id: string): Promise<void> {
  const { db, actor } = context;
  // What refers to the document is changed with it: an offer that is being matched locks the two the other way round.
  const remove = () =>
    db.transaction(async (transaction) => {
      await lockAccount(transaction, actor.userId);
      return await transaction
        .delete(userDocuments)
        .where(owned(actor.userId, id))
        .returning({ filePath: userDocuments.filePath });
    });
  const [gone] = await despiteDeadlock(remove);
  if (!gone) throw new AppError('not_found');
  // The document is gone whatever happens here; the sweep finishes what fails.
  await dropFile(context, gone.filePath).catch((error) =>
    context.log.warn({ err: error }, 'a file is left to the sweep'),
  );
}
