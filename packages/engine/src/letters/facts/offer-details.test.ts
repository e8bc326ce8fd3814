import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { letterFacts } from './letter-facts.ts';
import { offerDetails } from './offer-details.ts';

const detailsOf = (text: string) =>
  offerDetails(
    letterFacts({ cv: makeCv(), offer: parseOffer(`Aide-soignant (H/F)\n${text}\n`), today: '2026-11-22' }),
  ).map(({ form, piece }) => `${form}: ${piece.text}`);

test('what one would work with comes before the house it is in', () => {
  expect(
    detailsOf('Vos missions\nDans un établissement de 96 lits, vous prenez en charge un secteur de 12 patients.'),
  ).toEqual(['thing: un secteur de 12 patients', 'thing: un établissement de 96 lits']);
});

test('news of the house is told, with its apostrophes set', () => {
  expect(detailsOf("Nous préparons l'ouverture d'un second hall de stockage.")[0]).toBe(
    'thing: l’ouverture d’un second hall de stockage',
  );
});

test('how one is met and paid is none', () => {
  expect(detailsOf('Un appel de 20 minutes, puis une équipe de 3 jours par semaine.')).toEqual([]);
});

test('what the house says of itself is told to it', () => {
  expect(
    detailsOf('Qui sommes-nous ?\nNous sommes quatre, dans un salon refait à neuf.\nVos missions\n- tenir le salon'),
  ).toEqual(['told: vous êtes quatre, dans un salon refait à neuf']);
});
