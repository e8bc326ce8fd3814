import { expect, it } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const jobs = `Fleuriste – Atelier Pivoine, Tulle
Janvier 2019 – Octobre 2026
- Compositions

Vendeuse – Serres Lagrange, Brive
Janvier 2015 – Décembre 2018
- Vente de plants`;

it('works out how much of the years told one job takes', () => {
  expect(kindsFound({ jobs }, 'Douze ans de plantes, dont plus de la moitié à Tulle.')).toEqual([]);
  expect(kindsFound({ jobs }, 'Douze ans de plantes, dont un tiers comme vendeuse.')).toEqual([]);
});

it('and reports another share', () => {
  expect(kindsFound({ jobs }, 'Douze ans de plantes, dont plus de la moitié à Brive.')).toContain('number');
});
