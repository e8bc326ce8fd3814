import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Ombeline Sarrazac
Agente territoriale

EXPÉRIENCE
Agente d’état civil, mairie de Tulle, mars 2016 – aujourd’hui
- Contractuelle, puis titularisée en 2019
- Régisseuse suppléante en 2017
Caissière – Fruidor, Brive (produits frais)
Janvier 2012 – mars 2016 – intérim pendant 3 mois, puis CDI
FORMATION
2011 : baccalauréat, lycée de Brive`;
const found = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['Recrutée en 2016 à la mairie de Tulle, j’ai été titularisée dès l’année suivante.', 'dès l’année suivante'],
  ['Arrivée en 2016, j’ai été titularisée un an plus tard.', 'un an plus tard'],
  ['J’ai passé plus de cinq ans chez Fruidor.', 'cinq ans'],
  ['Fidèle : plus de cinq ans chez Fruidor, puis la mairie de Tulle, où je suis toujours.', 'cinq ans'],
])('a time that the dates do not give is reported: %s', (text, quote) => {
  expect(found(text).join(' | ')).toContain(quote);
});

test.each([
  'Recrutée en 2016 à la mairie de Tulle, je suis devenue régisseuse suppléante dès l’année suivante.',
  'Recrutée en 2016, j’ai été titularisée trois ans plus tard.',
  'J’ai passé plus de quatre ans chez Fruidor.',
])('one that follows from them is left alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});
