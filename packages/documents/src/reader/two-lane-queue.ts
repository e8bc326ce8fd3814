export type Priority = 'interactive' | 'background';

type Waiting = { start: () => void };

/**
 * At most `concurrency` tasks at a time, interactive ones first. Background tasks leave one place free (when there is
 * more than one), so that a person never waits behind a batch.
 */
export function createTwoLaneQueue(concurrency: number) {
  const lanes: Record<Priority, Set<Waiting>> = { interactive: new Set(), background: new Set() };
  const running: Record<Priority, number> = { interactive: 0, background: 0 };
  let whenIdle: (() => void)[] = [];
  const total = () => running.interactive + running.background;

  function startNext(): void {
    if (total() >= concurrency) return;
    const backgroundAllowed = running.background < Math.max(1, concurrency - 1);
    const lane = lanes.interactive.size > 0 ? lanes.interactive : backgroundAllowed ? lanes.background : null;
    const next = lane?.values().next().value;
    if (!lane || !next) return;
    lane.delete(next);
    next.start();
    startNext();
  }

  function finish(priority: Priority): void {
    running[priority] -= 1;
    startNext();
    if (total() > 0) return;
    for (const resolve of whenIdle) resolve();
    whenIdle = [];
  }

  function turn(priority: Priority, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onAbort = () => {
      lanes[priority].delete(waiting);
      reject(signal.reason);
    };
    const waiting: Waiting = {
      start() {
        running[priority] += 1;
        signal.removeEventListener('abort', onAbort);
        resolve();
      },
    };
    signal.addEventListener('abort', onAbort, { once: true });
    lanes[priority].add(waiting);
    startNext();
    return promise;
  }

  return {
    waiting: () => lanes.interactive.size + lanes.background.size,
    /** Runs `task` when its turn comes; rejects with the signal's reason when aborted while waiting. */
    async run<T>(task: () => Promise<T>, priority: Priority, signal: AbortSignal): Promise<T> {
      await turn(priority, signal);
      try {
        return await task();
      } finally {
        finish(priority);
      }
    },
    /** Resolves once nothing runs. */
    async idle(): Promise<void> {
      if (total() > 0) await new Promise<void>((resolve) => whenIdle.push(resolve));
    },
  };
}
