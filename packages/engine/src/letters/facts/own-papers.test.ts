import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { letterFacts } from './letter-facts.ts';
import { ownPapers } from './own-papers.ts';

const papers = (lines: string) =>
  ownPapers(
    letterFacts({
      cv: parseCv({ text: `Awa Diarra\nawa@example.com\n\nCertifications\n${lines}\n` }),
      offer: makeOffer({ title: 'Fleuriste' }),
      today: '2026-11-22',
    }),
  ).map(({ text }) => text);

test('papers have their article and their year, and none that ran out or lies ahead', () => {
  expect(papers('SST, 2024\nPSC1 2018')).toEqual(['le SST (2024)', 'le PSC1 (2018)']);
  expect(papers('SST expiré en 2022\nCACES R489 prévu en 2027\nTOEIC 905')).toEqual([]);
});

test('each paper has its own date, its level and its categories', () => {
  expect(papers('ADR formation de base, valable jusqu’en mai 2028 – CACES R489 catégories 3 et 5 (2023)')).toEqual([
    'l’ADR de base (valable jusqu’en mai 2028)',
    'les CACES R489 catégories 3 et 5 (2023)',
  ]);
  expect(papers('SSIAP 1 (recyclé en mars 2025) ; SST (maintien 2026)')).toEqual([
    'le SSIAP 1 (recyclé en mars 2025)',
    'le SST (recyclé en 2026)',
  ]);
});

test('one paper under two names is told once, and a heading is none', () => {
  expect(papers('Habilitation électrique véhicules électriques B2VL-BCL (2023)').length).toBe(1);
  expect(papers('CACES et permis\nCACES R489 catégorie 3 de 2021 à 2026 (à renouveler)')).toEqual([]);
});
