import { expect, test } from 'vitest';
import { nextWait } from './next-wait.ts';

test('an offer is asked for after 1.5 s, then less and less often', () => {
  const waits = [0, 1, 2, 3].reduce<number[]>((known) => [...known, nextWait(known.at(-1) ?? 0)], []);
  expect(waits[0]).toBe(1500);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(nextWait(9000)).toBe(10_000);
  expect(nextWait(10_000)).toBe(10_000);
});
