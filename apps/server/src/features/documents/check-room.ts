import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { AppError } from '../../http/app-error.ts';

export const maxDocuments = 500;
const maxMegabytes = 500;

/**
 * One account cannot fill the disk. Throws `conflict` (`documents_full`) when `bytes` more would be too much. Asked before
 * work is done in vain, and again with the account locked, where others may add meanwhile.
 */
export async function checkRoom(db: Queryable, userId: string, bytes: number): Promise<void> {
  const [kept] = await db
    .select({
      documents: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(${userDocuments.fileSize}), 0)::float8`,
    })
    .from(userDocuments)
    .where(eq(userDocuments.userId, userId));
  const { documents, bytes: keptBytes } = kept ?? { documents: 0, bytes: 0 };
  if (documents < maxDocuments && keptBytes + bytes <= maxMegabytes * 1024 * 1024) return;
  const values = { documents: maxDocuments, megabytes: maxMegabytes };
  throw new AppError('conflict', { reason: 'documents_full', values });
}
