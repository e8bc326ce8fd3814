import type { ChildProcess } from 'node:child_process';
import { DocumentError } from '../document-error.ts';
import { limitTime } from './limit-time.ts';
import { watchMemory } from './watch-memory.ts';

const endOfAnswer = 0x0a;

export type AskLimits = { timeoutMs: number; maxRssMb: number; maxAnswerBytes: number };

/** The child was killed by somebody else: the system short of memory, or whoever runs it. */
export class ChildLostError extends Error {}

/**
 * Gives a waiting child its document and takes the line it answers. Whatever happens (timeout, memory, flood, abort, crash) the
 * child is killed before the promise settles.
 */
export async function askChild(
  child: ChildProcess,
  bytes: Uint8Array,
  limits: AskLimits,
  signal?: AbortSignal,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const stop = (reason: unknown) => {
    reject(reason);
    child.kill('SIGKILL');
  };
  const onAbort = () => stop(signal?.reason);
  const tooLong = () => stop(new DocumentError('unreadable_file', 'timeout'));
  const stopTiming = limitTime(child.pid ?? 0, limits.timeoutMs, tooLong);
  const tooComplex = () => stop(new DocumentError('unreadable_file', 'too_complex'));
  const stopWatching = watchMemory(child.pid ?? 0, limits.maxRssMb, tooComplex);
  const chunks: Buffer[] = [];
  let received = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limits.maxAnswerBytes) return tooComplex();
    chunks.push(chunk);
    if (chunk.at(-1) === endOfAnswer) resolve(Buffer.concat(chunks).toString('utf8'));
  });
  // A parser out of heap ends by a signal or by V8's abort codes: the document was more than it could hold.
  child.once('close', (code, killedBy) => {
    if (killedBy === 'SIGKILL') return stop(new ChildLostError('The child that read a document was killed'));
    const outOfHeap = killedBy !== null || (code ?? 0) > 127;
    stop(new DocumentError('unreadable_file', outOfHeap ? 'too_complex' : 'damaged'));
  });
  child.once('error', stop);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    if (signal?.aborted) onAbort();
    else child.stdin?.end(bytes);
    return await promise;
  } finally {
    stopTiming();
    stopWatching();
    signal?.removeEventListener('abort', onAbort);
    if (child.exitCode === null) child.kill('SIGKILL');
  }
}
