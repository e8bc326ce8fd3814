import { uncapitalised } from '../../letters/french/typeset.ts';
import { findPhrase } from '../../match/find-phrase.ts';
import { type WordIndex, wordIndexOf } from '../../match/word-index.ts';
import { type FoundTerm, findTerms } from '../../skills/find-terms.ts';
import { broaderOf } from '../../skills/skill-links.ts';
import { tokenise } from '../../text/tokenise.ts';

/**
 * A piece of the profile with what it names: `written` gives each skill by its canonical name as it is written there,
 * `spoken` as it stands inside a sentence.
 */
export type ProfilePart = {
  text: string;
  names: Set<string>;
  written: Map<string, string>;
  spoken: Map<string, string>;
  words: WordIndex;
};

/** Reads a piece of the profile once for all criteria. */
export function partOf(text: string): ProfilePart {
  const part: ProfilePart = {
    text,
    names: new Set(),
    written: new Map(),
    spoken: new Map(),
    words: wordIndexOf(tokenise(text)),
  };
  for (const term of findTerms(text)) {
    if (term.kind === 'ignored') continue;
    part.names.add(term.name);
    for (const broader of broaderOf(term.name)) part.names.add(broader);
    if (listable.has(term.kind)) note(part, term);
  }
  return part;
}

const listable = new Set(['skill', 'licence', 'certification']);

function note({ text, written, spoken }: ProfilePart, { name, sector, start, end }: FoundTerm): void {
  const slice = text.slice(start, end);
  if (!written.has(name)) written.set(name, slice);
  // What opens a line has a capital of the line; inside one, of its own.
  const opens = start === 0 || text[start - 1] === '\n';
  const keeps = !opens || isBrand(name, sector) || / \p{Lu}/u.test(slice);
  if (!opens || !spoken.has(name)) spoken.set(name, keeps ? slice : uncapitalised(slice));
}

/** Products keep their capital: « Cegid », « Python ». */
function isBrand(name: string, sector: string): boolean {
  return sector === 'it' || broaderOf(name).some((broader) => softwareKind.test(broader));
}

const softwareKind = /^(?:Logiciel|ERP|CRM|WMS|TMS|GMAO|SIRH|CAO|PAO|DAO|CMS|Pack)/;

/** The words by which a part says a keyword, itself or under another name; null where it does not. */
export function saidIn(part: ProfilePart, keyword: string): string | null {
  const [term] = findTerms(keyword);
  const name = term && term.end - term.start === keyword.length ? term.name : null;
  if (name && part.names.has(name)) return part.written.get(name) ?? keyword;
  const [span] = findPhrase(part.words, part.text, keyword);
  return span ? part.text.slice(span.start, span.end) : null;
}
