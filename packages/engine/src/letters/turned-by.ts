/** The same in another order: from the one at `turn` on, then those before it. */
export function turnedBy<One>(all: readonly One[], turn: number): One[] {
  const from = turn % Math.max(1, all.length);
  return [...all.slice(from), ...all.slice(0, from)];
}
