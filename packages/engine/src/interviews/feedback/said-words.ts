import { type Token, tokenise } from '../../text/tokenise.ts';

/** A word as it is judged, and where the answer has it. Any number, in figures or in words, is one word « # ». */
export type SaidWord = { key: string; start: number; end: number };

/**
 * An answer as a stream of words: the same typed or spoken, whatever its punctuation, capitals, line breaks and spelling
 * of numbers. `text` is the keys with a space between them and around; `starts` is where each word stands in it.
 */
export type Said = { answer: string; words: SaidWord[]; text: string; starts: number[] };

const numberWords = new Set(
  (
    'zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente ' +
    'quarante cinquante soixante septante octante huitante nonante cent cents mille million millions milliard milliards'
  ).split(' '),
);
const tens = new Set(['vingt', 'vingts', 'trente', 'quarante', 'cinquante', 'soixante', 'septante', 'nonante']);

/** Abbreviations that stand for a word when they follow a number. */
const units = new Map(
  Object.entries({
    h: 'heure',
    heures: 'heure',
    min: 'minute',
    mn: 'minute',
    minutes: 'minute',
    km: 'kilometre',
    kilometres: 'kilometre',
    kg: 'kilo',
    kilos: 'kilo',
    eur: 'euro',
    euros: 'euro',
    j: 'jour',
    jours: 'jour',
    k: '#',
    ke: '#',
  }),
);

/** Reads an answer, or a question, as words. Never throws. */
export function saidWords(answer: string): Said {
  const words: SaidWord[] = [];
  const state = { ten: false };
  for (const token of withSymbols(answer)) add(words, token, state);
  const starts: number[] = [];
  let length = 1;
  for (const { key } of words) {
    starts.push(length);
    length += key.length + 1;
  }
  return { answer, words, text: ` ${words.map(({ key }) => key).join(' ')} `, starts };
}

/** The tokens, the signs « % » and « € » among them, and « 18h30 » in its parts. */
function withSymbols(answer: string): SaidWord[] {
  const tokens: SaidWord[] = [];
  let last = 0;
  const signs = (to: number) => {
    for (let at = last; at < to; at++) {
      const sign = answer[at];
      if (sign === '%') tokens.push({ start: at, end: at + 1, key: 'pourcent' });
      else if (sign === '€') tokens.push({ start: at, end: at + 1, key: 'euro' });
    }
  };
  for (const token of tokenise(answer)) {
    signs(token.start);
    last = token.end;
    tokens.push(...partsOf(token));
  }
  signs(answer.length);
  return tokens;
}

function partsOf({ key, start, end }: Token): SaidWord[] {
  if (/^\d+(?:er|re|ere)$/.test(key)) return [{ key: 'premier', start, end }];
  if (/^\d+(?:e|eme|ieme|nde?)$/.test(key)) return [{ key: 'ordinal', start, end }];
  if (!/^\d+[a-z]+\d*$/.test(key) || key.length !== end - start) return [{ key, start, end }];
  return [...key.matchAll(/\d+|[a-z]+/g)].map(({ 0: part, index }) => ({
    key: part,
    start: start + index,
    end: start + index + part.length,
  }));
}

function add(words: SaidWord[], token: SaidWord, state: { ten: boolean }): void {
  const { key } = token;
  const isNumber = /^\d+$/.test(key) || numberWords.has(key);
  if (!joinsLast(words, token, isNumber, state.ten)) {
    const { start, end } = token;
    words.push({ key: isNumber ? '#' : keyOf(key, words.at(-1)), start, end });
  }
  if (isNumber) state.ten = tens.has(key) || /[2-6]0$/.test(key);
  else if (key !== 'et') state.ten = false;
}

/** « 34 » and « 000 », « pour » and « cent », « vingt » and « et » and « un » are one word each. */
function joinsLast(words: SaidWord[], { key, end }: SaidWord, isNumber: boolean, isTen: boolean): boolean {
  const [before, last] = [words.at(-2), words.at(-1)];
  if (!last) return false;
  if (key === 'cent' && last.key === 'pour' && before?.key === '#') {
    last.key = 'pourcent';
    last.end = end;
    return true;
  }
  const isUnit = isTen && last.key === 'et' && /^(?:une?|onze)$/.test(key);
  const isDecimal = isNumber && last.key === 'virgule' && before?.key === '#';
  if (isUnit || isDecimal) return joinUnit(words, end);
  const isMore = last.key === '#' && (isNumber || units.get(key) === '#');
  if (isMore) last.end = end;
  return isMore;
}

/** « vingt et un » is one number. */
function joinUnit(words: SaidWord[], end: number): true {
  words.pop();
  (words.at(-1) as SaidWord).end = end;
  return true;
}

function keyOf(key: string, last: SaidWord | undefined): string {
  if (key === 'premiere' || key === 'premiers' || key === 'premieres') return 'premier';
  if (key.length > 5 && key.endsWith('ieme')) return 'ordinal';
  return (last?.key === '#' && units.get(key)) || key;
}

/** The word that stands at, or ends after, an offset of `text`. */
export function wordAt({ starts }: Said, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}

/** The answer's own slice from one word to another, the last one excluded. */
export function sliceOf(
  { answer, words }: Said,
  from: number,
  to: number,
): { start: number; end: number; quote: string } {
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? start;
  return { start, end, quote: answer.slice(start, end) };
}

/** Where a pattern stands in the words: `from` and `to` are words, `to` excluded. */
export function findAll(said: Said, pattern: RegExp, most = 400): { from: number; to: number; key: string }[] {
  const found: { from: number; to: number; key: string }[] = [];
  for (const match of said.text.matchAll(pattern)) {
    const key = match[0].trim();
    if (key === '') continue;
    const from = wordAt(said, match.index + (match[0].startsWith(' ') ? 1 : 0));
    found.push({ from, to: from + key.split(' ').length, key });
    if (found.length >= most) break;
  }
  return found;
}
