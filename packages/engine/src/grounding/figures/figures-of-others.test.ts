import { expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';

const check = groundingOf({
  cv: `Odile Kervran
Assistante RH
Vannes – 06 39 98 21 43 – odile.kervran@example.com

EXPÉRIENCE
Mars 2021 – aujourd’hui : Assistante RH, Conserverie du Loc’h, Auray
- Administration du personnel de 130 salariés et 60 saisonniers, équipes en 3x8
- Contrats et relevés d’environ 90 intérimaires par semaine
- Clôture des paies à J+5
- 14 dossiers de 22 pages par mois
Janvier 2017 – février 2021 : Chargée d’accueil, Agence Morvan, Vannes
- Instruction de 40 demandes par semaine
- 18 dossiers transmis en 2019, dont 71 % acceptés
- 35 visiteurs par saison

FORMATION
2016 : BTS Assistant de manager, lycée Lesage, Vannes – obtenu – née en 1990`,
  today: '2026-11-28',
});
const quotes = (text: string) => check(text).map(({ quote }) => quote.split(' ')[0]);

test.each([
  // About as many of others, the sum of two things, a part of some count, a time that is none.
  ['Je gère 78 saisonniers.', '78'],
  ['J’instruisais 58 demandes par semaine.', '58'],
  ['J’ai accueilli 46 visiteurs par saison.', '46'],
  ['Équipes en 2x8.', '2x8'],
  ['Clôture des paies à J+8.', 'J+8'],
])('%s', (text, quote) => {
  expect(quotes(text)).toContain(quote);
});

test.each([
  'Je gère 60 saisonniers et 130 salariés.',
  'Salariés et saisonniers confondus, je suis 190 personnes.',
  'Je fais les contrats d’une centaine d’intérimaires par semaine.',
  'Équipes en 3x8.',
  'Clôture des paies à J+5.',
  'Votre effectif est deux fois supérieur au mien.',
])('nothing in: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
