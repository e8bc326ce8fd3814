import type { ChildProcess } from 'node:child_process';
import { createTwoLaneQueue } from '../reader/two-lane-queue.ts';
import { askToDraw, hold, isAlive, startDrawingChild } from './drawing-child.ts';
import { DrawingError } from './drawing-error.ts';
import type { DrawingWork, Drawn } from './drawing-work.ts';

export type DrawingPoolOptions = {
  /** Drawn at the same time, each in a child of its own; 2. */
  concurrency?: number;
  /** Further ones are refused as `busy`; 200. */
  maxWaiting?: number;
  /** From the moment its turn comes, the wait for a processor aside (`limitTime`); 8,000 ms. */
  timeoutMs?: number;
  /** Of a child's JavaScript heap; 256. */
  maxOldSpaceMb?: number;
  /** Of a child's whole resident memory; 600. */
  maxRssMb?: number;
  /** How long a child waits for the next document; five minutes. */
  idleMs?: number;
  /** Whether children give way to other processes, as they must beside one that serves people; true. */
  givesWay?: boolean;
  /** Another program in the child's place. */
  childScript?: URL;
};

export type DrawingPool = {
  /**
   * Rejects with a `DrawingError`, or with the signal's reason when aborted. Files go before images of pages, which leave
   * a place free for them.
   */
  draw(work: DrawingWork, signal?: AbortSignal): Promise<Drawn>;
  /** Ends the children; what is still being drawn is rejected. */
  close(): Promise<void>;
};

/**
 * Draws documents outside this process, in children that stay for the next one: the drawing libraries take longer to
 * load than a page to draw. None is started before the first document.
 */
export function createDrawingPool(options: DrawingPoolOptions = {}): DrawingPool {
  const script = options.childScript ?? new URL('./child/main.ts', import.meta.url);
  const limits = {
    timeoutMs: options.timeoutMs ?? 8_000,
    maxOldSpaceMb: options.maxOldSpaceMb ?? 256,
    maxRssMb: options.maxRssMb ?? 600,
    givesWay: options.givesWay ?? true,
  };
  const { maxWaiting = 200, idleMs = 300_000 } = options;
  const queue = createTwoLaneQueue(options.concurrency ?? 2);
  const closing = new AbortController();
  const idle = new Set<ChildProcess>();
  const all = new Set<ChildProcess>();
  let resting: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const child = startDrawingChild(script, limits);
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      idle.delete(child);
    });
    return child;
  }

  /** The child that drew last: its memory is warm. */
  function take(): ChildProcess {
    clearTimeout(resting);
    const waiting = [...idle].filter(isAlive).at(-1);
    if (!waiting) return start();
    idle.delete(waiting);
    hold(waiting, true);
    return waiting;
  }

  function giveBack(child: ChildProcess, isTired: boolean): void {
    if (isTired || closing.signal.aborted || !isAlive(child)) child.kill('SIGKILL');
    else idle.add(child);
    hold(child, false);
    clearTimeout(resting);
    resting = setTimeout(endIdle, idleMs);
    resting.unref();
  }

  function endIdle(): void {
    for (const child of idle) child.kill('SIGKILL');
    idle.clear();
  }

  async function drawOne(work: DrawingWork): Promise<Drawn> {
    const child = take();
    let isTired = true;
    try {
      const answer = await askToDraw(child, work, limits);
      isTired = answer.tired;
      return answer.drawn;
    } catch (error) {
      isTired = !(error instanceof DrawingError) || error.code !== 'no_such_page';
      throw error;
    } finally {
      giveBack(child, isTired);
    }
  }

  /** A child that somebody else kills costs nothing but time, once. */
  async function drawTwice(work: DrawingWork): Promise<Drawn> {
    return await drawOne(work).catch((error) => {
      if (!(error instanceof DrawingError) || error.code !== 'lost' || closing.signal.aborted) throw error;
      return drawOne(work);
    });
  }

  return {
    async draw(work, signal) {
      const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      either.throwIfAborted();
      if (queue.waiting() >= maxWaiting) throw new DrawingError('busy');
      // Whoever leaves is let go at once; the child finishes, which is shorter than starting another.
      const drawing = queue.run(() => drawTwice(work), work.image ? 'background' : 'interactive', either);
      return await orAborted(drawing, either);
    },
    async close() {
      closing.abort(new Error('The drawing pool is closed'));
      clearTimeout(resting);
      for (const child of all) child.kill('SIGKILL');
      await queue.idle();
    },
  };
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
