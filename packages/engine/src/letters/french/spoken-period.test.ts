import { expect, test } from 'vitest';
import { spokenDuration, spokenSpan } from './spoken-period.ts';

test.each([
  ['2021-09', 'present', 'depuis septembre 2021'],
  ['2017-02', '2021-06', 'de 2017 à 2021'],
  ['2021-06', '2021-08', 'de juin à août 2021'],
  ['2021-10', '2022-01', 'd’octobre 2021 à janvier 2022'],
  ['2019', '2019', 'en 2019'],
  ['2021-05', '2021-05', 'en mai 2021'],
  [null, '2018', 'jusqu’en 2018'],
])('%s, %s', (start, end, said) => {
  expect(spokenSpan(start, end)).toBe(said);
});

test.each([
  [12, 'un an'],
  [18, 'dix-huit mois'],
  [24, 'deux ans'],
  [43, 'plus de trois ans'],
  [61, 'cinq ans'],
])('%i months', (months, said) => {
  expect(spokenDuration(months)).toBe(said);
});
