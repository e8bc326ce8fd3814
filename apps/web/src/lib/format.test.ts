import { expect, test } from 'vitest';
import { formatDate, formatFileSize, formatMonth, formatNumber } from './format.ts';

test('figures and dates read as in French', () => {
  expect(formatNumber(1234.56)).toBe('1\u202f234,6');
  expect(formatDate('2026-11-21T12:00:00Z')).toBe('21 novembre 2026');
  expect(formatMonth('2026-01')).toBe('janvier 2026');
});

test.each([
  [1, '1\u00a0ko'],
  [184_220, '184\u00a0ko'],
  [999_999, '1\u202f000\u00a0ko'],
  [1_240_000, '1,2\u00a0Mo'],
])('%i bytes are shown as %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});
