import { expect, test } from 'vitest';
import { tellsScore } from './tells-score.ts';

test.each([
  'Votre CV obtient 62 sur 100 face à cette offre.',
  'Note : 62/100',
  '1. Chiffrez vos missions (+3\u00a0points)',
  'Chiffrez vos missions (moins d’un point)',
  'Votre score monterait.',
  'Je donne à ce CV une note de 19.',
])('« %s » tells a mark', (text) => {
  expect(tellsScore(text)).toBe(true);
});

test.each([
  'Le point le plus faible : « Les missions sont chiffrées ».',
  'Vous avez géré 100 dossiers, sur 1 000 reçus.',
  'Notez ce que vous avez fait sous chaque poste.',
])('« %s » does not', (text) => {
  expect(tellsScore(text)).toBe(false);
});
