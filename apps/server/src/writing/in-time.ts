import { ModelError } from '../ports/model.ts';

/** Runs a work under a signal that ends it after `ms`: it then rejects with ModelError (`timeout`), as nobody left. */
export async function inTime<T>(
  signal: AbortSignal,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new ModelError('timeout')), ms);
  try {
    return await work(AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
