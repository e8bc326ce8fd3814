import { foldWord } from '../text/fold-text.ts';
import { isWordAt } from '../text/tokenise.ts';
import { mayHaveOddFeminine } from './feminine-of.ts';
import { contentTokens, startsWithLink } from './link-words.ts';
import { type TermEntry, termOf } from './term-entry.ts';

export const startLength = 3;

/** The first word of a name that counts. */
export function firstKey(text: string): string {
  return contentTokens(text)[0]?.key ?? '';
}

/** Its first letters. */
export function startOf(text: string): string {
  const plain = isWordAt(text, 0) && isWordAt(text, 1) && isWordAt(text, 2) && !startsWithLink(text);
  return (plain ? foldWord(text.slice(0, startLength)) : firstKey(text)).slice(0, startLength);
}

/** Starts of three letters that need no further look; the others are null. Most of the 20,000 forms begin alike. */
const known = new Map<string, string | null>();

/** How every form of an entry starts, without reading the entry where its first letters are enough. */
export function startsOf(entry: TermEntry): string[] {
  const { line, file } = entry;
  // Feminines are forms that the line does not hold.
  if (file.kind === 'occupation' && mayHaveOddFeminine(line))
    return termOf(entry).forms.map(({ text }) => startOf(text));
  const starts: string[] = [];
  const naming = line.indexOf(' > ');
  const end = naming < 0 ? line.length : naming;
  const equals = line.indexOf(' = ');
  let at = 0;
  if (equals >= 0 && equals < end) {
    starts.push(startAt(line, 0, equals));
    at = equals + 3;
  }
  while (at < end) {
    const semicolon = line.indexOf(';', at);
    const formEnd = semicolon < 0 || semicolon > end ? end : semicolon;
    starts.push(startAt(line, at, formEnd));
    at = formEnd + 2;
  }
  return starts;
}

function startAt(line: string, from: number, to: number): string {
  const letters = line.slice(from, from + startLength);
  let start = known.get(letters);
  if (start === undefined) {
    start = /^[\p{L}\p{N}]{3}$/u.test(letters) && !linkStart.test(letters) ? startOf(letters) : null;
    known.set(letters, start);
  }
  return start ?? startOf(line.slice(from, to).replace(/[\s^?]+$/, ''));
}

/** « des » and « votre » may stand before the word that counts. */
const linkStart = /^(?:des|les|aux|the|une|vos|nos|ses|vot|not|leu)$/i;
