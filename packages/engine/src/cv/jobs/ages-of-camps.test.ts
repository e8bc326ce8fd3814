import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({
    text: `Ana Ruiz\n\nEXPÉRIENCES PROFESSIONNELLES\n${text}\n\nFORMATION\n2012 CAP Cuisine`,
  }).experiences.map(({ company, start, end }) => [company, start, end].join(' | '));

test('ages, shares and staff of a season are no years of a job', () => {
  expect(jobs('2015 – 2017\nAnimateur camps d’été 11-14 ans, UCPA, Metz\n• Veillées')).toEqual(['UCPA | 2015 | 2017']);
  expect(
    jobs('2015 – 2017 Animateur, UCPA, Metz\nColonies d’été 11-14 ans, encadrement\nStages d’hiver 9 à 13 ans'),
  ).toEqual(['UCPA | 2015 | 2017']);
  expect(
    jobs(
      '2015 – 2017 Vendeur, Alba, Metz\nChiffre d’affaires été 12 % au-dessus, hiver 8 - 11 %\nEffectif été 22, hiver 14',
    ),
  ).toEqual(['Alba | 2015 | 2017']);
});
