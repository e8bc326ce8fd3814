import { expect, test } from 'vitest';
import { endsOnSmallWord, leavesBracketOpen } from './leaves-open.ts';

test.each([
  ['Brevet obtenu en', true],
  ['Gestion de l’', true],
  ['Aide-soignante à ', true],
  ['Stage chez', true],
  ['Master MEEF, Lille', false],
  ['Traitement du sable', false],
  ['Technicienne son', false],
  ['Saint-Jean-le', false],
])('« %s » leaves a line open: %s', (text, open) => {
  expect(endsOnSmallWord(text)).toBe(open);
});

test('a bracket stands open till it closes', () => {
  expect(['(Java,', 'A (B) (C', 'A (B)', 'A) B', ''].map(leavesBracketOpen)).toEqual([true, true, false, false, false]);
});
