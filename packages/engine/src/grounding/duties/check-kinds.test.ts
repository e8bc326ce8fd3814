import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Bastien Garrec
Cuisinier

EXPÉRIENCE
Cuisinier, Auberge du Lavoir, Annecy
Mars 2019 – aujourd’hui
• Postes viandes, sauces et garde-manger
• Préparation vocale en froid positif de produits laitiers
Préparateur, Soudures Malric, Nevers
2014 – 2019
• Soudage d’acier et d’inox, cordons verticaux
Intérimaire, Interim Santé, Marseille
2012 – 2014
• Missions de deux à quinze jours en dialyse, urgences et Ehpad`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['a ward', 'Des missions de quinze jours m’ont conduit en réanimation, en dialyse et aux urgences.', 'réanimation'],
  ['a metal', 'Je soude l’acier, l’inox et l’aluminium.', 'aluminium'],
  ['a post of a kitchen', 'Je tiens les viandes, les sauces et les desserts.', 'desserts'],
  ['a metal listed with one alone', 'Chez Malric, je coupais aussi de l’acier et du laiton.', 'laiton'],
  ['a place of work listed so', 'J’ai connu la dialyse, puis la pédiatrie.', 'pédiatrie'],
  ['a metal worked alone', 'Je soude le titane.', 'titane'],
  ['a temperature', 'Je fais la préparation vocale en froid négatif de produits laitiers.', 'négatif'],
])('%s that stands beside those told is reported', (_, text, quote) => {
  expect(quotes(text).join(' ')).toContain(quote);
});

test.each([
  'Des missions de quinze jours m’ont conduit en dialyse, aux urgences et en Ehpad.',
  'Je soude l’acier et l’inox.',
  'Je tiens les viandes, les sauces et le garde-manger.',
])('what the line tells is none: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
