import { randomUUID } from 'node:crypto';
import type { UserContext } from '../../context.ts';
import { storedFiles } from '../../db/schema/documents.ts';
import { dropFile } from './drop-file.ts';
import { isFileNamed } from './is-file-named.ts';

/**
 * Stores bytes, then lets `name` write the row that refers to them. When either fails or nothing was written,
 * nothing stays behind.
 */
export async function keepFile<T>(
  context: UserContext,
  bytes: Uint8Array,
  name: (filePath: string) => Promise<T | undefined>,
  folder: 'documents' | 'photos' = 'documents',
): Promise<T | undefined> {
  const key = `${folder}/${context.actor.userId}/${randomUUID()}`;
  // The row first: a file that nothing names could never be found again.
  await context.db.insert(storedFiles).values({ key, createdAt: context.clock.now() });
  let kept: T | undefined;
  try {
    await context.files.put(key, bytes);
    kept = await name(key);
    return kept;
  } finally {
    if (kept === undefined) await dropOrLeave(context, key);
  }
}

/** What cannot be removed now, or may have been named after all when the connection broke, is left to the sweep. */
async function dropOrLeave(context: UserContext, key: string): Promise<void> {
  try {
    if (!(await isFileNamed(context.db, key))) await dropFile(context, key);
  } catch (error) {
    context.log.warn({ err: error }, 'a file is left to the sweep');
  }
}
