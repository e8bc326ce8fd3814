import { expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { townBelowPostcode } from './find-city.ts';

test.each([
  ['3 rue des Prés, 33130,', 'Bègles, France', 'Bègles'],
  ['3 rue des Prés 39100', 'Villeneuve-lès-Bois', 'Villeneuve-lès-Bois'],
  ['8 avenue de Paris 39100', 'Dole', 'Dole'],
  ['8 rue des Tanneurs – Dole – 39100', 'Besançon', undefined],
  ['39100', 'Comptable', undefined],
  ['39100', 'Besançon', undefined],
  ['SIRET 823 456 789 00017', 'Graphiste', undefined],
  ['Adresse : 5 chemin du Puits 39100', 'Mariée, permis B', undefined],
  ['5 chemin du Puits 39100', 'France', undefined],
])('below « %s », « %s »', (above, line, city) => {
  expect(townBelowPostcode(above, line)?.city).toBe(city);
});

test.each([
  ['8 rue des Tanneurs – Dole – 39100\nPermis B', 'Dole'],
  ['Dole\n39100\nGraphiste', 'Dole'],
  ['Dole\n39100\nFrance', 'Dole'],
  ['SIRET 823 456 789 00017\nGraphiste\nBesançon', 'Besançon'],
  ['Adresse : 5 chemin du Puits 39100\nMariée, permis B', null],
])('%s', (address, city) => {
  expect(parseCv({ text: `Ana Ruiz\nana@example.com\n${address}\n\nFORMATION\n2012 CAP Cuisine` }).contact.city).toBe(
    city,
  );
});
