import { type DocumentText, documentTextSchema, unreadableReasons } from '@coach/contracts/document-text';
import { z } from 'zod';
import { type ChildReaderOptions, createChildReader, type ReadOptions } from './child-reader.ts';
import { detectKind, isDamaged } from './detect-kind.ts';
import { DocumentError } from './document-error.ts';

const megabyte = 1024 * 1024;

export type DocumentReaderOptions = ChildReaderOptions & {
  /** Of the file; 20 MB. */
  maxBytes?: number;
  /** Another program in the child's place. */
  childScript?: URL;
};

export type DocumentReader = {
  /**
   * The text of a PDF, DOCX or DOC, in reading order. Rejects with a `DocumentError`, or with the signal's reason when
   * aborted. Someone waits for an `interactive` document (the default): it goes before every `background` one.
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<DocumentText>;
  /** Ends the children; documents still being read are rejected. */
  close(): Promise<void>;
};

const answerSchema = z.union([
  z.object({ document: documentTextSchema }),
  z.object({ refusal: z.enum(unreadableReasons) }),
]);

/** A child's document, or the error its refusal stands for. A child is not trusted: anything else is damage. */
function readAnswer(written: unknown): DocumentText {
  const checked = answerSchema.safeParse(written);
  if (!checked.success) throw new DocumentError('unreadable_file', 'damaged');
  if ('refusal' in checked.data) throw new DocumentError('unreadable_file', checked.data.refusal);
  return checked.data.document;
}

/** Reads documents, each in a process of its own that can be killed. No process is started before the first document. */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const maxBytes = options.maxBytes ?? 20 * megabyte;
  const script = options.childScript ?? new URL('./child/main.ts', import.meta.url);
  const reader = createChildReader({ script, readAnswer }, options);
  return {
    async read(bytes, readOptions) {
      if (bytes.length > maxBytes) throw new DocumentError('file_too_large', 'too_large');
      if (bytes.length === 0) throw new DocumentError('unreadable_file', 'empty');
      if (detectKind(bytes) === null) {
        if (isDamaged(bytes)) throw new DocumentError('unreadable_file', 'damaged');
        throw new DocumentError('unsupported_file');
      }
      return await reader.read(bytes, readOptions);
    },
    close: reader.close,
  };
}
