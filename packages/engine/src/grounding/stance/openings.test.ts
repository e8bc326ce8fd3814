import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Clara Petit
Juriste, Maison Castelnau (85 salariés), Bordeaux, 2024 – 2025
• 120 contrats relus
Anglais B2`;
const offer = `Hélianthe Énergies, Mérignac. Créée en 2009, l'entreprise réunit 340 salariés dans 5 pays.
Missions : déployer Kubernetes, suivre les 12 sites, négocier les contrats en anglais C1.`;
const quotes = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  'Née en 2009, forte de 340 salariés : votre entreprise a grandi vite.',
  'Passer de 85 à 340 salariés demande de la curiosité, et je n’en manque pas.',
  'Kubernetes et les sites sont à apprendre ; Kubernetes sera nouveau pour moi.',
  'Douze sites, c’est un autre métier, et je voudrais l’apprendre.',
  'J’aimerais reprendre ma formation, et découvrir Kubernetes.',
  'Je souhaite porter mon anglais au niveau C1.',
])('the employer’s, anybody’s and what is to come is no claim: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});

test.each([
  ['Mon parcours vous apportera la pratique de Kubernetes.', 'Kubernetes'],
  ['Je dispose d’une certification Kubernetes.', 'Kubernetes'],
  ['Chez Maison Castelnau, j’ai suivi 340 salariés.', '340'],
])('what is promised or told of oneself is: %s', (text, quote) => {
  expect(quotes(text).join(' ')).toContain(quote);
});
