import { describe, expect, test } from 'vitest';
import { groundingOf } from './find-ungrounded.ts';

const check = groundingOf({
  cv: `Nadia Ferrand
Assistante commerciale
Nantes – 06 39 98 11 22 – nadia.ferrand@example.com
Quinze ans d’expérience du commerce

EXPÉRIENCE
Mars 2021 – aujourd’hui : Assistante commerciale, Menuiseries Talvard, Laval
- Suivi des commandes sur Sage
Janvier 2016 – février 2021 : Vendeuse, EARL DU BOIS JOLI, Mayenne
- Conseil et encaissement

FORMATION
2025 – en cours : DCG (fin prévue en mars 2027, 2 unités sur 14 validées), Cnam, Laval
2013 : Bac pro Commerce, lycée Réaumur, Laval – obtenu

COMPÉTENCES
Sage, Word, accueil

LANGUES
Anglais : B1`,
  today: '2026-11-21',
});
const quotes = (text: string) => check(text).map(({ quote }) => quote);

describe('a plain sentence with a false fact is reported', () => {
  test.each([
    // A whole career is no time at one house.
    ['J’ai passé quinze ans chez Menuiseries Talvard.', 'quinze ans'],
    ['Voilà plus de dix ans que je travaille chez Menuiseries Talvard.', 'dix ans'],
    ['Pendant quinze ans, j’ai exercé le métier d’assistante chez Menuiseries Talvard.', 'quinze ans'],
    ['Je travaille chez Menuiseries Talvard depuis quinze ans.', 'quinze ans'],
    // Skills that are listed, used or known, in small letters or first.
    ['J’utilise excel tous les jours.', 'excel'],
    ['Mes outils : Canva et Word.', 'Canva'],
    ['Excel et Word me sont familiers.', 'Excel'],
    ['Je connais la transfusion sanguine.', 'transfusion sanguine'],
    ['Parmi mes compétences : dialogue social, accueil.', 'dialogue social'],
    // Posts in any word, and houses in capitals.
    ['Avant cela, j’étais matelot chez Menuiseries Talvard.', 'matelot'],
    ['J’ai travaillé chez Menuiseries Talvard comme plagiste.', 'plagiste'],
    ['J’ai quitté GARAGE SCHOENAUER en 2021.', 'GARAGE SCHOENAUER'],
    // A mark of a language, and a series of the bac.
    ['Je pratique l’anglais (niveau C1).', 'anglais (niveau C1'],
    ['J’ai validé mon baccalauréat S en 2013.', 'baccalauréat'],
  ])('%s', (text, quote) => {
    expect(quotes(text)).toContain(quote);
  });
});

test.each([
  'Voilà cinq ans que je travaille chez Menuiseries Talvard.',
  'J’ai passé cinq ans à l’EARL DU BOIS JOLI comme vendeuse.',
  'J’ai quinze ans d’expérience du commerce.',
  'J’utilise Sage et Word.',
  'Je pratique l’anglais (niveau B1).',
  'Je suis titulaire du diplôme suivant : bac pro Commerce (2013).',
  'Recrutée en 2016, j’ai tenu ce poste avec un bac pro jusqu’en 2021.',
  'J’ai validé deux des quatorze unités du DCG.',
  'DCG (fin prévue en mars 2027, 2 unités validées), Cnam, Laval',
  // An article is no series.
  'J’ai obtenu ce baccalauréat l’année de mes débuts, en 2013.',
  'On dit que la vente est un métier d’équilibriste.',
])('a true one is not: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
