import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor, UserContext } from '../../context.ts';
import { olderThan } from '../../db/older-than.ts';
import { userDocuments } from '../../db/schema/documents.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';
import { checkId } from '../../http/id.ts';

export type DocumentRow = typeof userDocuments.$inferSelect;

type Caller = Pick<UserContext, 'db'> & { actor: Pick<Actor, 'userId'> };

/** The document that these bytes made, duplicates aside. */
export async function findDocumentByBytes({ db, actor }: Caller, sha256: string): Promise<DocumentRow | undefined> {
  const mine = and(
    eq(userDocuments.userId, actor.userId),
    eq(userDocuments.sha256, sha256),
    eq(userDocuments.isCopy, false),
  );
  const [found] = await db.select().from(userDocuments).where(mine);
  return found;
}

const summary = {
  id: userDocuments.id,
  fileName: userDocuments.fileName,
  originalName: userDocuments.originalName,
  fileSize: userDocuments.fileSize,
  fileType: userDocuments.fileType,
  documentType: userDocuments.documentType,
  corrections: sql<number>`jsonb_array_length(${userDocuments.amendments})`,
  createdAt: userDocuments.createdAt,
  updatedAt: userDocuments.updatedAt,
};

export type DocumentSummaryRow = Pick<
  DocumentRow,
  'id' | 'fileName' | 'originalName' | 'fileSize' | 'fileType' | 'documentType' | 'createdAt' | 'updatedAt'
> & { corrections: number };

/** Newest first, without the texts. */
export async function listDocuments({ db, actor }: Caller, { cursor, limit }: PageQuery) {
  const place = decodeCursor(cursor);
  const rows = await db
    .select(summary)
    .from(userDocuments)
    .where(and(eq(userDocuments.userId, actor.userId), olderThan(userDocuments.createdAt, userDocuments.id, place)))
    .orderBy(desc(userDocuments.createdAt), desc(userDocuments.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

export function owned(userId: string, id: string) {
  return and(eq(userDocuments.id, checkId(id)), eq(userDocuments.userId, userId));
}
