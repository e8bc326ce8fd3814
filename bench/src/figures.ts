export type Figure = {
  /** What was measured, with its unit. */
  name: string;
  value: number;
  /** What it has to stay at or below; absent where nothing is asked. */
  target?: number;
};

/** The value below which `share` (0 to 1) of the samples lie; nearest rank. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
