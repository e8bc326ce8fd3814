import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import { type Reading, tokenAt } from '../text/read-text.ts';
import { hedgeBefore, hedgeOf, isFull } from './hedge-of.ts';
import { isNoNumber } from './is-no-number.ts';
import { countedAgain } from './nouns-again.ts';
import { nounsOf } from './nouns-of.ts';
import { type Part, type Quantity, scaleOf } from './quantity.ts';
import { readNumber } from './read-number.ts';
import { joinMonths, nounsMeant, shareDays, shareNouns, shareUnits, shareYears } from './share-units.ts';
import { type Unit, unitOf } from './unit-of.ts';

/** Every figure of a text that `taken` (dates, phones, names of licences…) leaves free, in order. */
export function findQuantities(reading: Reading, taken: Uint8Array): Quantity[] {
  const { text, tokens } = reading;
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] as Token;
    // « Quart d’heure sécurité » is the name of a skill, and a time all the same.
    const part = taken[token.start] ? spokenTime(reading, index) : partAt(reading, index);
    if (part) parts.push(part);
    index = part ? Math.max(part.next, index + 1) : index + 1;
  }
  shareUnits(parts, text);
  shareYears(parts, reading);
  shareDays(parts, reading);
  const found = joinMonths(parts, text).map(({ bare: _, ...part }) => ({
    ...part,
    ...nounsOf(reading, part),
  }));
  shareNouns(found, text);
  nounsMeant(found, reading);
  countedAgain(found, reading.folded);
  return [...found, ...starsOf(reading)].sort((a, b) => a.start - b.start);
}

/** « Hôtel Bellarive ★★★★ ». */
function starsOf({ text, tokens }: Reading): Quantity[] {
  if (tokens.length === 0) return [];
  return [...text.matchAll(/[★⭐]{1,5}/gu)].map(({ index, 0: stars }): Quantity => {
    const next = tokenAt(tokens, index);
    const end = index + stars.length;
    const counted = { nouns: [stem('etoile')], nounClass: null, hedge: 'exact', unit: null, digits: true } as const;
    return {
      kind: 'number',
      value: stars.length,
      start: index,
      end,
      first: next,
      next,
      ...counted,
      nouns: [...counted.nouns],
    };
  });
}

function partAt(reading: Reading, index: number): Part | null {
  const { text, tokens } = reading;
  const token = tokens[index] as Token;
  const clock = clockAt(reading, index) ?? onePercent(reading, index) ?? spokenTime(reading, index);
  if (clock) return clock;
  const number = readNumber(text, tokens, index) ?? oneYear(reading, index);
  if (!number || isNoNumber(reading, index, number.to)) return null;
  const last = tokens[number.to - 1] as Token;
  const glued = /^\d+(\p{L}+\d?)$/u.exec(last.key)?.[1] ?? '';
  const more = moreOf(last.key, number.about, text.slice(last.end, last.end + 14));
  const after = text.slice(last.end + more.length, last.end + more.length + 24).replace(/\n/g, ' ');
  const unit = moneyBefore(text, token.start, glued) ?? unitOf(glued, after, number.digits);
  const end = last.end + more.length + unit.length;
  let next = number.to;
  while (next < tokens.length && (tokens[next] as Token).start < end) next++;
  const rest = restOf(reading, unit, next, end);
  const halved = tokens[index - 1]?.key === 'demi' && !number.digits ? 0.5 : 1;
  const half = unit.kind === 'number' && andAHalf.test(text.slice(last.end, last.end + 24)) ? 0.5 : 0;
  const base = (number.value * halved * more.times + more.value + half) * unit.factor;
  return {
    kind: unit.kind,
    value: base + rest.value,
    hedge: isFull(reading, unit, end) ? 'over' : hedgeOf(reading, index, number.to, number.about),
    start: token.start,
    end: rest.end,
    first: index,
    next: rest.next,
    unit: unit.name,
    digits: number.digits,
    bare: unit.kind === 'number' && unit.factor === 1,
  };
}

/** « €1.4M », « £230k »: as English CVs write amounts, the sign first. */
function moneyBefore(text: string, start: number, glued: string): Unit | null {
  if (!/(?<!\d ?)[€$£] ?$/.test(text.slice(Math.max(0, start - 4), start))) return null;
  const factor = glued === '' ? 1 : scaleOf(glued);
  return factor === undefined ? null : { kind: 'money', factor, name: 'euro', length: 0 };
}

/** « trois points et demi », « deux hectares et demi » */
const andAHalf = /^ \p{L}{3,14} et demie?(?![\p{L}-])/u;

