import { lookUp } from '../../text/look-up.ts';
import type { Token } from '../../text/tokenise.ts';

/** A number written at some word: `to` is the first word after it. `about` where the word itself is a rough count. */
export type WrittenNumber = { value: number; to: number; about: boolean; digits: boolean };

const small: Record<string, number> = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  octante: 80,
  huitante: 80,
  nonante: 90,
};
const rough: Record<string, number> = {
  huitaine: 8,
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  millier: 1000,
};
const large: Record<string, number> = { mille: 1e3, million: 1e6, milliard: 1e9 };

/** Reads the number that begins at a word, in figures or in words; null when none does. */
export function readNumber(text: string, tokens: readonly Token[], from: number): WrittenNumber | null {
  const first = tokens[from] as Token;
  return /^\d/.test(first.key) ? readDigits(text, tokens, from) : readWords(text, tokens, from);
}

function readDigits(text: string, tokens: readonly Token[], from: number): WrittenNumber | null {
  const first = tokens[from] as Token;
  const [, figures = '', letters = ''] = /^(\d+)(\p{L}*)$/u.exec(first.key) ?? [];
  if (figures === '' || !(letters === '' || units.has(letters))) return null;
  let written = figures;
  let to = from + 1;
  let decimals = '';
  while (letters === '' && tokens[to] && decimals === '') {
    const gap = text.slice((tokens[to - 1] as Token).end, (tokens[to] as Token).start);
    const next = (tokens[to] as Token).key;
    if (/^[ .']$/.test(gap) && /^\d{3}$/.test(next) && written.length <= 12 && figures.length <= 3) written += next;
    else if (/^[.,]$/.test(gap) && /^\d{1,2}[a-z]{0,2}$/.test(next)) decimals = next;
    else break;
    to++;
  }
  const value = Number(decimals === '' ? written : `${written}.${decimals.replace(/\D/g, '')}`);
  return { value, to, about: false, digits: true };
}

/** What may be glued to figures without making another word of them. */
const units = new Set([
  'k',
  'm',
  'md',
  'h',
  'km',
  'kg',
  'm2',
  'ans',
  'an',
  'mois',
  'j',
  'eur',
  'euros',
  'pers',
  'lits',
  'ha',
  't',
  'g',
  'l',
  'mo',
  'go',
  'to',
]);

/** The words by which a written number begins: of nearly all others it is asked as well. */
const openers = new Set([
  ...Object.keys(small),
  ...[...Object.keys(rough), ...Object.keys(large), 'cent'].flatMap((word) => [word, `${word}s`]),
]);

type Sum = { total: number; part: number; about: boolean };

function readWords(text: string, tokens: readonly Token[], from: number): WrittenNumber | null {
  if (!openers.has((tokens[from] as Token).key)) return null;
  let sum: Sum = { total: 0, part: -1, about: false };
  let index = from;
  for (; index < tokens.length && index < from + longest && !sum.about; index++) {
    if (index > from && !isJoined(text, tokens, index)) break;
    const { key } = tokens[index] as Token;
    if (key === 'et' && joinsUnit(sum.part, tokens[index + 1]?.key)) continue;
    const next = addWord(sum, key);
    if (!next) break;
    sum = next;
  }
  if (index === from || (index === from + 1 && ones.has((tokens[from] as Token).key))) return null;
  return { value: sum.total + Math.max(sum.part, 0), to: index, about: sum.about, digits: false };
}

const longest = 14;
const ones = new Set(['un', 'une']);

function isJoined(text: string, tokens: readonly Token[], index: number): boolean {
  return /^(?:[ -]|\n)$/.test(text.slice((tokens[index - 1] as Token).end, (tokens[index] as Token).start));
}

/** « vingt et un », « soixante et onze ». */
function joinsUnit(part: number, next: string | undefined): boolean {
  return part >= 20 && part % 10 === 0 && (next === 'un' || next === 'une' || next === 'onze');
}

/** A number with one more word, null when that word cannot follow. */
function addWord({ total, part, about }: Sum, key: string): Sum | null {
  const singular = key.replace(/s$/, '');
  const count = lookUp(rough, singular);
  if (count !== undefined) return { total: total + Math.max(part, 1) * count, part: -1, about: true };
  const power = lookUp(large, singular);
  if (power === 1e3) return { total: total + (part < 0 ? 1 : part) * power, part: -1, about };
  if (power !== undefined) return { total: (total + Math.max(part, total > 0 ? 0 : 1)) * power, part: -1, about };
  const value = singular === 'cent' ? 100 : lookUp(small, key);
  const next = value === undefined ? null : addTo(part, value);
  return next === null ? null : { total, part: next, about };
}

/** The part below a thousand with one more number: « quatre » + « vingt », « soixante » + « dix » + « sept ». */
function addTo(part: number, value: number): number | null {
  if (part < 0) return value;
  if (value === 100) return part > 1 && part < 100 ? part * 100 : null;
  const rest = part % 100;
  if (value === 20 && rest === 4) return part + 76;
  return mayFollow(part, rest, value) ? part + value : null;
}

function mayFollow(part: number, rest: number, value: number): boolean {
  if (rest === 0) return part >= 100;
  if (rest === 60 || rest === 80) return value < 20;
  if (rest === 10 || rest === 70 || rest === 90) return value >= 7 && value <= 9;
  return rest >= 20 && rest % 10 === 0 && value < 10;
}
