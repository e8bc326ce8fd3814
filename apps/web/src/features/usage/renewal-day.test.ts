import { expect, test } from 'vitest';
import { renewalDay } from './renewal-day.ts';

test('credits renew on the first of the next month, across the year too', () => {
  expect(renewalDay('2026-11')).toBe('1er décembre');
  expect(renewalDay('2026-12')).toBe('1er janvier');
});
