import { expect, test } from 'vitest';
import { tidySentence } from './tidy-sentence.ts';

test.each([
  ['J’ai un titre (niveau 5) (AFPA, 2019).', 'J’ai un titre (niveau 5, AFPA, 2019).'],
  ['J’ai une licence (mention bien., 2014).', 'J’ai une licence (mention bien, 2014).'],
  ['J’accueille, je berce, je console !.', 'J’accueille, je berce, je console !'],
  ['Je tiens la caisse ,  et le standard.', 'Je tiens la caisse, et le standard.'],
])('%s', (written, tidy) => {
  expect(tidySentence(written)).toBe(tidy);
});
