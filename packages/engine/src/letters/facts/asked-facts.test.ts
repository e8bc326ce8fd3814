import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { readTerms } from './asked-facts.ts';

test.each([
  ['Temps complet, 37 h 30 hebdomadaires.', ['l’horaire de 37 h 30']],
  ['CDI, 39 h', ['l’horaire de 39 heures']],
  ['CDI de 24 heures par semaine', ['l’horaire de 24 heures']],
  ['Poste du matin, 5 h – 13 h, ou de 13 h à 21 h.', []],
  ['Ouvert jusqu’à 21h00', []],
  [
    'Contrat de 35h00. Prise de poste le 4 janvier 2027.',
    ['l’horaire de 35 heures', 'la prise de poste prévue le 4 janvier 2027'],
  ],
])('%s', (line, expected) => {
  const offer = parseOffer(`Agent (H/F)\nVos missions\n- accueillir\n${line}`);
  expect(readTerms(offer).map(({ text }) => text)).toEqual(expected);
});
