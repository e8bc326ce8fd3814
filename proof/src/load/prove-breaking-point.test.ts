import { expect, test } from 'vitest';
import { arriveAt } from './prove-breaking-point.ts';

test('the crowd doubles each minute, whoever joins within its first twenty seconds', () => {
  expect([0, 199, 200, 399, 400, 799, 800, 1599].map((index) => Math.round(arriveAt(index) / 1_000))).toEqual([
    ...[0, 20, 60, 80],
    ...[120, 140, 180, 200],
  ]);
});
