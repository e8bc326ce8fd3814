import { expect, test } from 'vitest';
import { genderInLexicon } from './lexicon-gender.ts';
import { thingsOf } from './things-of.ts';

test.each([
  ['tuyauterie', 'f'],
  ['croissant', 'm'],
  ['compteur', 'm'],
  ['brioche', 'f'],
] as const)('« %s » has the gender of the dictionary', (word, gender) => {
  expect(genderInLexicon(word, '')).toBe(gender);
});

test.each(['vers', 'montes', 'vendeuse', 'assistante', 'mars', 'python', 'allemand', 'rappelé', 'hardware', 'élu'])(
  '« %s » opens no thing',
  (word) => {
    expect(genderInLexicon(word, '')).toBeNull();
  },
);

test.each([
  ['croissants, pains au chocolat, brioches', 'des croissants, des pains au chocolat et des brioches'],
  ['tuyauterie inox 316L', 'la tuyauterie inox 316L'],
  ['quinzaine de clients réguliers', 'une quinzaine de clients réguliers'],
  ['astreinte une semaine sur quatre', 'l’astreinte une semaine sur quatre'],
  ['gros œuvre, chiffrage', 'le gros œuvre et le chiffrage'],
])('« %s » has its articles', (line, said) => {
  expect(thingsOf(line)).toBe(said);
});

test.each(['poses les chemins de câbles', 'mars 2024', 'vers les CHU'])('« %s » is no thing', (line) => {
  expect(thingsOf(line)).toBeNull();
});
