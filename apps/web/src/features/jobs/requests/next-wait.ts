const first = 1500;
const longest = 10_000;

/** ms until an offer being read is asked for again, after a wait of `last` (0 for the first time). */
export function nextWait(last: number): number {
  return last === 0 ? first : Math.min(longest, Math.round(last * 1.3));
}
