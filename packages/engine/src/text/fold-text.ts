import { once } from './while-reading.ts';

/** By code unit, what it folds to; 0 where it was not asked for yet. */
const foldTable = new Uint16Array(0x10000);

const plainForms: readonly (readonly [plain: number, written: string])[] = [
  [0x27, '\u2018\u2019\u201b\u2032\u00b4\u0060\u02bc'],
  [0x2d, '\u2010\u2011\u2012\u2013\u2014\u2015\u2212'],
  [0x20, '\u00a0\u202f\u2007\u2009\u200a\u2002\u2003\u200b\ufeff\t'],
  [0x22, '\u00ab\u00bb'],
  [0x6f, '\u0153\u0152'],
];
for (const [plain, written] of plainForms)
  for (let index = 0; index < written.length; index++) foldTable[written.charCodeAt(index)] = plain;

/** What a code unit folds to, as in `foldText`. */
export function plainCode(code: number): number {
  return (foldTable[code] as number) || findOut(code);
}

function findOut(code: number): number {
  const hasCase = code < 0x500 || code >= 0xff00 || (code >= 0x1e00 && code < 0x2000);
  const found = hasCase ? foldCode(code) : code;
  foldTable[code] = found;
  return found;
}

function foldCode(code: number): number {
  const lower = String.fromCharCode(code).toLowerCase();
  const base = lower.normalize('NFD').charCodeAt(0);
  return lower.length === 1 || base < 0x80 ? base : code;
}

/**
 * Lower case without accents, one code unit for one: offsets into the result are offsets into `text`. Typographic
 * apostrophes, dashes and spaces become their plain forms; « œ » becomes « o » (use `foldWord` to compare words).
 */
export const foldText = once(foldWhole);

function foldWhole(text: string): string {
  if (text.length <= codes.length) return foldPart(text, 0, text.length);
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += codes.length)
    parts.push(foldPart(text, from, Math.min(codes.length, text.length - from)));
  return parts.join('');
}

/** Used again for every text: most are a line long, and there are thousands of them in an analysis. */
const codes = new Uint16Array(8192);

function foldPart(text: string, from: number, length: number): string {
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(from + index);
    codes[index] = (foldTable[code] as number) || findOut(code);
  }
  return String.fromCharCode.apply(null, codes.subarray(0, length) as unknown as number[]);
}

/** Lower case without accents nor combining marks, ligatures written out: for comparing, offsets are lost. */
export function foldWord(word: string): string {
  let plain = '';
  let from = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (isPlain(code)) continue;
    plain += word.slice(from, index) + foldedLetter(code);
    from = index + 1;
  }
  return from === 0 ? word : plain + word.slice(from);
}

function foldedLetter(code: number): string {
  if (code >= 0x300 && code < 0x370) return '';
  return code === 0x153 || code === 0x152 ? 'oe' : String.fromCharCode(plainCode(code));
}

/** Most words are read in lower case and without accents: they are what they fold to. */
function isPlain(code: number): boolean {
  return code < 0x300 && ((foldTable[code] as number) || findOut(code)) === code;
}
