import { expect, test } from 'vitest';
import { spacedWords } from './spaced-words.ts';

test('letters set apart are put together, with the spaces that were drawn', () => {
  const read = spacedWords('CONTACT06 39 98 17 64COMMERCIAL TERRAINCENTRES D’INTÉRÊT');
  expect(read('C O N TA C T')).toBe('CONTACT');
  expect(read('C O M M E R C I A L T E R R A I N')).toBe('COMMERCIAL TERRAIN');
});

test('what is not set apart, or drawn otherwise, is left as it is', () => {
  const read = spacedWords('A B C DPlan A ou B');
  expect(read('A B C D')).toBe('A B C D');
  expect(read('Plan A ou B')).toBe('Plan A ou B');
  expect(read('X Y Z W')).toBe('X Y Z W');
});

test('of two or three letters, what was drawn tells', () => {
  const read = spacedWords('MON PARCOURSJE PARLEPermisA B');
  expect(read('M O N')).toBe('MON');
  expect(read('J E')).toBe('JE');
  expect(spacedWords('Mes loisirsMe situer')('M e')).toBe('Me');
  expect(read('A B')).toBe('A B');
});
