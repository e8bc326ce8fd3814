import { expect, test } from 'vitest';
import { copyrightYears } from './copyright-years.ts';

test('the first year stands alone, then opens a span', () => {
  expect(copyrightYears(2025)).toBe('2025');
  expect(copyrightYears(2026)).toBe('2025 – 2026');
});
