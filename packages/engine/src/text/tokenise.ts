import { foldWord } from './fold-text.ts';
import { stem } from './stem.ts';
import { once } from './while-reading.ts';

/** A word of a text: `text.slice(start, end)`, the same without case or accents, and that without its endings. */
export type Token = { start: number; end: number; key: string; stem: string };

/** By code unit: 0 not asked for yet, 1 part of a word, 2 not. */
const wordCodes = new Uint8Array(0x10000);
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

function isWordCode(code: number): boolean {
  const known = wordCodes[code];
  return known === 0 ? findOut(code) : known === 1;
}

function findOut(code: number): boolean {
  const surrogate = code >= 0xd800 && code < 0xe000;
  const isWord = !surrogate && wordCharacter.test(String.fromCharCode(code));
  wordCodes[code] = isWord ? 1 : 2;
  return isWord;
}

/** Whether the code unit is a letter, a digit or a combining mark. */
export function isWordAt(text: string, index: number): boolean {
  return index >= 0 && index < text.length && isWordCode(text.charCodeAt(index));
}

/**
 * Words in order: runs of letters and digits; « C++ », « C# », « .NET » and « R&D » are one word each, hyphens and
 * apostrophes separate. « développeur·se » and « chargé(e) » are one word whose key is « développeur », « charge ».
 */
export const tokenise = once(cutIntoWords);

function cutIntoWords(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < text.length) {
    if (!isWordCode(text.charCodeAt(index))) {
      index++;
      continue;
    }
    const end = wordEnd(text, index);
    const start = startsWithDot(text, index) ? index - 1 : index;
    const key = foldWord(text.slice(start, end));
    index = end + inclusiveLength(text, start, end);
    tokens.push({ start, end: index, key, stem: stem(key) });
  }
  return tokens;
}

const inclusive =
  /^(?:\((?:n?e|s|es|se|ère|rice|trice|euse)s?\)|[·•⋅.](?:[nl]?e|s|es|se|ère|i?ère|rice|trice|euse|ve)(?:[·•⋅.]?s)?(?![\p{L}\d])|-(?:e|trice|euse)(?:-s)?(?![\p{L}\d’'-]))/u;

/** Signs behind which such an ending may stand. */
const hanging = new Uint8Array(0x10000);
for (const sign of '(·•⋅.-') hanging[sign.charCodeAt(0)] = 1;

/** Length of the feminine or plural ending that inclusive writing hangs on a word; 0 without one. */
function inclusiveLength(text: string, start: number, end: number): number {
  if (
    end - start < 3 ||
    end === text.length ||
    hanging[text.charCodeAt(end)] === 0 ||
    !/\p{Ll}/u.test(text[end - 1] as string)
  )
    return 0;
  return inclusive.exec(text.slice(end, end + 12))?.[0].length ?? 0;
}

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (isWordAt(text, end)) end++;
  if (end - start === 1) {
    if (text[end] === '+' && text[end + 1] === '+') return end + 2;
    if (text[end] === '&' && isWordAt(text, end + 1) && !isWordAt(text, end + 2)) return end + 2;
    if (text[end] === '#') return end + 1;
  }
  return end;
}

const dot = '.'.charCodeAt(0);

function startsWithDot(text: string, start: number): boolean {
  return start > 0 && text.charCodeAt(start - 1) === dot && (start === 1 || /[\s(/,;]/.test(text[start - 2] as string));
}
