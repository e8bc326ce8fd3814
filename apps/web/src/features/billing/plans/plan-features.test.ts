import { expect, test } from 'vitest';
import { planFeatures } from './plan-features.ts';

test('a card says the figures that are enforced, and nothing a plan has none of', () => {
  expect(planFeatures('explorer').monthly).toEqual([
    '3 analyses de CV',
    '3 lettres de motivation',
    '1 analyse de profil LinkedIn',
    '1 simulation d’entretien',
    '3 retours de l’IA sur vos entretiens',
  ]);
  expect(planFeatures('builder').monthly).toContain('3 pitchs de présentation');
  expect(planFeatures('advancer').monthly).toContain('Analyses de CV illimitées');
});

test('what a plan opens stands on the plan it opens from, above all that the plan below has', () => {
  expect(planFeatures('builder').opens).toEqual([
    'Tout ce qu’ouvre le plan Explorer',
    'CV optimisé à télécharger (.docx, .doc)',
  ]);
  expect(planFeatures('leader').opens).toEqual(['Tout ce qu’ouvre le plan Advancer']);
});
