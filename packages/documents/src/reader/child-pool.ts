import type { ChildProcess } from 'node:child_process';
import { type ChildSettings, startChild } from './child-process.ts';

const idleMs = 60_000;

function hold(child: ChildProcess, held: boolean): void {
  const streams = [child.stdin, child.stdout] as unknown as { ref?: () => void; unref?: () => void }[];
  for (const handle of [child, ...streams]) held ? handle?.ref?.() : handle?.unref?.();
}

/**
 * Children started before they are needed, so that a document waits for its parsing only. Nothing is started before
 * the first document, and spares left alone for a minute end. Spares never keep the program alive.
 */
export function createChildPool(settings: ChildSettings) {
  const spares = new Set<ChildProcess>();
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

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
      while (spares.size < wanted) {
        const child = startChild(settings, 'warm');
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
