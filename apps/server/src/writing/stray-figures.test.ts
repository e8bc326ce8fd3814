import { expect, test } from 'vitest';
import { strayFigures } from './stray-figures.ts';

test('a figure is known by what it counts, however it is printed', () => {
  const sources = ['2\u202f100 € par mois', 'le 1er mars, 10,5\u00a0%'];
  expect(strayFigures('2100 €, soit 10,50 % de plus, le 1 mars', sources)).toEqual([]);
  expect(strayFigures('Cette voie coûte 300 € et dure 6 mois.', sources)).toEqual([
    { start: 17, end: 20, quote: '300' },
    { start: 31, end: 32, quote: '6' },
  ]);
});
