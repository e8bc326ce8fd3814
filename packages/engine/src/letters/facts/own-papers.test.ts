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
