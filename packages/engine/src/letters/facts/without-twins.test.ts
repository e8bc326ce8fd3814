import { expect, test } from 'vitest';
import { withoutTwins } from './without-twins.ts';

const told = (...texts: string[]) =>
  withoutTwins(texts.map((text) => ({ text, evidence: [] }))).map(({ text }) => text);

test('the kind of a paper is not told beside the paper itself', () => {
  expect(told('l’AFGSU recyclée en 2025', 'l’AFGSU 2 recyclée en 2025', 'le SST')).toEqual([
    'l’AFGSU 2 recyclée en 2025',
    'le SST',
  ]);
  expect(told('l’AFGSU', 'l’AFGSU niveau 2')).toEqual(['l’AFGSU niveau 2']);
  expect(told('l’AIPR', 'l’AIPR opérateur')).toEqual(['l’AIPR opérateur']);
  expect(told('le SST', '3 CACES R489', 'le permis B')).toEqual(['le SST', '3 CACES R489', 'le permis B']);
  expect(told('le permis B', 'le permis BE')).toEqual(['le permis B', 'le permis BE']);
});

test('categories of one paper are told in one', () => {
  expect(told('le CACES R489 catégorie 3', 'le CACES R489 catégorie 5')).toEqual(['les CACES R489 catégories 3 et 5']);
});
