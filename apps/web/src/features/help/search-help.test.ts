import { expect, test } from 'vitest';
import { searchHelp } from './search-help.ts';

const entry = (id: string, question: string, answer = '') => ({ id, question, answer });
const topics = [
  { id: 'cv', title: 'Votre CV', entries: [entry('a', 'Quels formats ?', 'PDF, DOCX'), entry('b', 'Deux colonnes ?')] },
  { id: 'compte', title: 'Compte', entries: [entry('c', 'Mot de passe oublié', 'Un lien d’une heure')] },
];
const found = (asked: string) => searchHelp(topics, asked).flatMap(({ entries }) => entries.map(({ id }) => id));

test.each([
  ['', ['a', 'b', 'c']],
  ['  …  ', ['a', 'b', 'c']],
  ['OUBLIE', ['c']],
  ['oublie\u0301 passe', ['c']],
  ['format pdf', ['a']],
  ['pdf oublié', []],
  ['cv', ['a', 'b']],
  ['d’une heure', ['c']],
])('« %s » finds %j', (asked, ids) => {
  expect(found(asked)).toEqual(ids);
});

test('a topic without an answer left is not shown', () => {
  expect(searchHelp(topics, 'oublié').map(({ id }) => id)).toEqual(['compte']);
});
