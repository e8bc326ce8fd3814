import { expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';
import { cvWith } from '../testing/cv-with.ts';

const quotes = (more: string, text: string) =>
  groundingOf({ cv: cvWith({ more }), today: '2026-11-29' })(text).map(({ quote }) => quote);

test.each([
  ['PERMIS : B, BE, A', 'Permis voiture, moto et poids lourd : je me déplace.', ['poids lourd']],
  ['Permis B et A', 'J’ai les permis moto, voiture et transport en commun.', ['transport en commun']],
  ['Permis B - Permis C (2018)', 'Permis voiture et super lourd en poche.', ['super lourd']],
  ['Permis B', 'J’ai le permis voiture et le permis remorque.', ['permis remorque']],
])('each category has to be held: %s', (more, text, quote) => {
  expect(quotes(more, text)).toEqual(quote);
});

test.each([
  ['PERMIS : B, BE, A', 'Permis B, BE et A.'],
  ['PERMIS : B, BE, A', 'J’ai le permis voiture, le permis moto et le permis remorque.'],
  ['Permis CE (2019)', 'J’ai le permis poids lourd et le permis B.'],
  ['PERMIS\nB, D', 'J’ai le permis voiture et le permis transport en commun.'],
])('one that is, or that another includes, is borne out: %s', (more, text) => {
  expect(quotes(more, text)).toEqual([]);
});
