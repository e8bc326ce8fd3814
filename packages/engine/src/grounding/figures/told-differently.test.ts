import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Karim Sellier
Technicien de maintenance

EXPÉRIENCE
Technicien de maintenance, Plastiques Ardoin, Nevers
Mars 2019 – aujourd’hui
• Taux de rebut de la presse Arburg ramené à 4,5 %
• Tutorat de 3 apprentis depuis 2021
• Astreinte une semaine sur cinq
• Mission de câblage chez un fournisseur d’eau (13 mois)
Agent de production, Conserverie Malaval, Decize
Juin 2016 – février 2019
• Ligne de 12 opérateurs, 8 % d’arrêts en moins

FORMATION
2016 – Bac pro Maintenance, lycée Jean-Rostand, Nevers
• Concept Maitland, niveau 1 – 2025
• AFGSU niveau 2 – 2024
• CACES R489 cat. 3 ; CACES R482 cat. A`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['a share that the line of the thing tells otherwise', 'Le taux de rebut de la presse Arburg est à 8 %.', '8 %'],
  ['a roster', 'Je suis d’astreinte une semaine sur trois.', 'une semaine sur trois'],
  [
    'the length of a mission',
    'En mission chez un fournisseur d’eau pendant 26 mois, j’ai câblé des armoires.',
    '26 mois',
  ],
  ['a grade', 'Je suis formée au concept Maitland jusqu’au niveau 2.', '2'],
  ['a category behind its number', 'Je conduis le chariot avec un CACES R482 F.', 'F'],
])('%s is reported, though other lines have the figure', (_, text, quote) => {
  expect(quotes(text)).toContain(quote);
});

test.each([
  'Le taux de rebut de la presse Arburg est à 4,5 %.',
  'Je suis d’astreinte une semaine sur cinq.',
  'En mission chez un fournisseur d’eau pendant 13 mois, j’ai câblé des armoires.',
  'En mission chez un fournisseur d’eau pendant un peu plus d’un an, j’ai câblé des armoires.',
  'Je suis formée au concept Maitland, niveau 1.',
  'Je conduis le chariot avec un CACES R482 A, à jour.',
])('what its line tells is none: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
