import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv =
  'Awa Diarra\n\nEXPÉRIENCES\nDepuis mai 2001 : Cheffe de chantier, Bâtisseurs du Puits\n- Quart d’heure sécurité chaque semaine\n';
const held = (text: string) =>
  findUngrounded(text, { cv, today: '2026-11-29' }).map(({ start, end }) => text.slice(start, end));

test.each([
  'J’anime chaque semaine un rendez-vous de quinze minutes sur la sécurité.',
  'J’anime chaque semaine un quart d’heure sécurité.',
  'Après un quart de siècle dans le bâtiment, je cherche un poste.',
  'Les clients se souviennent du dernier quart d’heure.',
])('a time told without its number is the time: %s', (text) => {
  expect(held(text)).toEqual([]);
});

test.each([
  ['J’anime chaque semaine une demi-heure sécurité.', 'une demi-heure'],
  ['Après un demi-siècle dans le bâtiment, je cherche un poste.', 'un demi-siècle'],
])('another one is no fact: %s', (text, found) => {
  expect(held(text)).toEqual([found]);
});
