import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const more = 'LANGUES\nFrançais lu, écrit, parlé\nBambara, langue maternelle\nAnglais B1';
const kinds = (text: string) => kindsFound({ more }, text);

test.each([
  'Mon anglais reste en deçà du C1 demandé.',
  'Mon anglais est d’un bon niveau, en dessous toutefois du C1 que vous demandez.',
  'Je lis, j’écris et je parle le français ; ma langue maternelle est le bambara.',
  'En allemand, par contre, je n’ai rien à faire valoir.',
])('a level that is not reached, or another language’s, is not claimed: %s', (text) => {
  expect(kinds(text)).toEqual([]);
});

test.each([
  'Mon anglais est au C1 demandé.',
  'En allemand, je n’ai aucune difficulté à tenir une réunion.',
  'Ma langue maternelle est l’anglais.',
])('and one that is said to be is: %s', (text) => {
  expect(kinds(text)).not.toEqual([]);
});
