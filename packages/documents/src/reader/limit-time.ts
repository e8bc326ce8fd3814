import { readFileSync } from 'node:fs';

/** However long the machine is busy, nobody waits more than this many times the limit. */
const patience = 1.5;

/**
 * Calls `onExceeded` once when a process has had `timeoutMs`. What its main thread spent in the queue for a processor,
 * others being served first, is given back to it, up to half the limit: what a quiet machine reads is seldom refused on a
 * busy one. `queued` tells that time so far, in ms. Returns the function that stops it.
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

/** How long the main thread of a process was ready to run and did not, ms; 0 where the system does not tell. */
export function queuedMs(pid: number): number {
  try {
    const [, waitedNs] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waitedNs) / 1e6 || 0;
  } catch {
    return 0;
  }
}
