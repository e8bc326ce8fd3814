import { foldWord, plainCode } from '../text/fold-text.ts';
import { lazily } from '../text/lazily.ts';
import { isWordAt } from '../text/tokenise.ts';
import { listedFeminines } from './feminine-of.ts';
import { contentTokens, linkWords, startsWithLink } from './link-words.ts';
import { type TermEntry, termOf } from './term-entry.ts';

const startLength = 3;
/** How many such numbers there are. */
export const startsCount = 2 ** 15;

/** The first word of a name that counts. */
export function firstKey(text: string): string {
  return contentTokens(text)[0]?.key ?? '';
}

/** The first three letters of a folded word as a number, which others may share: « 1er » has that of « qer ». */
export function startOfKey(key: string): number {
  return startOfCodes(key.charCodeAt(0), key.charCodeAt(1), key.charCodeAt(2));
}

function startOfCodes(first: number, second: number, third: number): number {
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
}

/** The same of a name: of its first word that counts. */
export function startOf(text: string): number {
  const plain = isWordAt(text, 0) && isWordAt(text, 1) && isWordAt(text, 2) && !startsWithLink(text);
  return startOfKey(plain ? foldWord(text.slice(0, startLength)) : firstKey(text));
}

/** How every form of an entry starts, without reading the entry where its first letters are enough. */
export function startsOf(entry: TermEntry): number[] {
  const { line, file } = entry;
  const starts: number[] = [];
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
  // Feminines are forms that the line does not hold; nearly all of them begin as the line tells.
  const mayBeginOtherwise = file.kind === 'occupation' && starts.some((start) => turning().has(start));
  return mayBeginOtherwise ? termOf(entry).forms.map(({ text }) => startOf(text)) : starts;
}

/** How the occupations start whose feminine starts otherwise: « steward », « hôtesse ». */
const turning = lazily(() => {
  const starts = listedFeminines().map((pair) => pair.map((word) => startOfKey(foldWord(word))));
  return new Set(starts.filter(([masculine, feminine]) => masculine !== feminine).map(([masculine]) => masculine));
});

function startAt(line: string, from: number, to: number): number {
  const first = letterAt(line, from);
  const second = letterAt(line, from + 1);
  const third = letterAt(line, from + 2);
  const length = first === 0 ? 0 : second === 0 ? 1 : third === 0 ? 2 : 3;
  const start = startOfCodes(first, length > 1 ? second : 0, length > 2 ? third : 0);
  const isWord = length === 3 || (length > 0 && ' ^-/'.includes(line[from + length] ?? ' '));
  if (isWord && !linkStarts.has(start)) return start;
  return startOf(line.slice(from, to).replace(/[\s^?]+$/, ''));
}

/** The code of a letter or a digit without case and accent; 0 for any other sign, and for letters that need a closer look. */
function letterAt(line: string, at: number): number {
  const code = line.charCodeAt(at);
  const isEasy = code < 0x180 && code !== 0x152 && code !== 0x153 && isWordAt(line, at);
  return isEasy ? plainCode(code) : 0;
}

/** « des » and « votre » may stand before the word that counts; others begin like them, such as « dessin ». */
const linkStarts = new Set([...linkWords, 'a'].map(startOfKey));
