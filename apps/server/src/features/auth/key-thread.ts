import { Worker } from 'node:worker_threads';
import type { KeyAnswer, KeyQuestion } from './key-worker.ts';

type Ask = (question: KeyQuestion) => Promise<Uint8Array>;
type Asked = { resolve(key: Uint8Array): void; reject(reason: unknown): void };

/**
 * Derives keys in a thread of its own, one after the other: Node’s asynchronous Argon2 computes on the calling thread too
 * (24.9). The thread starts with the first key, and keeps the process from ending only while one is awaited. When it dies,
 * what it was asked for rejects and the next question starts another.
 */
export function createKeyThread(script = new URL('./key-worker.ts', import.meta.url)): Ask {
  let ask: Ask | null = null;
  const forget = () => {
    ask = null;
  };
  return (question) => {
    ask ??= start(script, forget);
    return ask(question);
  };
}

function start(script: URL, onEnd: () => void): Ask {
  // Flags that the process was started with may be none that a thread can be.
  const worker = new Worker(script, { execArgv: [] });
  const asked: Asked[] = [];
  let reason: unknown = new Error('the thread that derives keys has ended');
  worker.on('message', (answer: KeyAnswer) => {
    const first = asked.shift();
    if (asked.length === 0) worker.unref();
    if ('key' in answer) first?.resolve(answer.key);
    else first?.reject(answer.error);
  });
  worker.on('error', (error) => {
    reason = error;
  });
  worker.on('exit', () => {
    onEnd();
    for (const { reject } of asked) reject(reason);
  });
  return (question) =>
    new Promise((resolve, reject) => {
      asked.push({ resolve, reject });
      worker.ref();
      worker.postMessage(question);
    });
}
