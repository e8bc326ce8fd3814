import type { DocumentKind } from '@coach/contracts/document-text';
import type { ReadLines } from './read-lines.ts';

type Reader = (bytes: Uint8Array) => Promise<ReadLines>;

/** Loads one format's parser, and only that one. */
export async function readerOf(kind: DocumentKind): Promise<Reader> {
  switch (kind) {
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf;
    case 'docx':
      return (await import('./docx/read-docx.ts')).readDocx;
    case 'doc':
      return (await import('./doc/read-doc.ts')).readDoc;
  }
}
