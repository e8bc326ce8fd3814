import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

test('a postcode with its town tells where one was, a number of goods does not', () => {
  const text = 'J’ai tenu une boutique marseillaise.';
  expect(kindsFound({ duty: 'Vente de 13600 bouquets' }, text)).toEqual(['name']);
  const jobs = 'Vendeuse – Boutique Solène, 13600 La Ciotat\nMars 2018 – Août 2022\n- Accueil de la clientèle';
  expect(kindsFound({ jobs }, text)).toEqual([]);
});
