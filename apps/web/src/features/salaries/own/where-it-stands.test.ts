import { expect, test } from 'vitest';
import { comparable, readAmount, standingOf } from './where-it-stands.ts';

test('twelve months make a year, and gross is never compared with net', () => {
  const own = { amount: 2_500, basis: 'gross', per: 'month' } as const;
  expect(comparable(own, { basis: 'gross', per: 'year' })).toBe(30_000);
  expect(comparable({ ...own, per: 'year', amount: 30_000 }, { basis: 'gross', per: 'month' })).toBe(2_500);
  expect(comparable(own, { basis: 'net', per: 'month' })).toBeNull();
  expect(comparable(own, { basis: 'gross', per: 'hour' })).toBeNull();
});

test('an amount stands between the published thresholds, or beside the only middle there is', () => {
  const scale = { d1: 1_492, median: 2_190, mean: 2_733, d9: 4_334 };
  const kinds = [1_400, 1_800, 2_190, 3_000, 5_000].map((amount) => standingOf(amount, scale)?.kind);
  expect(kinds).toEqual(['below_d1', 'd1_median', 'at_median', 'median_d9', 'above_d9']);
  expect(standingOf(1_900, { mean: 2_031 })).toEqual({ kind: 'below_mean', difference: 131 });
  expect(standingOf(52_000, { median: 51_000 })).toEqual({ kind: 'above_median', difference: 1_000 });
  expect(standingOf(4_000, { mean: 2_532, d9: 3_923 })).toEqual({ kind: 'above_d9' });
  expect(standingOf(2_000, {})).toBeNull();
});

test('an amount is read as people type it, and what is none is refused', () => {
  const typed = ['2100', '2 100 €', '2 100,50', '2.100', '32k', '1,850.5'];
  expect(typed.map(readAmount)).toEqual([2_100, 2_100, 2_100.5, 2_100, 32_000, 1_850.5]);
  expect(['', 'abc', '-5', '0', '12e9', '99999999999'].map(readAmount)).toEqual([null, null, null, null, null, null]);
});
