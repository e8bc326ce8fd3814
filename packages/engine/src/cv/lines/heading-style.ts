import type { HeadingKind } from '@coach/contracts/cv';
import { once } from '../../text/while-reading.ts';
import { classifyHeading } from '../sections/classify-heading.ts';
import { headerRange } from '../sections/header-parts.ts';
import { titleLikeness } from '../sections/judge-part.ts';
import { withoutNumber } from './heading-number.ts';
import { joinLetters } from './join-letters.ts';
import type { CvLine } from './read-lines.ts';

/** How the headings of a CV are set, learnt from those whose words are known. */
export type HeadingStyles = {
  /** Styles that several known headings share and running text does not have. */
  sure: ReadonlySet<string>;
  /** Sure styles whose lines are nearly all known headings: an unknown line of one is a heading too. */
  exclusive: ReadonlySet<string>;
  /** The least that stands out of the sure styles; null without any. */
  least: number | null;
  body: string | null;
  /** The largest letters of headings and running text, 0 where sizes are not known. */
  largest: number;
  /** Whether the headings of a plain text that are known all stand below a blank line. */
  spaced: boolean;
  /** Texts of lines that stand several times on one page. */
  repeated: ReadonlySet<string>;
};

/** `known`: by their words; `loose`: these, and with words of their own; `heads`: what could head, without periods. */
type Tally = { kinds: Set<HeadingKind>; known: number; loose: number; heads: number; lines: number; sample: CvLine };

/** These also head the parts of a list of skills: several of them prove no style of headings. */
const skillParts = new Set<HeadingKind>(['tools', 'soft']);
const longestHeading = 64;

/** Learns the styles of the headings: size, weight, capitals and Word level, or their marks in plain text. */
export function headingStyles(lines: readonly CvLine[]): HeadingStyles {
  const tallies = tallyStyles(lines);
  const body = mostCommon(tallies);
  const restarts = lines.filter(({ text }) => /^1[.)]\s/.test(text)).length > 1;
  const sure = [...tallies].filter(([key, { kinds, known, lines: count, sample }]) => {
    if (isItemLike(sample) && (kinds.size < 3 || known * 2 < count || headedOtherwise(tallies))) return false;
    // « 1. Expérience » over « 1. Conseil » and « 2. Informatique »: duties are numbered too.
    if (restarts && sample.fontSize === null && withoutNumber(sample.text) !== sample.text) return false;
    return key !== body && key !== unmarked && kinds.size > 1 && known * 4 >= count;
  });
  const largest = sure.some(([, tally]) => isExclusive(tally)) ? null : largestStyle(lines, tallies, body);
  if (largest && !sure.some(([key]) => key === largest[0])) sure.push(largest);
  const outstanding = sure.map(([, { sample }]) => prominence(sample));
  return {
    sure: new Set(sure.map(([key]) => key)),
    exclusive: new Set(sure.flatMap((style) => (style[0] === largest?.[0] || isExclusive(style[1]) ? [style[0]] : []))),
    least: outstanding.length > 0 ? Math.min(...outstanding) : null,
    body,
    largest: Math.max(
      0,
      ...[...sure.map(([key]) => key), body].map((key) => tallies.get(key ?? '')?.sample.fontSize ?? 0),
    ),
    spaced: isSpaced(lines, new Set(sure.map(([key]) => key))),
    repeated: repeatedOnPage(lines),
  };
}

/** « ■ Langues », « >> Langues »: a heading, or an item of a list. */
function isItemLike(line: CvLine): boolean {
  return isSigned(line) || (line.fontSize === null && /^[<>|]/.test(line.text));
}

/** « ■ Langues », « ■ Informatique » are items where « COMPÉTENCES », « FORMATION » and « LOISIRS » stand without a sign. */
function headedOtherwise(tallies: ReadonlyMap<string, Tally>): boolean {
  return [...tallies.values()].some(({ sample, kinds }) => !isItemLike(sample) && kinds.size > 2);
}

function isSpaced(lines: readonly CvLine[], sure: ReadonlySet<string>): boolean {
  const known = lines.filter(
    (line) => line.fontSize === null && sure.has(styleOf(line)) && classifyHeading(headingText(line.text)) !== null,
  );
  return known.length > 2 && known.every(({ gap }) => gap);
}

function repeatedOnPage(lines: readonly CvLine[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { page, text } of lines) {
    if (text.length > longestHeading) continue;
    const key = `${page} ${headingText(text)}`;
    if (seen.has(key)) repeated.add(headingText(text));
    seen.add(key);
  }
  return repeated;
}

function tallyStyles(lines: readonly CvLine[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const line of lines) {
    const key = styleOf(line);
    const tally = tallies.get(key) ?? { kinds: new Set(), known: 0, loose: 0, heads: 0, lines: 0, sample: line };
    count(tally, line);
    tallies.set(key, tally);
  }
  return tallies;
}

function count(tally: Tally, line: CvLine): void {
  const text = canBeHeading(line) || isSigned(line) ? headingText(line.text) : '';
  const undated = text !== '' && !/[\d\t]/.test(withoutNumber(line.text));
  const kind = classifyHeading(text);
  if (kind) tally.kinds.add(skillParts.has(kind) ? 'skills' : kind);
  if (kind) tally.known++;
  if (kind || (undated && classifyHeading(text, true))) tally.loose++;
  if (undated) tally.heads++;
  tally.lines++;
}

