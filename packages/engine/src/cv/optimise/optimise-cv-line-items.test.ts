import { expect, test } from 'vitest';
import { itemsIn } from './optimise-cv-line-items.ts';

test.each([
  ['languages', 'Italien\tB1', ['Italien\u00a0: B1']],
  ['languages', 'Anglais C1 – lecture de contrats', ['Anglais C1 – lecture de contrats']],
  ['interests', 'Poterie\tTrail', ['Poterie', 'Trail']],
  ['interests', 'Sport\tVoile (moniteur), escalade', ['Sport\u00a0: Voile (moniteur), escalade']],
  ['certifications', '2023\tSauveteur secouriste du travail', ['2023\tSauveteur secouriste du travail']],
] as const)('%s: « %s »', (kind, line, items) => {
  expect(itemsIn(kind, line)).toEqual(items);
});
