import { feminineOf, hasOddFeminine } from './feminine-of.ts';
import { parseTermLine } from './parse-term-line.ts';
import type { Term, TermFile } from './term.ts';

/** A line of a data file, read when it is first asked for: a text uses few of the thousands. */
export type TermEntry = { line: string; file: TermFile; term: Term | null };

/** The term of an entry. */
export function termOf(entry: TermEntry): Term {
  entry.term ??= withFeminines(parseTermLine(entry.line, entry.file));
  return entry.term;
}

/** Its canonical name, without reading the rest. */
export function nameOf({ line }: TermEntry): string {
  const equals = line.indexOf(' = ');
  const naming = equals < 0 ? line.indexOf(' > ') : equals;
  return (naming < 0 ? line : line.slice(0, naming)).replace(/[\s^?]+$/, '').trim();
}

/** Endings lead « vendeuse » back to « vendeur »; « hôtesse » and « maîtresse » are forms of their own. */
function withFeminines(term: Term): Term {
  if (term.kind !== 'occupation') return term;
  const odd = term.forms.filter(({ text }) => hasOddFeminine(text));
  const written = new Set(term.forms.map(({ text }) => text.toLowerCase()));
  const feminines = odd.map((form) => ({ ...form, text: feminineOf(form.text) }));
  return { ...term, forms: [...term.forms, ...feminines.filter(({ text }) => !written.has(text.toLowerCase()))] };
}
