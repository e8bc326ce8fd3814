import { expect, test } from 'vitest';
import { arrowTarget, nextBelow, positionBefore, toColumns } from './board-order.ts';

const job = (id: string, position: number, applicationStatus: 'not_applied' | 'draft' | 'refused' = 'not_applied') => ({
  id,
  position,
  applicationStatus,
});
const a = job('a', -2);
const b = job('b', 0);
const c = job('c', 3);
const d = job('d', 0, 'draft');
const columns = toColumns([c, a, d, b]);

test('a column stands in the order of its places', () => {
  expect(columns.not_applied.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(columns.draft.map(({ id }) => id)).toEqual(['d']);
  expect(columns.offer).toEqual([]);
});

test.each([
  ['d', 'a', -3],
  ['d', 'b', -1],
  ['d', null, 4],
  ['d', 'gone', 4],
  ['c', 'b', -1],
  ['a', 'c', 1.5],
])('%s put before %s is numbered %d', (id, before, expected) => {
  expect(positionBefore(columns.not_applied, id, before)).toBe(expected);
});

test('the first card of a column needs no neighbour', () => {
  expect(positionBefore([], 'a', null)).toBe(0);
});

test('arrows move a card by one place or one column, and stop at the edges', () => {
  expect(arrowTarget(columns, b, 'ArrowUp')).toEqual({ status: 'not_applied', before: 'a' });
  expect(arrowTarget(columns, a, 'ArrowDown')).toEqual({ status: 'not_applied', before: 'c' });
  expect(arrowTarget(columns, b, 'ArrowDown')).toEqual({ status: 'not_applied', before: null });
  expect(arrowTarget(columns, b, 'ArrowRight')).toEqual({ status: 'draft', before: 'd' });
  expect(arrowTarget(columns, d, 'ArrowRight')).toEqual({ status: 'applied', before: null });
  expect(arrowTarget(columns, a, 'ArrowUp')).toBeNull();
  expect(arrowTarget(columns, c, 'ArrowDown')).toBeNull();
  expect(arrowTarget(columns, a, 'ArrowLeft')).toBeNull();
  expect(arrowTarget(columns, job('z', 0, 'refused'), 'ArrowRight')).toBeNull();
  expect(arrowTarget(columns, a, 'Enter')).toBeNull();
});

test('a card is put back above the one it stood on', () => {
  expect(nextBelow(columns.not_applied, 'a')).toBe('b');
  expect(nextBelow(columns.not_applied, 'c')).toBeNull();
});
