import { expect, test } from 'vitest';
import { makeCv } from '../testing/make-cv.ts';
import { makeOffer } from '../testing/make-offer.ts';
import { today } from '../testing/pairs.ts';
import { contextOf } from './context.ts';
import { weightOf } from './coverage.ts';

function weight(term: string): number {
  const offer = makeOffer({ must: [{ term, kind: 'term' }] });
  const [match] = contextOf({ cv: makeCv(), offer, today }).requirements;
  return match ? weightOf(match) : Number.NaN;
}

test.each([
  ['recommandations', 'désherbage'],
  ['gestion des retours', 'taille de rosiers'],
])('« %s », made of the words of every trade, weighs less than « %s »', (plain, telling) => {
  expect(weight(plain)).toBeLessThan(weight(telling));
});

test('a code and a word that no list knows may be of a trade', () => {
  expect([weight('RFA'), weight('réciprocateur')]).toEqual([0.6, 0.6]);
});
