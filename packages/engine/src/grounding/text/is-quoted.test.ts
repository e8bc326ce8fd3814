import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

describe('a line of the documents', () => {
  test.each([
    ['Formation de 9 apprentis pâtissiers', 'Formation de 9 apprentis pâtissiers'],
    ['Budget de 2 350 000 euros en 2020', '- Budget de 2 350 000 euros en 2020'],
  ])('is told again as it stands: %s', (duty, text) => {
    expect(kindsFound({ duty }, text)).toEqual([]);
  });

  test.each([
    ['the end of a number', 'Formation de 19 apprentis pâtissiers', '9 apprentis pâtissiers'],
    ['the end of a figure in groups', 'Budget de 2 350 000 euros en 2020', '- 350 000 euros en 2020'],
    ['the end of a figure with a comma', 'Baisse de 12,5 % des pertes du rayon', '5 % des pertes du rayon'],
    ['the end of a number with a year', '24 contrats de vente, bilan 2019', '4 contrats de vente (2019)'],
    ['the end of a sum', 'Recettes de 28 000 euros par mois', '8 000 euros par mois'],
  ])('proves no part of itself: %s', (_, duty, text) => {
    expect(kindsFound({ duty }, text)).not.toEqual([]);
  });

  test('may be set together of what one entry tells', () => {
    const study = '2012 – Bac pro Accueil, lycée Delambre, Amiens, niveau, diplôme non obtenu';
    expect(kindsFound({ study }, 'Bac pro Accueil (niveau, diplôme non obtenu)')).toEqual([]);
    expect(kindsFound({ study }, 'Bac pro Accueil (diplôme obtenu avec mention bien)')).not.toEqual([]);
  });

  test('is not set together of what two entries tell', () => {
    const study = '2012 – Bac pro Accueil, non obtenu\n2016 – BTS Tourisme, obtenu avec mention bien';
    expect(kindsFound({ study }, 'Bac pro Accueil (obtenu avec mention bien)')).not.toEqual([]);
    expect(kindsFound({ study }, 'BTS Tourisme (obtenu avec mention bien)')).toEqual([]);
  });

  test('that is taken back proves nothing without what takes it back', () => {
    const study = '2016 – BTS Tourisme option accueil (non obtenu), Lycée Delambre, Amiens';
    expect(kindsFound({ study }, 'Formation : BTS Tourisme option accueil, obtenu')).not.toEqual([]);
  });
});
