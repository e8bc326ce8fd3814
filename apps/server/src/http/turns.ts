import { AppError } from './app-error.ts';

type Lane = { running: number; waiting: Set<() => void> };

/**
 * Gives each key `atOnce` works at a time in this process, in the order they came, so that nobody's many requests stand
 * in the way of another's one. With `waiting` already in line, a further one is refused: `too_many_requests`.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const lanes = new Map<string, Lane>();

  async function enter(key: string, signal: AbortSignal): Promise<Lane> {
    const lane = lanes.get(key) ?? { running: 0, waiting: new Set() };
    lanes.set(key, lane);
    if (lane.running < atOnce) lane.running += 1;
    else if (lane.waiting.size < waiting) await line(lane, signal);
    else throw new AppError('too_many_requests', { reason: 'under_way', retryAfterSeconds: 5 });
    return lane;
  }

  /** Whoever leaves hands its place on, so that `running` stays as it is. */
  function leave(key: string, lane: Lane): void {
    const [next] = lane.waiting;
    if (next) {
      next();
      return;
    }
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(key);
  }

  return async function inTurn<T>(key: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const lane = await enter(key, signal);
    try {
      return await work();
    } finally {
      leave(key, lane);
    }
  };
}

/** Resolves when a place is handed over; rejects with the signal's reason when the person leaves before. */
async function line(lane: Lane, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const settle = (end: () => void) => () => {
      lane.waiting.delete(start);
      signal.removeEventListener('abort', giveUp);
      end();
    };
    const start = settle(resolve);
    const giveUp = settle(() => reject(signal.reason));
    lane.waiting.add(start);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
