import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const asked = (profile: string) =>
  parseOffer(`Formateur H/F\n\nPROFIL\n${profile}`).requirements.map(({ term }) => term);

test.each([
  ['Permis B indispensable (permanences à Saint-Marcellin et aux Abrets)', ['Permis B']],
  ['Organisation de déplacements exigée (France, Allemagne, Espagne)', ['Organisation de déplacements']],
  ['Excel et Looker (Loire-Atlantique)', ['Excel', 'Looker']],
])('where one works is no demand: %s', (profile, terms) => {
  expect(asked(profile)).toEqual(terms);
});

test.each([
  ['Excel exigé pour nos usines de Hambourg et de Querétaro', 'Querétaro'],
  ['Bac +2 commercial exigé (BTS NDRC, MCO)', 'MCO'],
  ['Kafka exigé, dans une équipe de six (1 PO, 5 devs)', 'PO'],
  ['Avoir vécu le passage à la facturation électronique serait un plus', 'vécu'],
  ['Anglais exigé ; une seconde langue ferait la différence', 'ferait'],
  ['- Contribution aux preuves Qualiopi', 'preuves Qualiopi'],
])('neither places, courses, colleagues, verbs nor papers of a known thing: %s', (profile, term) => {
  expect(asked(profile)).not.toContain(term);
});

test('products in brackets stay, and places that one is to know', () => {
  expect(asked('Connaissance de terrain du Japon ou du Vietnam exigée').join()).toMatch(/Japon/);
  expect(asked('Maîtrise d’un logiciel de planification exigée (Qrop, Elzeard)')).toContain('Elzeard');
});
