import general from '../../data/skills/general.json' with { type: 'json' };
import { parseTermLine } from './parse-term-line.ts';
import type { Term, TermFile } from './term.ts';
import { buildTermTrie, type TermTrie } from './term-trie.ts';

/** Every data file; a new one is added here and nowhere else. */
export const termFiles = [general] as TermFile[];

let terms: Term[] | null = null;
let trie: TermTrie | null = null;

/** All entries of the data files, in their order. */
export function allTerms(): Term[] {
  terms ??= termFiles.flatMap((file) => file.terms.map((line) => parseTermLine(line, file)));
  return terms;
}

/** The tree of all forms, built at the first call. */
export function termTrie(): TermTrie {
  trie ??= buildTermTrie(allTerms());
  return trie;
}
