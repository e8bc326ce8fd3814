import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Tancrède Belloc
Plaquiste

EXPÉRIENCE
Plaquiste, Cloisons du Gers, Auch, depuis 2014
DIPLÔMES ET FORMATIONS
Brevet professionnel Plâtrerie, CFA de Pavie, 2013
2020 : Yellow Belt Lean Six Sigma
Amiante sous-section 4 (2022)
Inscrit à la formation formateur AFGSU de mai 2027
LANGUES
Italien B1`;
const found = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['Ma certification Green Belt en Lean Six Sigma m’aide chaque jour.', 'Green Belt'],
  ['J’ai l’attestation amiante sous-section 3.', 'sous-section 3'],
  ['J’ai décroché un brevet de maîtrise en 2013.', 'brevet de maîtrise'],
  ['J’ai suivi la formation de formateur AFGSU.', 'suivi la formation'],
  ['Recevoir une clientèle italienne me plairait : j’ai atteint le niveau C1 dans cette langue.', 'C1'],
])('a grade, number or course beyond those told is reported: %s', (text, quote) => {
  expect(found(text).join(' | ')).toContain(quote);
});

test.each([
  'Ma certification Yellow Belt en Lean Six Sigma m’aide chaque jour.',
  'J’ai l’attestation amiante sous-section 4.',
  'J’ai décroché un brevet professionnel en 2013.',
  'Je suivrai la formation de formateur AFGSU en mai 2027.',
  'Recevoir une clientèle italienne me plairait : j’ai atteint le niveau B1 dans cette langue.',
])('those of the CV are left alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});
