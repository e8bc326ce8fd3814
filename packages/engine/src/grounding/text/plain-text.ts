import { matchesOf } from '../../text/matches-of.ts';
/** A text as it reads, with the way back: `startOf` and `endOf` give the place of a character in what was written. */
export type PlainText = { text: string; startOf: (index: number) => number; endOf: (index: number) => number };

/** First and last code of signs without a shape: soft hyphen, zero width, direction, fillers, variants of a letter. */
const invisible: [number, number][] = [
  [0x0d, 0x0d],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xe0000, 0xe007f],
];
const space = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const mark = /\p{M}/u;

/** Letters of other alphabets that read as Latin ones. */
const lookalikes = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    һ: 'h',
    к: 'k',
    м: 'm',
    т: 't',
    в: 'b',
    н: 'h',
    ѵ: 'v',
    ӏ: 'l',
    г: 'r',
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    У: 'Y',
    Х: 'X',
    І: 'I',
    Ј: 'J',
    Ѕ: 'S',
    Ԍ: 'G',
    Ԛ: 'Q',
    Ԝ: 'W',
    Ѵ: 'V',
    Ӏ: 'I',
    α: 'a',
    ο: 'o',
    ρ: 'p',
    ν: 'v',
    ι: 'i',
    κ: 'k',
    υ: 'u',
    χ: 'x',
    γ: 'y',
    ω: 'w',
    τ: 't',
    η: 'n',
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
    ı: 'i',
    ɡ: 'g',
    ɑ: 'a',
    ʟ: 'l',
    ꓢ: 'S',
    Ꭺ: 'A',
    Ꮯ: 'C',
    Ꮪ: 'S',
    Ꮲ: 'P',
    Ꭲ: 'T',
    Ꮇ: 'M',
    Ꭼ: 'E',
    Ꮋ: 'H',
    '‘': "'",
    '’': "'",
    '‛': "'",
    ʼ: "'",
    '′': "'",
    '`': "'",
    '´': "'",
    '‐': '-',
    '‑': '-',
    '‒': '-',
    '−': '-',
    '٪': '%',
    '﹪': '%',
    '＠': '@',
    '﹫': '@',
  }),
);

/**
 * Takes off what a reader does not see or tell apart: invisible signs, letters of other alphabets that look Latin, marks
 * apart from their letter, wide or mathematical letters, words and figures spaced out. « œ » reads « oe ».
 */
export function plainText(text: string): PlainText {
  const written = withLineEnds(text);
  const even = evenly(written);
  if (even !== null) return closeUp(even, null, null);
  const chars: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let index = 0;
  while (index < written.length) {
    const code = written.charCodeAt(index);
    if (code < 0x80 && code !== 13 && code !== 9 && code !== 0x60) {
      push(written[index] as string, index, index + 1);
      index++;
      continue;
    }
    const char = String.fromCodePoint(written.codePointAt(index) as number);
    const end = index + char.length;
    if (mark.test(char)) compose(char, end);
    else pushUnits(plainChar(char), index, end);
    index = end;
  }
  return closeUp(chars.join(''), starts, ends);

  function push(char: string, start: number, end: number): void {
    chars.push(char);
    starts.push(start);
    ends.push(end);
  }

  /** Places count code units: a sign of two, as « 🍅 », is two of them. */
  function pushUnits(plain: string, start: number, end: number): void {
    for (let unit = 0; unit < plain.length; unit++) push(plain[unit] as string, start, end);
  }

  function compose(char: string, end: number): void {
    const last = chars.length - 1;
    if (last < 0) return;
    const whole = ((chars[last] as string) + char).normalize('NFC');
    if (whole.length === 1) chars[last] = whole;
    ends[last] = end;
  }
}

/** The text with a line break where a carriage return stands alone, as old files have it. */
function withLineEnds(written: string): string {
  return written.includes('\r') ? written.replace(/\r(?!\n)/g, '\n') : written;
}

