import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { storedFiles } from '../../db/schema/documents.ts';

/** Removes a file that no document names, then its row: in this order, a crash leaves something to find. */
export async function dropFile({ db, files }: Pick<Services, 'db' | 'files'>, key: string): Promise<void> {
  await files.delete(key);
  await db.delete(storedFiles).where(eq(storedFiles.key, key));
}
