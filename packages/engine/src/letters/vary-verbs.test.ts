import { expect, test } from 'vitest';
import { varyVerbs } from './vary-verbs.ts';

test('of three « assurer » running, two are said otherwise', () => {
  expect(
    varyVerbs([
      'J’assure l’accueil.',
      'Je trie le courrier.',
      'J’y assure la caisse.',
      'J’assure également le suivi.',
      'J’ai assuré la paie.',
      'J’assure la mise en rayon et l’inventaire.',
      'J’assure la caisse et le rangement.',
    ]),
  ).toEqual([
    'J’assure l’accueil.',
    'Je trie le courrier.',
    'J’y prends en charge la caisse.',
    'Je m’occupe également du suivi.',
    'J’ai assuré la paie.',
    'Je prends en charge la mise en rayon et l’inventaire.',
    'J’assure la caisse et le rangement.',
  ]);
});
