import { expect, test } from 'vitest';
import { arriveAt } from './prove-breaking-point.ts';

test('the crowd doubles each minute, whoever joins within its first twenty seconds', () => {
  expect([0, 24, 25, 49, 50, 99, 100, 199].map((index) => Math.round(arriveAt(index) / 1_000))).toEqual([
    ...[0, 19, 60, 79],
    ...[120, 140, 180, 200],
  ]);
});
