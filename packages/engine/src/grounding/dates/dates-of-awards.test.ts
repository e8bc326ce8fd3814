import { expect, it } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const parts = {
  jobs: 'Monitrice – Colonie des Sources, Amiens\nJuillet 2024 – Août 2024\n- Veillées\n\nScieuse – Scierie Morel, Mende\nAvril 2008 – Décembre 2011\n- Fermeture du site en décembre 2011',
  study:
    'Titre professionnel Secrétaire comptable (niveau bac), AFPA de Lozère, 2017\n2013 – BTS Assurance, Lycée Delambre, Lozère',
  more: 'Brevet de monitrice (2022)',
};

it.each([
  'Mon brevet de monitrice, décroché en 2022, me sert toujours.',
  'J’ai scié dans une maison de Lozère qui a fermé fin 2011.',
  'Quatre vendeuses à mes côtés, ce serait nouveau.',
])('a date is laid beside what it is told of: %s', (text) => {
  expect(kindsFound(parts, text)).toEqual([]);
});

it('and is reported where it is told of something else', () => {
  expect(kindsFound(parts, 'J’ai obtenu mon BTS Assurance en 2017.')).toContain('date');
});
