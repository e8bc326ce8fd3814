import { expect, test } from 'vitest';
import { thinkTime } from './think-time.ts';

test('people think for seven seconds on average, never longer than seventy', () => {
  const spread = Array.from({ length: 10_000 }, (_, index) => thinkTime(() => index / 10_000));
  const mean = spread.reduce((sum, time) => sum + time, 0) / spread.length;
  expect(mean / 1_000).toBeCloseTo(7, 1);
  expect(Math.min(...spread)).toBeCloseTo(0);
  expect(thinkTime(() => 1 - Number.EPSILON)).toBe(70_000);
});
