import { createHash, randomUUID } from 'node:crypto';
import { maxCvLength } from '@coach/contracts/cv-upload';
import type { DocumentText } from '@coach/contracts/document-text';
import type { UserContext } from '../../context.ts';
import { storedFiles, userDocuments } from '../../db/schema/documents.ts';
import { AppError } from '../../http/app-error.ts';
import { cleanText } from '../../http/clean-text.ts';
import type { Upload } from '../../http/read-upload.ts';
import { loadEngine } from '../../ports/engine.ts';
import { dropFile } from './drop-file.ts';
import { type DocumentRow, findDocumentByBytes } from './queries.ts';

const fileTypes: Record<DocumentText['kind'], string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Reads a CV and keeps it, its file first. The same bytes from the same person are the same document. Throws
 * `unsupported_file` or `unreadable_file` with its reason, and then nothing is kept.
 */
export async function addDocument(context: UserContext, upload: Upload): Promise<DocumentRow> {
  const sha256 = createHash('sha256').update(upload.bytes).digest('hex');
  const known = await findDocumentByBytes(context, sha256);
  if (known) return known;
  const original = await readText(context, upload.bytes);
  const { parseCv } = await loadEngine();
  const cv = parseCv(original);
  context.signal.throwIfAborted();
  const filePath = await storeFile(context, upload.bytes);
  const [added] = await context.db
    .insert(userDocuments)
    .values({
      id: randomUUID(),
      userId: context.actor.userId,
      fileName: upload.fileName,
      originalName: upload.fileName,
      filePath,
      fileSize: upload.bytes.length,
      fileType: fileTypes[original.kind],
      sha256,
      original,
      cv,
      createdAt: context.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (added) return added;
  await dropFile(context, filePath);
  const twin = await findDocumentByBytes(context, sha256);
  if (!twin) throw new AppError('unavailable');
  return twin;
}

async function readText(context: UserContext, bytes: Uint8Array): Promise<DocumentText> {
  const read = await context.documents.read(bytes, { signal: context.signal, priority: 'interactive' });
  if (read.text.length > maxCvLength) throw new AppError('unreadable_file', { reason: 'too_large' });
  return { ...read, text: cleanText(read.text) };
}

/** The row first: a file that nothing names could never be found again. */
export async function storeFile(context: UserContext, bytes: Uint8Array): Promise<string> {
  const key = `documents/${context.actor.userId}/${randomUUID()}`;
  await context.db.insert(storedFiles).values({ key, createdAt: context.clock.now() });
  await context.files.put(key, bytes);
  return key;
}