function isExclusive({ known, loose, heads, lines, sample }: Tally): boolean {
  return known * 2 >= lines || (sample.fontSize !== null && loose * 2 >= heads);
}

/**
 * Where a person names nearly all headings in their own way, « Mes bancs », « Mes fournils », the largest letters below
 * the name that stand on several short lines, none of which names a trade, and few of which stand above dates.
 */
function largestStyle(
  lines: readonly CvLine[],
  tallies: ReadonlyMap<string, Tally>,
  body: string | null,
): [string, Tally] | null {
  const styles = [...tallies].filter(([, { lines: count, heads }]) => count > 2 && heads > 0);
  const most = Math.max(0, ...styles.map(([, { sample }]) => prominence(sample)));
  const [key, tally] = styles.find(([, { sample }]) => prominence(sample) === most) ?? [];
  if (!key || !tally || key === body || tally.loose === 0 || tally.sample.fontSize === null) return null;
  if (tally.heads < tally.lines || tally.lines > 14) return null;
  const at = lines.flatMap((line, index) => (styleOf(line) === key ? [index] : []));
  const dates = at.filter((index) => isDated(lines.slice(index + 1, index + 4), key));
  const names = at.filter((index) => Math.abs(titleLikeness((lines[index] as CvLine).text)) >= 2);
  return names.length === 0 && dates.length * 2 <= at.length ? [key, tally] : null;
}

/** « 2021 – 2024 », or a date alone on its line, below a line and before the next of its letters. */
function isDated(below: readonly CvLine[], key: string): boolean {
  const next = below.findIndex((line) => styleOf(line) === key);
  return below.slice(0, next < 0 ? below.length : next).some((line) => {
    const range = headerRange(line);
    return range !== null && (!range.single || (!/\p{L}{3}/u.test(line.text.slice(range.end)) && range.start < 3));
  });
}

/** Plain text without any mark sets nothing apart. */
const unmarked = '||||';

function mostCommon(tallies: ReadonlyMap<string, Tally>): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [key, { lines, known }] of tallies) {
    if (lines - known * 2 <= most) continue;
    best = key;
    most = lines - known * 2;
  }
  return best;
}

/** What sets a line apart, as one key. */
export function styleOf(line: CvLine): string {
  const size = line.fontSize === null ? '' : Math.round(line.fontSize * 2) / 2;
  const marks = isCapitals(line.text) ? 'capitals' : '';
  const plain = line.fontSize === null ? `${isDecorated(line.text) ? 'decorated' : ''}${markOf(line)}` : '';
  return [size, line.bold ? 'bold' : '', marks, line.headingLevel ?? '', plain].join('|');
}

/** The sign, the number or the rule that sets a heading of plain text apart; the signs that lists are made with say nothing. */
function markOf({ mark, text }: CvLine): string {
  if (withoutNumber(text) !== text) return '1';
  return mark !== undefined && headingMarks.has(mark) ? mark : '';
}

const headingMarks = new Set('=■□▶►▷❖★☆✦◆◇➤➔»>§');

/** « ■ Formation », « ► Langues »: a sign that headings bear as lists do. */
export function isSigned(line: CvLine): boolean {
  return line.bullet && line.text.length <= longestHeading && markOf(line) !== '';
}

/** How much a line stands out: larger, bolder, in capitals, a heading by its Word style. */
export function prominence(line: CvLine): number {
  const size = (line.fontSize ?? 10) * 2;
  const level = line.headingLevel === null ? 0 : 8 - line.headingLevel;
  // « 3. Informatique » and « >> Langues » may be duties: they stand out no more than other lines.
  const marked = isDecorated(line.text) || line.mark === '=';
  const decorated = line.fontSize === null && marked && !isItemLike(line) ? 3 : 0;
  return size + level + decorated + (line.bold ? 3 : 0) + (isCapitals(line.text) ? 2 : 0);
}

/** « === FORMATION === », « >> Langues », « [ Loisirs ] », « LANGUES ………… », « Formation : »; « => Langues » is an item. */
function isDecorated(text: string): boolean {
  return (
    /^(?![=-]{1,2}>)[=*#~_/<>|[—–-]{1,20}\s?\p{L}/u.test(text) ||
    /(?:[.…=*#~_/—–-]{3,}|\s[=*#~_—–-]{1,2}|:)$/u.test(text)
  );
}

/** « Le contact. » is one, « LANGUES ....... » and « Hello ! » are none. */
function isSentence(written: string, text: string): boolean {
  return /[;,@]$|[^.…]\.$/.test(written) || (text.endsWith('!') && text.length > 20);
}

/** Whether a line is short and free enough of punctuation to be a heading. */
export function canBeHeading(line: CvLine): boolean {
  const text = headingText(line.text);
  if (text.length < 2 || text.length > longestHeading || isSentence(line.text, text)) return false;
  // « Dates / Employeur / Fonctions » heads the columns of a table.
  if (/\t.*\t/.test(text)) return false;
  return !line.bullet || isCapitals(line.text) || line.headingLevel !== null || isDecorated(line.text);
}

/** The words of a heading without the signs around them. */
export const headingText = once((text) => joinLetters(bareHeading(text)));

/** The same, its letters as they stand. */
export function bareHeading(text: string): string {
  return text.replace(/^[^\p{L}\p{N}«(]{1,20}/u, '').replace(/[\s:_.…=*#|~/\\<>\]★☆✦◆■▬◄—–-]{1,80}$/u, '');
}

/** No small letter, and at least three capitals. */
export function isCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}/u.test(text);
}
