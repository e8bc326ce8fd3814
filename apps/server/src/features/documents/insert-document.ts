import type { UserContext } from '../../context.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { checkRoom } from './check-room.ts';
import type { DocumentRow } from './queries.ts';

/** Adds a document, unless its bytes are there already. Throws `conflict` (`documents_full`). */
export async function insertDocument(
  { db, actor }: UserContext,
  row: typeof userDocuments.$inferInsert,
): Promise<DocumentRow | undefined> {
  return await db.transaction(async (transaction) => {
    await lockAccount(transaction, actor.userId);
    await checkRoom(transaction, actor.userId, row.fileSize);
    const [inserted] = await transaction.insert(userDocuments).values(row).onConflictDoNothing().returning();
    return inserted;
  });
}
