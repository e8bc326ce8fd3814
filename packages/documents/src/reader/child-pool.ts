import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { type ChildSettings, startChild } from './child-process.ts';

const idleMs = 60_000;

/** The share of the time in which the thread of this process may be busy for children to prepare themselves beside it. */
const spareTime = 0.5;

function hold(child: ChildProcess, held: boolean): void {
  const streams = [child.stdin, child.stdout] as unknown as { ref?: () => void; unref?: () => void }[];
  for (const handle of [child, ...streams]) held ? handle?.ref?.() : handle?.unref?.();
}

/**
 * Children started before they are needed, so that a document waits for its parsing only. Nothing is started before
 * the first document, and spares left alone for a minute end. Spares never keep the program alive. They prepare
 * themselves where the processor has time for it: that shortens a reading by half and costs twice as much.
 */
export function createChildPool(settings: ChildSettings) {
  const spares = new Set<ChildProcess>();
  let closed = false;
  let idle: NodeJS.Timeout | undefined;
  let looked = performance.eventLoopUtilization();

  /** Of the time since this was last asked. */
  function hasTime(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, looked);
    looked = now;
    return utilization < spareTime;
  }

  function killSpares(): void {
    for (const child of spares) child.kill('SIGKILL');
    spares.clear();
  }

  return {
    /** A child that waits for a document; the caller owns it from here. */
    take(): ChildProcess {
      for (const child of spares) {
        spares.delete(child);
        if (child.exitCode !== null || child.signalCode !== null) continue;
        hold(child, true);
        return child;
      }
      return startChild(settings, 'cold');
    },
    /** Starts children until `wanted` are waiting. */
    keepReady(wanted: number): void {
      clearTimeout(idle);
      if (closed) return;
      const mode = hasTime() ? 'warm' : 'cold';
      while (spares.size < wanted) {
        const child = startChild(settings, mode);
        spares.add(child);
        child.once('exit', () => spares.delete(child));
        hold(child, false);
      }
      idle = setTimeout(killSpares, idleMs);
      idle.unref();
    },
    close(): void {
      closed = true;
      clearTimeout(idle);
      killSpares();
    },
  };
}
