import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const megabyte = 1024 * 1024;
/** How often it is looked whether there is something to give back, ms. */
const everyMs = 2_000;
/** The share of that time in which the thread may have been busy: a pause is felt by nobody then. */
const quiet = 0.1;
/** What a heap must have grown by since it was last emptied for it to be worth a pause of 70 to 200 ms. */
const worthwhile = 32 * megabyte;

/**
 * Gives back to the system what a busy spell left behind, the start the first of them: V8 keeps that garbage (100 MB and
 * more) until it needs the room, which a process that nobody asks anything never does.
 */
export function releaseMemoryWhenQuiet(): void {
  const collect = garbageCollector();
  let looked = performance.eventLoopUtilization();
  let emptied = 0;
  const look = () => {
    const { busy, now } = busySince(looked);
    looked = now;
    if (busy > quiet || heapBytes() - emptied < worthwhile) return;
    collect({ type: 'major', flavor: 'last-resort' });
    emptied = heapBytes();
  };
  setInterval(look, everyMs).unref();
}

function busySince(last: EventLoopUtilization): { busy: number; now: EventLoopUtilization } {
  const now = performance.eventLoopUtilization();
  return { busy: performance.eventLoopUtilization(now, last).utilization, now };
}

function heapBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

function garbageCollector(): (options: { type: 'major'; flavor: 'last-resort' }) => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
