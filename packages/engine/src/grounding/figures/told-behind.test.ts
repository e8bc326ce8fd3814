import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const jobs = `Vendeuse – Boutique Solène, Amiens
Mars 2018 – Août 2022
- Ouverture de 7 corners
Vendeuse – Maison Ferlut, Amiens
Janvier 2016 – Février 2018
Vendeuse – Galerie Orsane, Beauvais
Mars 2014 – Décembre 2015`;

test.each([
  'Ouvrir des corners, je connais : sept, très exactement.',
  'J’ai eu trois patrons, et deux d’entre eux à Amiens.',
  'Depuis mars 2014, trois maisons en tout : deux à Amiens et une à Beauvais.',
])('what was named before, or counted by town, is borne out: %s', (text) => {
  expect(kindsFound({ jobs }, text)).toEqual([]);
});

test.each([
  'Ouvrir des corners, je connais : huit, très exactement.',
  'J’ai eu trois patrons, et trois d’entre eux à Beauvais.',
])('another number is reported: %s', (text) => {
  expect(kindsFound({ jobs }, text)).toContain('number');
});
