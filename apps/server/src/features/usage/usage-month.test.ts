import { expect, test } from 'vitest';
import { usageMonth } from './usage-month.ts';

test.each([
  ['2026-01-31T22:59:59Z', '2026-01'],
  ['2026-01-31T23:00:00Z', '2026-02'],
  ['2026-07-31T21:59:59Z', '2026-07'],
  ['2026-07-31T22:00:00Z', '2026-08'],
])('%s is in %s in Paris', (at, month) => {
  expect(usageMonth(new Date(at))).toBe(month);
});
