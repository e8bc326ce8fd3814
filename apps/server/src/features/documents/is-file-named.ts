import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { storedFiles, userDocuments } from '../../db/schema/documents.ts';
import { photoNamesFile } from '../profile/photo-names-file.ts';

/** SQL for: some row still refers to this stored file. */
export const fileIsNamed = sql<boolean>`(
  exists (select from ${userDocuments} where ${userDocuments.filePath} = ${storedFiles.key})
  or ${photoNamesFile(storedFiles.key)}
)`;

export async function isFileNamed(db: Queryable, key: string): Promise<boolean> {
  const [found] = await db.select({ named: fileIsNamed }).from(storedFiles).where(eq(storedFiles.key, key));
  return found?.named ?? false;
}
