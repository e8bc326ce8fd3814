import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { storedFiles, userDocuments } from '../../db/schema/documents.ts';
import { dropFile } from './drop-file.ts';

/**
 * Stores bytes, then lets `name` write the document that refers to them. When either fails or nothing was written,
 * nothing stays behind.
 */
export async function keepFile<T>(
  context: UserContext,
  bytes: Uint8Array,
  name: (filePath: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const key = `documents/${context.actor.userId}/${randomUUID()}`;
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
    const named = eq(userDocuments.filePath, key);
    const [document] = await context.db.select({ id: userDocuments.id }).from(userDocuments).where(named);
    if (!document) await dropFile(context, key);
  } catch (error) {
    context.log.warn({ err: error }, 'a file is left to the sweep');
  }
}
