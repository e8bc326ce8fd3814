/**
 * Milliseconds between the end of one thing and the beginning of the next: exponential, seven seconds on average and
 * seventy at most, as TPC-W has its buyers think (TPC Benchmark W 1.8, clause 5.3). Whoever writes an answer or reads an
 * analysis takes longer: the load is denser than two hundred people are. `random` answers 0 to 1.
 */
export function thinkTime(random: () => number, meanMs = 7_000): number {
  return Math.min(10 * meanMs, -Math.log(1 - random()) * meanMs);
}
