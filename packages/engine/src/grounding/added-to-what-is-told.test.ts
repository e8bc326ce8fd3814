import { expect, test } from 'vitest';
import { groundingOf } from './find-ungrounded.ts';

const check = groundingOf({
  cv: `Basile Courtin-Rey
Boulanger
21 rue du Moulin, 41000 Blois – 06 39 98 63 18 – basile.courtin@example.com

EXPÉRIENCE
Juin 2021 – aujourd’hui : Boulanger, Fournil de la Loire, Blois
- Pétrissage, façonnage et cuisson
- Croissants et brioches le dimanche
Septembre 2017 – mai 2021 : Apprenti puis ouvrier, Boulangerie Mutuelle Blésoise, Vineuil
- Sandwichs et quiches du midi

FORMATION
CAP Boulanger, CFA de Blois, 2019

COMPÉTENCES
Pain au levain, scarification, hygiène`,
  offer: `Boulanger (H/F) – Tours
Vous pétrissez, vous façonnez, vous analysez les ventes de la boutique et vous vérifiez les stocks de farine.`,
  today: '2026-11-30',
});
const quotes = (text: string) => check(text).map(({ quote }) => quote);

test.each([
  // What is said to be as well known as something that is told.
  ['Les quiches font partie de ce que je sais faire, tout comme les entremets.', 'entremets'],
  ['Je connais le levain, au même titre que le dédouanement.', 'dédouanement'],
  // A house whose name goes on in small letters.
  ['J’ai débuté à la Boulangerie rurale de Vineuil.', 'Boulangerie rurale de Vineuil'],
  ['Au Foyer rural de Blois, j’ai tenu le four.', 'Foyer rural de Blois'],
  // A duty of the offer in everyone’s words.
  ['J’analyse les ventes de la boutique depuis deux ans.', 'analyse les ventes'],
])('reported: %s', (text, quote) => {
  expect(quotes(text).join(' | ')).toContain(quote);
});

test.each([
  'Les quiches font partie de ce que je sais faire, tout comme les sandwichs.',
  'Je connais le levain, au même titre que la scarification.',
  'Je me lève à deux heures, tout comme le patron.',
  'J’ai débuté à la Boulangerie mutuelle blésoise.',
  'J’ai débuté à la Boulangerie mutuelle de Vineuil.',
  'Je façonne les brioches et je cuis les quiches.',
])('passes: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
