import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test('the day is the one of the person’s own clock', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
