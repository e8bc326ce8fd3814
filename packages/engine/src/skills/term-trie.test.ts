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
