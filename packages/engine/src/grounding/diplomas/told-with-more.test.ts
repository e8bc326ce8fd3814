import { expect, it } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const study = `2014 – BTS Assurance, Lycée Delambre, Amiens
2010 – DUT Chimie, IUT d’Amiens. Licence commencée, arrêtée en 2011`;

it.each([
  'J’ai un BTS tourné vers l’assurance.',
  'Avant mon BTS, j’ai obtenu un DUT de chimie.',
  'Ma licence attend toujours.',
])('a diploma told with more than its field is the one held: %s', (text) => {
  expect(kindsFound({ study }, text)).toEqual([]);
});

it.each(['J’ai un BTS tourné vers la coiffure.', 'Je suis titulaire d’une licence.', 'J’ai obtenu une licence.'])(
  'and what it is turned to is weighed: %s',
  (text) => {
    expect(kindsFound({ study }, text)).toContain('diploma');
  },
);

it('reads a « licenciatura » as the licence it is', () => {
  const own = '2015 – Licenciatura em Farmácia, Universidade do Minho, Braga';
  expect(kindsFound({ study: own }, 'Je suis venue de Braga avec une licence.')).toEqual([]);
});
