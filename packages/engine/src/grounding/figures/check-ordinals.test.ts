import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Perrine Launay
Animatrice

EXPÉRIENCE
Animatrice, Maison du Parc, Guérande, depuis 2020
- Dossier de la deuxième étoile du label Jardins ouverts (2022)
- Référente d’une classe de 5e
DIVERS
Concours régional de cuisine : 3e place en 2023
FORMATION
2019 : licence de géographie, université de Nantes`;
const found = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['J’ai contribué au dossier de notre troisième étoile.', 'troisième étoile'],
  ['J’ai été référente d’une classe de troisième.', 'classe de troisième'],
  ['J’ai obtenu la 2e place du concours régional de cuisine.', '2e place'],
  ['Titulaire d’une licence en droit, je m’intéresse aux règles.', 'licence en droit'],
])('a rank or a field other than the one told is reported: %s', (text, quote) => {
  expect(found(text).join(' | ')).toContain(quote);
});

test.each([
  'J’ai contribué au dossier de notre deuxième étoile.',
  'J’ai été référente d’une classe de cinquième.',
  'J’ai obtenu la troisième place du concours régional de cuisine.',
  'Titulaire d’une licence en géographie, j’aime les cartes.',
  'Titulaire d’une licence obtenue en 2019, j’aime les cartes.',
])('those of the CV are left alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});
