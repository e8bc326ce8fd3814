import { expect, test } from 'vitest';
import { monthsCovered, periodOf, spokenMonths } from './months.ts';

const today = '2026-11-21';

test.each([
  ['2020-01', '2020-12', 12],
  ['2020-03', '2020-03', 1],
  ['2019', '2021', 24],
  ['2019', '2019', 6],
  ['2026-10', 'present', 2],
])('%s to %s is %i months', (start, end, months) => {
  const period = periodOf(start, end, today);
  expect(period && period.to - period.from).toBe(months);
});

test('what is reversed, open or yet to come is no period', () => {
  expect([periodOf('2021', '2019', today), periodOf(null, '2020', today), periodOf('2020', null, today)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(periodOf('2027-05', 'present', today)).toBeNull();
});

test('overlaps count once', () => {
  const periods = [
    { from: 0, to: 12 },
    { from: 6, to: 18 },
    { from: 30, to: 36 },
  ];
  expect(monthsCovered(periods)).toBe(24);
  expect([spokenMonths(24), spokenMonths(7), spokenMonths(18)]).toEqual(['2 ans', '7 mois', '1 an et 6 mois']);
});
