import { expect, test } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { nameOf } from './term-entry.ts';
import { buildTermTrie, matchTermAt } from './term-trie.ts';
import { termEntries } from './terms.ts';

test('a term is found whatever was read before, though its first word begins otherwise than its stem', () => {
  const trie = buildTermTrie(termEntries().filter((entry) => nameOf(entry) === 'Baux commerciaux'));
  const text = 'baux commerciaux';
  expect(matchTermAt(trie, text, tokenise(text), 0)?.term.name).toBe('Baux commerciaux');
});

test('words that open no term are not kept', () => {
  const trie = buildTermTrie(termEntries().filter((entry) => nameOf(entry) === 'Baux commerciaux'));
  const text = 'Morvan 0639981234 baux';
  const tokens = tokenise(text);
  for (let index = 0; index < tokens.length; index++) matchTermAt(trie, text, tokens, index);
  expect([...trie.openings.keys()]).toEqual(['baux']);
});
