import { expect, it } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';
import { cvWith } from '../testing/cv-with.ts';

const duties = `Livraison ramenée de J+9 à J+4
- Une nuit par semaine au standard
- Formation de 3 apprentis
- Encadrement de 4 vendeuses
- Formations : accueil (2 jours), secours (3 jours)
- Portefeuille de 150 abonnés`;
const jobs = 'Réceptionniste – Hôtel du Lac ****, Annecy\nMars 2018 – Août 2022\n- Accueil';
const offer = 'La maison Brune confie 240 abonnés à sa conseillère.';
const kinds = (text: string) =>
  findUngrounded(text, { cv: cvWith({ jobs, duty: duties }), offer, today: '2026-11-22' }).map(({ kind }) => kind);

it.each([
  'Cinq jours gagnés sur la livraison : j’en suis fière.',
  'Une nuit sur sept, je tenais le standard.',
  'Trois jeunes ont appris avec moi.',
  'Je suis partie d’Annecy avec quatre vendeuses à mes côtés.',
  'J’ai suivi cinq jours de formation : deux d’accueil et trois de secours.',
  'J’ai tenu la réception d’un quatre-étoiles d’Annecy.',
  'J’ai suivi 150 abonnés, un peu moins que les 240 de votre offre.',
])('a figure told otherwise is no other figure: %s', (text) => {
  expect(kinds(text)).toEqual([]);
});

it.each([
  'Huit jours gagnés sur la livraison : j’en suis fière.',
  'Une nuit sur trois, je tenais le standard.',
  'Cinq jeunes ont appris avec moi.',
  'J’ai tenu la réception d’un cinq-étoiles d’Annecy.',
  'J’ai suivi 240 abonnés.',
])('and another one is reported: %s', (text) => {
  expect(kinds(text)).not.toEqual([]);
});
