import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const more = `CERTIFICATS
CAP par la VAE, Greta 93, 2020
3e au concours de la meilleure baguette du Pas-de-Calais
LANGUES
Anglais B2 (réunions avec l’équipe polonaise)`;
const kinds = (text: string) => kindsFound({ more }, text);

describe('nations, departments and contests', () => {
  test.each([
    'Je travaille chaque jour avec une équipe polonaise.',
    'J’ai préparé mon CAP avec le Greta de Seine-Saint-Denis.',
    'Troisième au concours de la meilleure baguette du département, j’ai le goût du détail.',
  ])('are told in other words: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test.each([
    'Je travaille chaque jour avec une équipe italienne.',
    'J’ai préparé mon CAP avec le Greta de Seine-Maritime.',
    'Troisième au concours national de la meilleure baguette, j’ai le goût du détail.',
  ])('and are not others: %s', (text) => {
    expect(kinds(text)).not.toEqual([]);
  });
});
