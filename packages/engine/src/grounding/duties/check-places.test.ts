import { expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';
import { cvWith } from '../testing/cv-with.ts';

const cv = cvWith({
  jobs: 'Aide-soignante – Clinique des Saules, Amiens\nMars 2018 – Août 2022\n- Toilettes et repas en orthopédie, 20 lits',
});
const quotes = (text: string) => groundingOf({ cv, today: '2026-11-29' })(text).map(({ quote }) => quote);

test.each([
  ['Je l’ai fait en orthopédie, puis en neurologie.', 'puis en neurologie'],
  ['J’ai travaillé aux urgences.', 'aux urgences'],
  ['J’ai exercé en orthopédie et en psychiatrie.', 'en psychiatrie'],
  ['J’étais en pédiatrie avant cela.', 'en pédiatrie'],
  ['Plus jeune, j’ai travaillé dans un palace.', 'dans un palace'],
  ['J’ai passé un an dans une raffinerie.', 'dans une raffinerie'],
  ['J’ai débuté au rayon poissonnerie.', 'poissonnerie'],
])('a place of work that no document tells is reported: %s', (text, quote) => {
  expect(quotes(text).join(' ; ')).toContain(quote);
});

test.each([
  'J’ai travaillé en orthopédie.',
  'Je n’ai jamais travaillé en neurologie.',
  'J’aimerais travailler aux urgences.',
  'Mes patients partaient ensuite en rééducation.',
])('one that is told, wished for or of others is none: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
