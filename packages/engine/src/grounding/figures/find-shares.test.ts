import { describe, expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { readText } from '../text/read-text.ts';
import { findShares } from './find-shares.ts';

const sharesOf = (text: string) =>
  findShares(readText(plainText(text).text)).map(({ value }) => Math.round(value * 1000) / 1000);

describe('findShares', () => {
  test.each([
    ['Les pannes ont baissé d’un quart.', [0.25]],
    ['Les deux tiers de mes patients sont des enfants.', [0.667]],
    ['Trois lits sur quatre sont occupés.', [0.75]],
    ['Un dimanche sur cinq, je tiens la caisse.', [0.2]],
    ['Le délai a été divisé par trois.', [0.333]],
    ['La casse a reculé de moitié.', [0.5]],
    ['69 stagiaires sur 92 ont trouvé un emploi.', [0.75]],
  ])('reads %s', (text, values) => {
    expect(sharesOf(text)).toEqual(values);
  });

  test.each([
    'Une réunion de trois quarts d’heure.',
    'Le tiers payant, je connais.',
    'Deux chefs sur trois chantiers.',
    'Neuf fois sur dix, un mot suffit.',
    'Une maison sur deux niveaux.',
    'Il est à moitié vide.',
    'Douze personnes sur trois sites.',
  ])('takes %s for no part of a whole', (text) => {
    expect(sharesOf(text)).toEqual([]);
  });
});
