import { createHash, randomUUID } from 'node:crypto';
import { maxCvLength } from '@coach/contracts/cv-upload';
import type { DocumentText } from '@coach/contracts/document-text';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { cleanText } from '../../http/clean-text.ts';
import type { Upload } from '../../http/read-upload.ts';
import { loadEngine } from '../../ports/engine.ts';
import { checkRoom } from './check-room.ts';
import { insertDocument } from './insert-document.ts';
import { keepFile } from './keep-file.ts';
import { type DocumentRow, findDocumentByBytes } from './queries.ts';

const fileTypes: Record<DocumentText['kind'], string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Reads a CV and keeps it, its file first. The same bytes from the same person are the same document. Throws
 * `unsupported_file`, `unreadable_file` with its reason, or `conflict` (`documents_full`), and then nothing is kept.
 */
export async function addDocument(context: UserContext, upload: Upload): Promise<DocumentRow> {
  const sha256 = createHash('sha256').update(upload.bytes).digest('hex');
  const known = await findDocumentByBytes(context, sha256);
  if (known) return known;
  await checkRoom(context.db, context.actor.userId, upload.bytes.length);
  const original = await readText(context, upload.bytes);
  const { parseCv } = await loadEngine();
  const cv = parseCv(original);
  context.signal.throwIfAborted();
  const added = await keepFile(context, upload.bytes, async (filePath) => {
    const row = {
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
      updatedAt: context.clock.now(),
    };
    return await insertDocument(context, row);
  });
  if (added) return added;
  const twin = await findDocumentByBytes(context, sha256);
  if (!twin) throw new AppError('unavailable');
  return twin;
}

async function readText(context: UserContext, bytes: Uint8Array): Promise<DocumentText> {
  const read = await context.documents.read(bytes, { signal: context.signal, priority: 'interactive' });
  if (read.text.length > maxCvLength) throw new AppError('unreadable_file', { reason: 'too_large' });
  return { ...read, text: cleanText(read.text) };
}