/** « quatre millions et demi », « une centaine de milliers »: what stands behind adds to a number, or multiplies it. */
function moreOf(last: string, isRough: boolean, after: string): { value: number; times: number; length: number } {
  const power = last.startsWith('milliard') ? 1e9 : last.startsWith('million') ? 1e6 : 0;
  const half = power > 0 ? /^ et demie?\b/.exec(after) : null;
  if (half) return { value: power / 2, times: 1, length: half[0].length };
  const big = isRough ? /^ (?:de |d['’])(milliers|millions|milliards)\b/.exec(after) : null;
  return { value: 0, times: scaleOf(big?.[1] ?? '') ?? 1, length: big?.[0].length ?? 0 };
}

/** « 1 h 52 », « 1h52 »: hours with their minutes. */
function clockAt({ folded, tokens }: Reading, index: number): Part | null {
  const { start, key } = tokens[index] as Token;
  if (!/^\d/.test(key)) return null;
  const [written, hours, minutes] =
    /^(\d{1,2}) ?h ?(\d\d)(?: ?(?:min\w*|mn))?(?![\p{L}\d])/u.exec(folded.slice(start, start + 16)) ?? [];
  if (!written) return null;
  let next = index + 1;
  while (next < tokens.length && (tokens[next] as Token).start < start + written.length) next++;
  const value = Number(hours) + Number(minutes) / 60;
  const end = start + written.length;
  return {
    kind: 'duration',
    value,
    hedge: hedgeBefore({ folded, tokens } as Reading, index),
    start,
    end,
    first: index,
    next,
    unit: 'heure',
    digits: true,
    bare: false,
  };
}

/** « deux ans et demi », « vingt heures trente »: what stands behind a unit of time and adds to it. */
function restOf(
  { text, tokens }: Reading,
  { kind, name, factor }: Unit,
  next: number,
  end: number,
): { value: number; next: number; end: number } {
  const none = { value: 0, next, end };
  const half = kind === 'duration' ? /^ et demie?\b/.exec(text.slice(end, end + 10))?.[0].length : undefined;
  if (half !== undefined) return { value: factor / 2, next: next + 2, end: end + half };
  const token = name === 'heure' ? tokens[next] : undefined;
  const minutes = token && text.slice(end, token.start) === ' ' ? readNumber(text, tokens, next) : null;
  if (!minutes || minutes.digits || minutes.about || minutes.value > 59) return none;
  const last = tokens[minutes.to - 1] as Token;
  const isNamed = /^ min/.test(text.slice(last.end, last.end + 4));
  return isNamed ? none : { value: minutes.value / 60, next: minutes.to, end: last.end };
}

const spokenTimes: readonly (readonly [RegExp, Pick<Part, 'value' | 'unit' | 'hedge'>])[] = [
  [/^trois quarts d'heure\b/, { value: 45, unit: 'minute', hedge: 'exact' }],
  [/^(?:un )?quart d'heure\b/, { value: 15, unit: 'minute', hedge: 'exact' }],
  [/^(?:une )?demi-heure\b/, { value: 30, unit: 'minute', hedge: 'exact' }],
  [/^(?:un )?quart de siecle\b/, { value: 300, unit: 'mois', hedge: 'about' }],
  [/^(?:un )?demi-siecle\b/, { value: 600, unit: 'mois', hedge: 'about' }],
];

/** « un quart d’heure », « une demi-heure », « un quart de siècle »: a time without its number. */
function spokenTime({ folded, tokens }: Reading, index: number): Part | null {
  const { start, key } = tokens[index] as Token;
  if (!/^(?:une?|trois|quart|demi)$/.test(key)) return null;
  // « le dernier quart d’heure » is no length of time; a line of a CV begins on the word.
  if (!/^(?:une?|trois)$/.test(key) && /[\p{L}\d'] $/u.test(folded.slice(Math.max(0, start - 2), start))) return null;
  const ahead = folded.slice(start, start + 24);
  for (const [pattern, time] of spokenTimes) {
    const written = pattern.exec(ahead)?.[0];
    if (written === undefined) continue;
    const end = start + written.length;
    let next = index + 1;
    while (next < tokens.length && (tokens[next] as Token).start < end) next++;
    return { kind: 'duration', ...time, start, end, first: index, next, digits: false, bare: false };
  }
  return null;
}

/** « un demi pour cent », « un pour cent » */
function onePercent({ folded, tokens }: Reading, index: number): Part | null {
  const { start } = tokens[index] as Token;
  const written = /^un (?:demi[ -])?pour[ -]?cents?\b/.exec(folded.slice(start, start + 22))?.[0];
  if (!written) return null;
  const end = start + written.length;
  let next = index + 1;
  while (next < tokens.length && (tokens[next] as Token).start < end) next++;
  const hedge = hedgeBefore({ folded, tokens } as Reading, index);
  const unit = { kind: 'percentage', unit: '%', digits: false, bare: false } as const;
  return { ...unit, value: written.startsWith('un demi') ? 0.5 : 1, hedge, start, end, first: index, next };
}

/** « un an », « un mois », « une année chez », « un semestre »: one is a count only of time. */
function oneYear({ folded, tokens }: Reading, index: number): ReturnType<typeof readNumber> {
  const { key, start, end } = tokens[index] as Token;
  if (
    !/^une?$/.test(key) ||
    !/^ (?:ans?\b|(?:bon )?mois\b|annee(?: (?:chez|a|au|dans)\b| ?[),.;])|semestre\b|trimestre\b|decennie\b|semaine (?:complete|entiere|pleine|de (?:formation|stage|cours)))(?! (?:sur|par|avant|apres)\b)/.test(
      folded.slice(end, end + 36),
    )
  )
    return null;
  // « moins d’un an plus tard » bounds a time; « un an plus tard » goes on with a story.
  if (
    /^ an plus tard/.test(folded.slice(end, end + 13)) &&
    !/\bmoins d'$/.test(folded.slice(Math.max(0, start - 8), start))
  )
    return null;
  if (/\b(?:par|fois|dans|d'ici|sur) $/.test(folded.slice(Math.max(0, start - 8), start))) return null;
  return { value: 1, to: index + 1, about: /^ decennie/.test(folded.slice(end, end + 10)), digits: false };
}
