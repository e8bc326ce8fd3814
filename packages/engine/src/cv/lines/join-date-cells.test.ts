import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES\n${text}` }).experiences.map(
    ({ title, company, start, end, bullets }) => ({
      job: [title, company, start, end].join(' | '),
      bullets,
    }),
  );

test('the end of a period beside the first mission, and a duration beside the next', () => {
  const text =
    '09/2009 –\tGestionnaire locative, Cabinet Harispe, Dax\n12/2013\t▪ Portefeuille de 280 lots\n(4 ans)\t▪ États des lieux, impayés\n▪ Relances';
  expect(jobs(text)).toEqual([
    {
      job: 'Gestionnaire locative | Cabinet Harispe | 2009-09 | 2013-12',
      bullets: ['Portefeuille de 280 lots', 'États des lieux, impayés', 'Relances'],
    },
  ]);
});

test('a bracket left open goes on to where it closes, in a bullet or without', () => {
  const text =
    'Développeuse, Novalis, Brest, 2019 – 2021\n- Deux missions (Java,\nOracle), puis une (PHP)\n- Formation des équipes (Vannes\n- Astreintes)';
  expect(jobs(text)[0]?.bullets).toEqual([
    'Deux missions (Java, Oracle), puis une (PHP)',
    'Formation des équipes (Vannes',
    'Astreintes)',
  ]);
});
