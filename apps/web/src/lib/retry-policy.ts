const transient = new Set([502, 503, 504]);

/** Requests made in all for one call. */
export const maxTries = 3;

/** Whether an answer is worth asking again (spec 1, section 8). */
export function isTransient(status: number): boolean {
  return transient.has(status);
}

/** Wait before try number `next` (2, 3, …), in ms: 200, doubling (spec 1, section 9). */
export function backOff(next: number): number {
  return 200 * 2 ** (next - 2);
}

/** Waits, or rejects as soon as the signal is aborted. */
export function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
