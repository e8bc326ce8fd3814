import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { doesAlready, isNewcomer } from './does-already.ts';
import { letterFacts } from './letter-facts.ts';

const offer = parseOffer(
  'Maçon (H/F)\nVos missions\n- ouvrir des tranchées et poser des réseaux\n- tenir le cahier de chantier\nVotre profil\nPermis B.\n',
);
const factsOf = (end: string) =>
  letterFacts({
    cv: makeCv({
      title: 'Maçon',
      experiences: [{ title: 'Maçon', company: 'Bâti Nord', start: '2023-01', end, bullets: ['Montage de murs'] }],
      listed: ['tranchées et pose de réseaux'],
    }),
    offer,
    today: '2026-11-22',
  });

test('what a list of the CV names is done already, what it says nothing of is not', () => {
  const facts = factsOf('present');
  expect(facts.duties.map((duty) => doesAlready(facts, duty))).toEqual([true, false]);
});

test('two years of work make nobody a newcomer', () => {
  expect(isNewcomer(factsOf('present'))).toBe(false);
  expect(isNewcomer(factsOf('2023-08'))).toBe(true);
});
