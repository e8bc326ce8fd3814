import { expect, test } from 'vitest';
import { tidySentence } from './tidy-sentence.ts';

test.each([
  ['J’ai un titre (niveau 5) (AFPA, 2019).', 'J’ai un titre (niveau 5, AFPA, 2019).'],
  ['J’ai une licence (mention bien., 2014).', 'J’ai une licence (mention bien, 2014).'],
  ['J’ai suivi une formation hygiène HACCP 14 heures.', 'J’ai suivi une formation hygiène HACCP de 14 heures.'],
  ['J’ai suivi un stage en cuisine de 2 semaines.', 'J’ai suivi un stage en cuisine de 2 semaines.'],
  ['J’accueille, je berce, je console !.', 'J’accueille, je berce, je console !'],
  ['Je tiens le standard, à raison de 80 appels par jour.', 'Je tiens le standard, 80 appels par jour.'],
  [
    'Je tiens la caisse, à raison de 8 h par jour, et le standard.',
    'Je tiens la caisse, à raison de 8 h par jour, et le standard.',
  ],
  ['Je tiens la caisse ,  et le standard.', 'Je tiens la caisse, et le standard.'],
])('%s', (written, tidy) => {
  expect(tidySentence(written)).toBe(tidy);
});

test('what was left out before a colon leaves no space behind', () => {
  expect(tidySentence('J’ai été caissière \u00a0: accueil et encaissement.')).toBe(
    'J’ai été caissière\u00a0: accueil et encaissement.',
  );
});
