import { expect, test } from 'vitest';
import { readCvDate, showCvDate, showPeriod } from './cv-date.ts';

test.each([
  ['03/2021', '2021-03'],
  ['3 / 2021', '2021-03'],
  ['2021-03', '2021-03'],
  ['Mars 2021', '2021-03'],
  ['févr. 2019', '2019-02'],
  ['août 2020', '2020-08'],
  ['DÉCEMBRE 1998', '1998-12'],
  ['2021', '2021'],
  ['aujourd’hui', 'present'],
  ['En cours', 'present'],
  ['March 2021', '2021-03'],
  ['Aug 2020', '2020-08'],
  ['today', 'present'],
  ['', null],
  ['  ', null],
  ['13/2021', undefined],
  ['0/2021', undefined],
  ['mars', undefined],
  ['depuis longtemps', undefined],
  ['1821', undefined],
])('« %s » is read as %s', (typed, expected) => {
  expect(readCvDate(typed)).toBe(expected);
});

test('every month shown is read back', () => {
  for (let month = 1; month <= 12; month++) {
    const date = `2022-${String(month).padStart(2, '0')}`;
    expect(readCvDate(showCvDate(date))).toBe(date);
  }
});

test('a period shows what is known', () => {
  expect(showPeriod('2020-01', 'present')).toBe('janv. 2020 – aujourd’hui');
  expect(showPeriod(null, '2019')).toBe('2019');
  expect(showPeriod(null, null)).toBe('');
});
