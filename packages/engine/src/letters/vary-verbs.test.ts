import { expect, test } from 'vitest';
import { varyVerbs } from './vary-verbs.ts';

test('every other « assurer » is said otherwise', () => {
  expect(
    varyVerbs([
      'J’assure l’accueil.',
      'Je trie le courrier.',
      'J’y assure la caisse.',
      'J’ai assuré la paie.',
      'J’assure le suivi.',
    ]),
  ).toEqual([
    'J’assure l’accueil.',
    'Je trie le courrier.',
    'J’y prends en charge la caisse.',
    'J’ai assuré la paie.',
    'Je prends en charge le suivi.',
  ]);
});
