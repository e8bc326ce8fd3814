import { expect, test } from 'vitest';
import { nameOf, type TermEntry } from './term-entry.ts';
import { startOf } from './term-starts.ts';
import { takeUnread, unreadTerms } from './unread-terms.ts';

const entryOf = (line: string): TermEntry => ({
  line,
  file: { sector: 'law', label: 'Droit', kind: 'skill', terms: [] },
  term: null,
});
const entries = ['Bail commercial = baux', 'Vente', 'Baignade', 'Vendange'].map(entryOf);

test('entries are taken by the start of their forms, once and in their order', () => {
  const unread = unreadTerms(entries);
  const taken = () => takeUnread(unread, startOf('bailleur')).map(nameOf);
  expect(taken()).toEqual(['Bail commercial', 'Baignade']);
  expect(taken()).toEqual([]);
  expect(takeUnread(unread, startOf('baux'))).toEqual([entries[0]]);
  expect(takeUnread(unread, startOf('zinc'))).toEqual([]);
});
