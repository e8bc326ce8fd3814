import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const parts = {
  study: '2016 – BTS Management commercial, Lycée Delambre, Amiens\n2014 – CAP Fleuriste, Lycée Delambre, Amiens',
  more: 'Prix du meilleur étalage 2021, remis par la ville\nFormation aux gestes et postures, 2019\nIRVE niveau 1 (2020)',
};

test.each([
  'J’ai reçu le prix du meilleur étalage en 2019.',
  'J’ai suivi la formation aux gestes et postures en 2021.',
  'J’ai passé l’IRVE en 2016.',
  'J’ai eu mon CAP en 2016.',
])('what was got in a year of something else is reported: %s', (text) => {
  expect(kindsFound(parts, text)).toContain('date');
});

test.each([
  'J’ai reçu le prix du meilleur étalage en 2021.',
  'J’ai suivi la formation aux gestes et postures en 2019.',
  'J’ai passé l’IRVE en 2020.',
  'J’ai eu mon CAP en 2014.',
])('in its own year it is not: %s', (text) => {
  expect(kindsFound(parts, text)).toEqual([]);
});
