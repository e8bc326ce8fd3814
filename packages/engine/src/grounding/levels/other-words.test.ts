import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const onTerm = 'Vendeuse (CDD) – Boutique Solène, Amiens\nMars 2018 – Août 2022\n- Accueil de la clientèle';

describe('words of any CV', () => {
  test.each([
    ['prices as a prize', { duty: 'Étiquetage des prix' }, 'J’ai reçu un trophée.'],
    [
      'a first year as a first place',
      { study: '2016 – Première année de BTS Tourisme' },
      'Je suis championne de France.',
    ],
    [
      '« expertise comptable » as expertise',
      { duty: 'Classement pour un cabinet d’expertise comptable' },
      'Je suis experte en vente.',
    ],
    ['being led as leading', { duty: 'Rangement sous la supervision d’une responsable' }, 'J’encadrais des vendeuses.'],
    ['a watch over servers as leading', { duty: 'Supervision des serveurs' }, 'J’encadrais une équipe.'],
    ['a post as a wish', { jobs: onTerm }, 'Chez Solène, j’ai occupé un poste en CDI.'],
    [
      'part of a project as its lead',
      { duty: 'Participation au projet de drive' },
      'J’ai mis en œuvre le projet de drive.',
    ],
  ])('are no proof: %s', (_, parts, text) => {
    expect(kindsFound(parts, text)).not.toEqual([]);
  });

  test.each([
    [
      'a prize',
      { more: 'DISTINCTIONS\nPrix de la meilleure vitrine 2020' },
      'J’ai reçu le prix de la meilleure vitrine.',
    ],
    ['a team led', { duty: 'Supervision d’une équipe de vendeuses' }, 'J’encadrais une équipe.'],
    ['a wish', { jobs: onTerm }, 'Je recherche un poste en CDI.'],
    ['a choir', {}, 'Cheffe dans un chœur le soir.'],
  ])('are left alone: %s', (_, parts, text) => {
    expect(kindsFound(parts, text)).toEqual([]);
  });

  test.each(['J’ai été nommé C++ lead.', 'En tant que C++ développeur, j’ai codé.'])(
    'may have signs of patterns: %s',
    (text) => {
      expect(() => kindsFound({}, text)).not.toThrow();
    },
  );
});
