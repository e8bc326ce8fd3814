import { readdirSync, readFileSync } from 'node:fs';

/** However long the machine is busy, nobody waits more than this many times the limit. */
const patience = 1.5;

/**
 * Calls `onExceeded` once when a process has had `timeoutMs`. What it spent in the queue for a processor, others being
 * served first, is given back to it, up to half the limit: what a quiet machine reads is seldom refused on a busy one.
 * `queued` tells that time so far, in ms. Returns the function that stops it.
 */
export function limitTime(
  pid: number,
  timeoutMs: number,
  onExceeded: () => void,
  queued: (pid: number) => number = queuedMs,
): () => void {
  const begun = performance.now();
  const before = queued(pid);
  let timer = setTimeout(look, timeoutMs);
  function look(): void {
    const allowed = Math.min(timeoutMs + queued(pid) - before, timeoutMs * patience);
    const left = Math.ceil(begun + allowed - performance.now());
    if (left > 0) timer = setTimeout(look, left);
    else onExceeded();
  }
  return () => clearTimeout(timer);
}

/**
 * How long the thread of a process that waited most was ready to run and did not, ms; 0 where the system does not tell.
 * A document is read by the main thread, a photo redrawn by another.
 */
export function queuedMs(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return Math.max(0, ...threads.map((thread) => queuedMsOf(`/proc/${pid}/task/${thread}`)));
  } catch {
    return 0;
  }
}

function queuedMsOf(thread: string): number {
  try {
    const [, waitedNs] = readFileSync(`${thread}/schedstat`, 'utf8').split(' ');
    return Number(waitedNs) / 1e6 || 0;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}
