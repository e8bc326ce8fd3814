import { expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { analyse } from './analyse.ts';

function isHeld(held: string, asked: string): boolean {
  const cv = parseCv({ text: `Léo MARIN\nAgent\nleo.marin@example.com\n\nDIPLÔMES ET STAGES\n${held}` });
  const offer = parseOffer(`Agent H/F\n\nPROFIL\n${asked}`);
  const { present, equivalent } = analyse({ cv, offer, today: '2026-11-20' }).keywords;
  return [...present, ...equivalent].length > 0;
}

test.each([
  ['SST, 2021', 'SST à jour exigé', false],
  ['SST, 2025', 'SST à jour exigé', true],
  ['SST, 2021', 'SST exigé', true],
  ['SST', 'SST à jour exigé', true],
  ['SST obtenu en 2017, recyclé en 2025', 'SST à jour exigé', true],
  ['Certiphyto (2016), en cours de validité', 'Certiphyto en cours de validité', true],
  ['Certiphyto 2016', 'Certiphyto en cours de validité', false],
  ['SST, 2020', 'SST et mise à jour des plannings', true],
  ['SST, 2020', 'SST demandé pour la tenue à jour du cahier', true],
  ['CAP boulanger 2005, SST', 'SST à jour exigé', true],
  ['SST, CAP boulanger 2005', 'SST à jour exigé', true],
  ['2020 – SST', 'SST à jour exigé', false],
  ['SST (2020), recyclé chaque année', 'SST à jour exigé', true],
  ['AFGSU niveau 2 obtenue en 2016\nRecyclage en 2025', 'AFGSU à jour exigée', true],
  ['AFGSU niveau 2 obtenue en 2016', 'AFGSU à jour exigée', false],
  ['Certiphyto (2014), SST (2025)', 'Certiphyto en cours de validité', false],
])('« %s » where « %s » is asked: held, %s', (held, asked, answer) => {
  expect(isHeld(held, asked)).toBe(answer);
});
