import { findPhrase } from '../../match/find-phrase.ts';
import { type WordIndex, wordIndexOf } from '../../match/word-index.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { broaderOf } from '../../skills/skill-links.ts';
import { tokenise } from '../../text/tokenise.ts';

/** A piece of the profile with what it names; `written` gives each skill by its canonical name as it is written there. */
export type ProfilePart = { text: string; names: Set<string>; written: Map<string, string>; words: WordIndex };

/** Reads a piece of the profile once for all criteria. */
export function partOf(text: string): ProfilePart {
  const names = new Set<string>();
  const written = new Map<string, string>();
  for (const { name, kind, start, end } of findTerms(text)) {
    if (kind === 'ignored') continue;
    names.add(name);
    for (const broader of broaderOf(name)) names.add(broader);
    if (kind === 'skill' || kind === 'licence' || kind === 'certification') {
      if (!written.has(name)) written.set(name, text.slice(start, end));
    }
  }
  return { text, names, written, words: wordIndexOf(tokenise(text)) };
}

/** The words by which a part says a keyword, itself or under another name; null where it does not. */
export function saidIn(part: ProfilePart, keyword: string): string | null {
  const [term] = findTerms(keyword);
  const name = term && term.end - term.start === keyword.length ? term.name : null;
  if (name && part.names.has(name)) return part.written.get(name) ?? keyword;
  const [span] = findPhrase(part.words, part.text, keyword);
  return span ? part.text.slice(span.start, span.end) : null;
}
