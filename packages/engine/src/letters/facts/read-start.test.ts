import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { readStart } from './read-start.ts';

test.each([
  ['Contrat de 35h00. Prise de poste le 4 janvier 2027.', 'le 4 janvier 2027'],
  ['Poste à pourvoir en mars.', 'en mars'],
  ['Ouvert depuis janvier 2019.', null],
])('%s', (line, expected) => {
  expect(readStart(parseOffer(`Agent (H/F)\nVos missions\n- accueillir\n${line}`))?.text ?? null).toBe(expected);
});
