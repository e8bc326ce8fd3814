import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Anselme Kerdoncuff
Réceptionniste

EXPÉRIENCE
Réceptionniste, Hôtel des Dunes, Audierne, depuis 2019
LANGUES
Allemand B2`;
const offer = `Réceptionniste – Hôtel Belle-Rive, Colmar
Vous accueillez une clientèle française et allemande.`;
const found = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  'Apprendre compte beaucoup pour moi.',
  'Une partie de vos clients vient d’Allemagne : mon niveau B2 me servira.',
])('a verb that opens a sentence, and where the employer’s clients are from, name nothing untold: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['Novatis compte trois hôtels et m’a tout appris.', 'Novatis'],
  ['J’ai reçu des clients venus d’Allemagne.', 'Allemagne'],
  ['Une partie de vos clients vient d’Espagne.', 'Espagne'],
])('names of firms, and of nations said of oneself or that no document has, are reported: %s', (text, quote) => {
  expect(found(text).join(' | ')).toContain(quote);
});
