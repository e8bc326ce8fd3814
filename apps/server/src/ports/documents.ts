import type { DocumentText } from '@coach/contracts/document-text';

/** Reads uploaded files. Rejects with a DocumentError, or with the signal's reason when aborted. */
export type DocumentReader = {
  read(
    bytes: Uint8Array,
    options?: { signal?: AbortSignal; priority?: 'interactive' | 'background' },
  ): Promise<DocumentText>;
  close(): Promise<void>;
};
