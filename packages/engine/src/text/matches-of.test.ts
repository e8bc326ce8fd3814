import { expect, test } from 'vitest';
import { matchesOf } from './matches-of.ts';

test.each([
  ['a fact, another fact and a last fact', /fact/g],
  ['aucun', /fact/g],
  ['aab', /a*/g],
  ['2019–2021, 2023', /(?<first>\d{4})(?:–(\d{4}))?/g],
])('« %s » as « matchAll » has it, as often as it is asked', (text, pattern) => {
  const told = [...text.matchAll(pattern)];
  expect(matchesOf(text, pattern)).toEqual(told);
  expect(matchesOf(text, pattern)).toEqual(told);
});

test('a match that was looked for before leaves nothing behind', () => {
  const pattern = /fact/g;
  pattern.exec('fact');
  expect(matchesOf('fact', pattern)).toHaveLength(1);
});
