import { tokenise } from '../text/tokenise.ts';
import type { TermKind } from './term.ts';
import { matchTermAt, type TermMatch } from './term-trie.ts';
import { termTrie } from './terms.ts';

export type FoundTerm = { name: string; kind: TermKind; sector: string; start: number; end: number };

/** How far, in characters, another term of the sector may stand for an everyday word to count as a term. */
const contextReach = 120;

/** Every known term of a text in order: the longest at each place, whole words only, `text.slice(start, end)`. */
export function findTerms(text: string): FoundTerm[] {
  const trie = termTrie();
  const tokens = tokenise(text);
  const matches: TermMatch[] = [];
  for (let index = 0; index < tokens.length; ) {
    const match = matchTermAt(trie, text, tokens, index);
    if (match) matches.push(match);
    index = match ? match.nextToken : index + 1;
  }
  return matches.filter((match, index) => !match.form.needsContext || hasContext(matches, index)).map(toFound);
}

function hasContext(matches: readonly TermMatch[], index: number): boolean {
  return nearInSector(matches, index, -1) || nearInSector(matches, index, 1);
}

function nearInSector(matches: readonly TermMatch[], index: number, step: 1 | -1): boolean {
  const match = matches[index] as TermMatch;
  for (let other = matches[index + step], at = index; other; at += step, other = matches[at + step]) {
    const distance = step > 0 ? other.start - match.end : match.start - other.end;
    if (distance > contextReach) return false;
    if (!other.form.needsContext && other.term.sector === match.term.sector && other.term !== match.term) return true;
  }
  return false;
}

function toFound(match: TermMatch): FoundTerm {
  return {
    name: match.term.name,
    kind: match.term.kind,
    sector: match.term.sector,
    start: match.start,
    end: match.end,
  };
}
