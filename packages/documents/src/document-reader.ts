import type { DocumentText } from '@coach/contracts/document-text';
import { detectKind } from './detect-kind.ts';
import { DocumentError } from './document-error.ts';
import { askChild } from './reader/ask-child.ts';
import { createChildPool } from './reader/child-pool.ts';
import { createTwoLaneQueue, type Priority } from './reader/two-lane-queue.ts';

const megabyte = 1024 * 1024;

export type DocumentReaderOptions = {
  /** Documents read at the same time; 2. */
  concurrency?: number;
  /** From the moment a document's turn comes; 8,000 ms. */
  timeoutMs?: number;
  /** Of the file; 20 MB. */
  maxBytes?: number;
  /** Of a child's JavaScript heap; 192. */
  maxOldSpaceMb?: number;
  /** Of a child's whole resident memory; 400. */
  maxRssMb?: number;
  /** Another program in the child's place. */
  childScript?: URL;
};

export type ReadOptions = { signal?: AbortSignal; priority?: Priority };

export type DocumentReader = {
  /**
   * The text of a PDF, DOCX or DOC, in reading order. Rejects with a `DocumentError`, or with the signal's reason when
   * aborted. Someone waits for an `interactive` document (the default): it goes before every `background` one.
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<DocumentText>;
  /** Ends the children; documents still being read are rejected. */
  close(): Promise<void>;
};

/** Reads documents, each in a process of its own that can be killed. No process is started before the first document. */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const concurrency = options.concurrency ?? 2;
  const maxBytes = options.maxBytes ?? 20 * megabyte;
  const limits = {
    timeoutMs: options.timeoutMs ?? 8_000,
    maxRssMb: options.maxRssMb ?? 400,
    maxAnswerBytes: 24 * megabyte,
  };
  const pool = createChildPool({
    script: options.childScript ?? new URL('./child/main.ts', import.meta.url),
    maxOldSpaceMb: options.maxOldSpaceMb ?? 192,
    maxCpuSeconds: Math.ceil(limits.timeoutMs / 1000) + 4,
  });
  const queue = createTwoLaneQueue(concurrency);
  const closing = new AbortController();

  async function readOne(bytes: Uint8Array, signal: AbortSignal): Promise<DocumentText> {
    const child = pool.take();
    // In a batch the next child starts meanwhile; a single document keeps the processor to itself.
    if (queue.waiting() > 0) pool.keepReady(1);
    try {
      return await askChild(child, bytes, limits, signal);
    } finally {
      pool.keepReady(concurrency);
    }
  }

  return {
    async read(bytes, { signal, priority = 'interactive' } = {}) {
      if (bytes.length > maxBytes) throw new DocumentError('file_too_large', 'too_large');
      if (bytes.length === 0) throw new DocumentError('unreadable_file', 'empty');
      if (detectKind(bytes) === null) throw new DocumentError('unsupported_file');
      const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      return queue.run(() => readOne(bytes, either), priority, either);
    },
    async close() {
      closing.abort(new Error('The document reader is closed'));
      pool.close();
      await queue.idle();
    },
  };
}
