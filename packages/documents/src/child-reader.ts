import { DocumentError } from './document-error.ts';
import { askChild, ChildLostError } from './reader/ask-child.ts';
import { createChildPool } from './reader/child-pool.ts';
import { createTwoLaneQueue, type Priority } from './reader/two-lane-queue.ts';

const megabyte = 1024 * 1024;

export type ChildReaderOptions = {
  /** Read at the same time; 2. */
  concurrency?: number;
  /** Children that wait for the next one, for a minute after the last; as many as are read at the same time. */
  spares?: number;
  /** From the moment its turn comes, the wait for a processor aside (`limitTime`); 8,000 ms. */
  timeoutMs?: number;
  /** Of a child's JavaScript heap; 192. */
  maxOldSpaceMb?: number;
  /** Of a child's whole resident memory; 400. */
  maxRssMb?: number;
};

export type ChildProgram<Answer> = {
  /** Answers what it is given on its standard input, once: see `child/answer-once.ts`. */
  script: URL;
  /** What it may read besides this package, the contracts and npm packages. */
  readable?: readonly string[];
  /** Whether it decodes with native add-ons; no. */
  nativeCode?: boolean;
  /** The answer in what it wrote; whatever this throws, the child is not believed. */
  readAnswer(written: unknown): Answer;
};

export type ReadOptions = { signal?: AbortSignal; priority?: Priority };

export type ChildReader<Answer> = {
  /** Rejects with a `DocumentError`, with what `readAnswer` throws, or with the signal's reason when aborted. */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<Answer>;
  /** Ends the children; what is still being read is rejected. */
  close(): Promise<void>;
};

/** Has what strangers wrote read, each in a process of its own that can be killed. None is started before the first. */
export function createChildReader<Answer>(
  { script, readable = [], nativeCode = false, readAnswer }: ChildProgram<Answer>,
  options: ChildReaderOptions = {},
): ChildReader<Answer> {
  const concurrency = options.concurrency ?? 2;
  const spares = options.spares ?? concurrency;
  const limits = {
    timeoutMs: options.timeoutMs ?? 8_000,
    maxRssMb: options.maxRssMb ?? 400,
    maxAnswerBytes: 24 * megabyte,
  };
  const pool = createChildPool({
    script,
    readable,
    nativeCode,
    maxOldSpaceMb: options.maxOldSpaceMb ?? 192,
    maxCpuSeconds: Math.ceil(limits.timeoutMs / 1000) + 4,
  });
  const queue = createTwoLaneQueue(concurrency);
  const closing = new AbortController();

  async function readOne(bytes: Uint8Array, signal: AbortSignal): Promise<Answer> {
    const child = pool.take();
    // In a batch the next child starts meanwhile; a single one keeps the processor to itself.
    if (queue.waiting() > 0) pool.keepReady(Math.min(1, spares));
    try {
      return readAnswer(parse(await askChild(child, bytes, limits, signal)));
    } finally {
      pool.keepReady(spares);
    }
  }

  /** A child that somebody else kills costs nothing but time, once: a document that has it killed again is refused. */
  async function readTwice(bytes: Uint8Array, signal: AbortSignal): Promise<Answer> {
    try {
      return await readOne(bytes, signal).catch((error) => {
        if (!(error instanceof ChildLostError)) throw error;
        return readOne(bytes, signal);
      });
    } catch (error) {
      throw error instanceof ChildLostError ? new DocumentError('unreadable_file', 'too_complex') : error;
    }
  }

  return {
    async read(bytes, { signal, priority = 'interactive' } = {}) {
      const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      return queue.run(() => readTwice(bytes, either), priority, either);
    },
    async close() {
      closing.abort(new Error('The document reader is closed'));
      pool.close();
      await queue.idle();
    },
  };
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw new DocumentError('unreadable_file', 'damaged');
  }
}
