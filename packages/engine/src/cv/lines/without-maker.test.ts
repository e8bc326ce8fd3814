import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const tasks = (last: string) =>
  parseCv({ text: `Ana Ruiz\n\nEXPÉRIENCES\n2016 – 2018 Vendeuse, Alba, Dole\n• Accueil\n${last}` }).experiences[0]
    ?.bullets;

test.each([
  ['• Créé avec trois collègues un coin lecture', 'Créé avec trois collègues un coin lecture'],
  ['Réalisé avec la mairie : le jardin partagé de Dole', 'Réalisé avec la mairie : le jardin partagé de Dole'],
])('what the person made is a task of hers, last line or not: %s', (line, task) => {
  expect(tasks(line)).toEqual(['Accueil', task]);
});

test.each(['CV créé avec Zorbex – version gratuite', 'Réalisé avec Zorbex', 'Made with zorbex.com'])(
  'what the tool says of itself is left out: %s',
  (line) => {
    expect(tasks(line)).toEqual(['Accueil']);
  },
);