/** By code unit: its plain form, 0 where it has none of the same length, -1 where it was not asked for yet. */
const plainCodes = new Int32Array(0x10000).fill(-1);

/** The text with each sign in its plain form where that takes one for one, as in nearly every text; else null. */
function evenly(written: string): string | null {
  const chunk = 8192;
  const parts: string[] = [];
  for (let from = 0; from < written.length; from += chunk) {
    const codes = new Uint16Array(Math.min(chunk, written.length - from));
    for (let index = 0; index < codes.length; index++) {
      const plain = plainCode(written.charCodeAt(from + index));
      if (plain === 0) return null;
      codes[index] = plain;
    }
    parts.push(String.fromCharCode.apply(null, codes as unknown as number[]));
  }
  return parts.join('');
}

/** The plain form of one code unit, 0 where it has none of the same length. */
function plainCode(code: number): number {
  const known = plainCodes[code] as number;
  if (known >= 0) return known;
  const char = String.fromCharCode(code);
  const isPart = (code >= 0xd800 && code < 0xe000) || mark.test(char);
  const plain = isPart ? '' : plainChar(char);
  const found = plain.length === 1 ? plain.charCodeAt(0) : 0;
  plainCodes[code] = found;
  return found;
}

function plainChar(char: string): string {
  const alike = lookalikes.get(char);
  if (alike !== undefined) return alike;
  const code = char.codePointAt(0) as number;
  if (invisible.some(([first, last]) => code >= first && code <= last)) return '';
  if (space.test(char)) return ' ';
  if (char === 'œ') return 'oe';
  if (char === 'Œ') return 'Oe';
  if (code < 0x180) return char;
  const folded = char.normalize('NFKC');
  return folded.length <= 4 ? folded : char;
}

const spaced = /(?<![\p{L}\p{N}.,])(?:\p{Lu}(?: \p{Lu}){2,}|\p{L}(?: \p{L}){3,}|\d(?: \d)+)(?![\p{L}\p{N}]|[.,]\d)/gu;
const dotted = /(?<![\p{L}\p{N}.])\p{L}(?:([.\-_*])\p{L})(?:\1\p{L})+(?![\p{L}\p{N}])/gu;

/** « CACES R489 1 3 5 », « Permis A B C »: figures, or letters in their order, behind such a word are no word spaced out. */
const listed = /^(?:\d(?: \d)+|A?(?: ?B)?(?: ?C)?(?: ?D)?(?: ?E)?(?: ?F)?(?: ?G)?)$/i;
const coded =
  /(?<!\p{L})(?:caces|r ?\d{3}[a-z]?|cat(?:[ée]gorie)?s?\.?|permis|niveaux?|classes?|groupes?|blocs?|types?|ssiap|lots?)[ :(]{1,3}$/iu;

/** « K u b e r n e t e s » and « 1 2 » read as one word, « S.A.P » as « SAP ». Without `starts`, places stay as they are. */
function closeUp(joined: string, starts: number[] | null, ends: number[] | null): PlainText {
  const dropped = new Set<number>();
  for (const pattern of [spaced, dotted]) {
    for (const match of matchesOf(joined, pattern)) {
      if (listed.test(match[0]) && coded.test(joined.slice(Math.max(0, match.index - 24), match.index))) continue;
      for (let at = match.index + 1; at < match.index + match[0].length; at += 2) dropped.add(at);
    }
  }
  if (dropped.size === 0) {
    return {
      text: joined,
      startOf: (at) => (starts ? (starts[at] ?? 0) : at),
      endOf: (at) => (ends ? (ends[at] ?? 0) : at + 1),
    };
  }
  const kept: number[] = [];
  for (let at = 0; at < joined.length; at++) if (!dropped.has(at)) kept.push(at);
  const place = (places: number[] | null, at: number, width: number) => (places ? (places[at] ?? 0) : at + width);
  return {
    text: kept.map((at) => joined[at]).join(''),
    startOf: (at) => place(starts, kept[at] ?? 0, 0),
    endOf: (at) => place(ends, kept[at] ?? 0, 1),
  };
}
