import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const termsOf = (line: string) =>
  parseOffer(`Agent (H/F)\nTours\n\nVos missions\n${line}`).requirements.map(({ term }) => term.toLowerCase());

test.each([
  ['- Réglage des machines (thermoformeuse, operculeuse, ensacheuse)', 'ensacheuse'],
  ['- Pose de gouttières, chéneaux et fenêtres de toit', 'chéneaux'],
])('among skills of « %s » stands « %s »', (line, term) => {
  expect(termsOf(line)).toContain(term);
});

test.each([
  ['- Excel, Word, quotidiennement, PowerPoint', 'quotidiennement'],
  ['- Peinture, enduits, national et international, papier peint', 'national'],
])('« %s » does not ask for « %s »', (line, term) => {
  expect(termsOf(line)).not.toContain(term);
});
