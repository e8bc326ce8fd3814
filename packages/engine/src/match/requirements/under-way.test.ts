import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { analyse } from '../analyse.ts';

function heldTerms(held: string, asked: string): string[] {
  const cv = parseCv({
    text: `Léo MARIN\nAgent\n3 place des Halles, 21000 Dijon\n\nEXPÉRIENCE\n2021-2024 : Agent, Alba, Dijon\n- tri\n\nFORMATION\n${held}`,
  });
  const { present, equivalent } = analyse({
    cv,
    offer: parseOffer(`Agent H/F\n\nPROFIL\n${asked}`),
    today: '2026-11-20',
  }).keywords;
  return [...present, ...equivalent].map(({ term }) => term);
}

test.each([
  ['CAFERUIS, IRTS de Dijon, entrée en formation en mars 2026, certification attendue en 2027', 'CAFERUIS', false],
  ['CAFERUIS, IRTS de Dijon, 2023', 'CAFERUIS', true],
  [
    'DU Hygiène hospitalière, université de Dijon. En cours, soutenance prévue en juin 2027',
    'Un DU hygiène hospitalière',
    false,
  ],
  ['AIPR encadrant (expirée en 2023)', 'AIPR', false],
  ['AIPR encadrant (2025)', 'AIPR', true],
  ['ADR formation de base, 2025', 'ADR classe 7', false],
  ['SSIAP 1, 2024', 'SSIAP 3', false],
  ['CACES R489 prévu en mars 2027', 'CACES R489', false],
  ['CACES R489 cat. 3 : formation prévue en mars 2027', 'CACES R489', false],
  ['Permis B, CACES R489 prévu en mars 2027', 'Permis B', true],
  ['Formation SST programmée', 'SST', false],
  ['Inscrite au CACES R489', 'CACES R489', false],
  ['Passage du permis C en cours', 'Permis C', false],
  ['HACCP : formation prévue au printemps', 'HACCP', false],
  ['SST (2025, recyclage prévu en 2027)', 'SST', true],
  ['Recyclage SST prévu en mars 2027', 'SST', true],
])('« %s » where « %s » is asked: held, %s', (held, asked, answer) => {
  expect(heldTerms(held, asked).length > 0).toBe(answer);
});
