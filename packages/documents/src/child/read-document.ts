import type { DocumentText } from '@coach/contracts/document-text';
import { detectKind } from '../detect-kind.ts';
import { assembleDocument } from './assemble-document.ts';
import { readerOf } from './reader-of.ts';
import { Refusal } from './refusal.ts';

/**
 * The text of a PDF, DOCX or DOC, in reading order, read in this process: for documents whose author is known, and inside
 * the child that reads those of strangers. Throws a `Refusal`, or whatever a damaged file makes its parser throw.
 */
export async function readDocument(bytes: Uint8Array): Promise<DocumentText> {
  const kind = detectKind(bytes);
  if (!kind) throw new Refusal('damaged');
  const read = await readerOf(kind);
  return assembleDocument(kind, await read(bytes));
}
