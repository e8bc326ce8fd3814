import type { Span } from '@coach/contracts/span';
import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';
import { isTwice, precision } from '../lines/doubled-periods.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { namesPlaceKind, titleLikeness } from './judge-part.ts';
import { namesOccasion } from './occasion.ts';
import { postLead } from './posts-told.ts';

/**
 * A piece of a heading line of an entry, between separators; `place` counts the pieces of its line. `afterChez` follows a
 * word that introduces an employer, `client` one that introduces whom the employer works for.
 */
export type HeaderPart = {
  text: string;
  span: Span;
  line: number;
  place: number;
  afterChez: boolean;
  client: boolean;
  /** A town stands right behind: more likely an employer’s than a title’s. */
  located?: boolean;
};

/** A piece of no line of pieces: `span` is where it stands in the CV. */
export function lonePart(text: string, span: Span): HeaderPart {
  return { text, span, line: 0, place: 0, afterChez: false, client: false };
}

const strongSeparator =
  /\s*\t\s*|\s{3,}|\s+[–—|•·●▪►→]\s*|\s+[-/:~]+\s+|(?<=[\p{L})])\s?:\s|(?<=[\p{L}\p{N})])\s?[|•·]\s?|(?<=[\p{L}\p{N})])[–—]\s|,?\s+(?:@\s?|(?:chez|at)\s|(?:au sein|pour le compte) (?:de la |de l[’']|des |du |de |d[’']))/u;
const strongSplit = new RegExp(strongSeparator.source, 'gu');
/** What each of these separators has: most pieces have none of it. */
const maySeparate = /[\t–—|•·●▪►→@]|\s[-/:~]|:\s|\s\s\s|\s(?:chez|at|au sein|pour le compte)\s/u;
const introducesEmployer = /chez|\bat\b|@|au sein|pour le compte/i;
const duration =
  /\s?[([]?\s?(?<!\d|\d ?[–-] ?)(?:\d{1,2}|un|une|deux|trois|quatre|cinq|six|dix)\s?(?:ans?|ann[ée]es?|mois|semaines?|years?|months?|yrs?|mos?)(?![\p{L}\d])(?:\s?(?:et|and|,)?\s?\d{1,2}\s?(?:mois|months?|mos?)(?!\p{L}))?\s?[)\]]?/giu;

/** How every one of these begins; a duration is looked for only where one may stand. */
const mayLast = /(?:\d|un|une|deux|trois|quatre|cinq|six|dix)\s?[amsy]/iu;

const wholeDuration = /^[(,–-]?\s?\d{1,2} ?(?:mois|semaines?|ans?|jours?|weeks?|months?)\s?\)?$/iu;

const known = new WeakMap<CvLine, DateRange | null>();

/** The period of a line that heads an entry: a real period anywhere, a lone date only at one end. */
export function headerRange(line: CvLine): DateRange | null {
  const found = known.get(line);
  if (found !== undefined) return found;
  const range = findRange(line);
  known.set(line, range);
  return range;
}

function findRange(line: CvLine): DateRange | null {
  if (/[.!]$/.test(line.text) && /(?<![\p{L}’'-])(?:je|j[’']ai|nous)\s/iu.test(line.text)) return null;
  const ranges = parseDateRanges(line.text).filter(
    (range) => !closesSentence(line.text, range) && !datesOther(line.text, range),
  );
  const periods = ranges.filter((range) => !range.single);
  // « 2018 – 2021 (octobre 2018 – mars 2021) »: one period, told twice.
  const isOne = periods.length > 1 && periods.every((each) => isTwice(each, periods[0]));
  const period = isOne ? both(periods) : (fromFirstToLast(line.text, periods) ?? periods[0]);
  if (period) return fitsHeader(line, period) ? period : null;
  return loneDate(line, ranges[0]);
}

/** A single date counts where it opens or closes the line, and tells no more than when a duty was done. */
function loneDate(line: CvLine, lone: DateRange | undefined): DateRange | null {
  if (!lone || line.text.length > 110) return null;
  const before = line.text.slice(0, lone.start).trim();
  const after = line.text.slice(lone.end).trim();
  if (datesDeed(before, after)) return null;
  // « • été 2020 : plongeur, camping Les Cigales »
  if (line.bullet) return before.length <= 2 && /^[:–—|]/u.test(after) ? lone : null;
  const opens = before.length <= 2 || (/^: ?\p{L}/u.test(after) && namesOccasion(before));
  return opens || /^[)\].:]{0,2}$/.test(after) || wholeDuration.test(after) ? lone : null;
}

/** « Qualifications 141 et 135 (prolongées 09/2025) », « En 2020, mise en route des rendez-vous »: when it was done. */
function datesDeed(before: string, after: string): boolean {
  if (/\(\s?\p{L}{3,}(?:é|i|u)e?s?(?: en| le)?$/u.test(before)) return true;
  return /^en$/iu.test(before) && /^, ?\p{Ll}/u.test(after) && titleLikeness(after.slice(1, 60)) <= 0;
}

/** « CCN du 31 octobre 1951 », « fondée en 1987 », « certifié depuis 2015 »: when a rule or a house came to be, and no job. */
export function datesOther(text: string, { start }: DateRange): boolean {
  const before = text.slice(Math.max(0, start - 70), start);
  return ofRule.test(before) || (ofHouse.test(before) && titleLikeness(before) < 1.5);
}

const ofRule =
  /(?<!\p{L})(?:convention|CCN|IDCC|accord|loi|d[ée]cret|arr[êe]t[ée]|ordonnance|directive|r[èe]glement)(?: [\p{L}’'-]+){0,4} (?:du|de|d[’'])(?: ?(?:1er|\d{1,2}))?\s*$/iu;
const ofHouse =
  /(?<!\p{L})(?:fond[ée]{1,2}|rachet[ée]{1,2}|certifi[ée]{1,2}|labellis[ée]{1,2}|r[ée]nov[ée]{1,2})(?: [\p{L}\d]{1,9}){0,2} (?:en|depuis|dès)\s*$/iu;

/**
 * « Ouverture du site. Tutrice de deux stagiaires en 2023 et 2024. », « Logiciel : Sage, puis passage à … en 2022 »: a
 * duty, with when it was.
 */
function closesSentence(text: string, { start, end, single }: DateRange): boolean {
  if (single && text.length > 60 && /^\p{L}[^:]{2,25} ?: .*\sen\s$/u.test(text.slice(0, start))) return true;
  if (text.length < 60 || !/^[.!]$/.test(text.slice(end).trim())) return false;
  return /[\p{L}\d)][.!] \p{Lu}.*\sen\s$/u.test(text.slice(0, start));
}

/** The exacter of two tellings of a period, over the place of both. */
function both(periods: readonly DateRange[]): DateRange {
  const exact = periods.reduce((best, each) => (precision(each) > precision(best) ? each : best));
  return { ...exact, start: periods[0]?.start ?? exact.start, end: periods.at(-1)?.end ?? exact.end };
}

/** « De mai à août 2022 et de mai à août 2023 »: periods that follow one another, in order; of those years apart, the latest. */
function fromFirstToLast(text: string, periods: readonly DateRange[]): DateRange | null {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last || periods.length < 2) return null;
  const follows = periods.slice(1).every((each, index) => {
    const before = periods[index] as DateRange;
    return and.test(text.slice(before.end, each.start)) && (before.to ?? '') < (each.from ?? '');
  });
  if (!follows) return null;
  const close = periods.slice(1).every((each, index) => monthsBetween(periods[index]?.to, each.from) <= mostMonths);
  return close ? { ...first, to: last.to, end: last.end } : { ...last, start: first.start };
}

/** In months: seasons of one job lie no further apart. */
const mostMonths = 18;

function monthsBetween(to: string | null | undefined, from: string | null): number {
  const months = (date: string, month: number) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || month);
  return months(from ?? '', 1) - months(to ?? '', 12);
}

const and = /^(?:,| et| puis| &|, puis) $/u;

function fitsHeader(line: CvLine, range: DateRange): boolean {
  const before = line.text.slice(0, range.start).trim();
  const after = line.text.slice(range.end).trim();
  const atEdge = before.length <= 2 || /^[)\].:]{0,2}$/.test(after);
  if (line.text.length > 170) return false;
  return line.bullet ? atEdge && line.text.length < 120 : atEdge || line.text.length < 120;
}

type Split = { start: number; end: number; parts: HeaderPart[] };
const splits = new WeakMap<CvLine, Split[]>();

/** The pieces of a heading line once its dates and durations are taken out; each asker has its own. */
export function splitHeader(line: CvLine, lineIndex: number, range: DateRange | null): HeaderPart[] {
  const known = splits.get(line) ?? [];
  const [start, end] = [range?.start ?? -1, range?.end ?? -1];
  let found = known.find((each) => each.start === start && each.end === end);
  if (!found) {
    found = { start, end, parts: cutHeader(line, range) };
    splits.set(line, [...known, found]);
  }
  return found.parts.map((part) => ({ ...part, line: lineIndex, span: { ...part.span } }));
}

function cutHeader(line: CvLine, range: DateRange | null): HeaderPart[] {
  const pieces = range
    ? [
        [0, range.start],
        [range.end, line.text.length],
      ]
    : [[0, line.text.length]];
  return pieces.flatMap(([from, to]) => splitPiece(line, from as number, to as number));
}

function splitPiece(line: CvLine, from: number, to: number): HeaderPart[] {
  const parts: HeaderPart[] = [];
  let start = from;
  let opening = '';
  const push = (end: number) => {
    const cut = cutAtPlaceKind(line.text, start, end);
    for (const [pieceStart, pieceEnd, lead] of cut.flatMap((piece) => cutAtDuration(line.text, piece))) {
      const part = cleanPart(line, pieceStart, pieceEnd);
      if (!part) continue;
      const client = /chez/.test(opening) && tellsClient(parts);
      const afterChez = !client && (lead || introducesEmployer.test(opening));
      if (client && isMission(parts.at(-1)?.text ?? '')) parts.pop();
      parts.push({ ...part, line: 0, place: parts.length, afterChez, client });
    }
  };
  const text = line.text.slice(from, to);
  for (const match of maySeparate.test(text) ? text.matchAll(strongSplit) : []) {
    // « Adia (4 missions : tri, emballage) »: what a bracket tells is one with it.
    if (match[0].trim() === ':' && isInBracket(line.text, from + match.index)) continue;
    push(from + match.index);
    start = from + match.index + match[0].length;
    opening = match[0];
  }
  push(to);
  return parts;
}

type Piece = [start: number, end: number, lead: boolean];

/** « Juriste, CDD 18 mois, Lacoste & Fils »: the name behind a length of time is a piece of its own. */
function cutAtDuration(text: string, piece: Piece): Piece[] {
  const [start, end, lead] = piece;
  const written = text.slice(start, end);
  for (const match of mayLast.test(written) ? written.matchAll(duration) : []) {
    const from = start + match.index;
    const to = from + match[0].length;
    if (/\p{L}/u.test(text.slice(start, from)) && /^\s?[,;]\s*\p{Lu}/u.test(text.slice(to, end)))
      return [
        [start, from, lead],
        [to, end, false],
      ];
  }
  return [piece];
}

/** Whether a place stands between a bracket that opens and the one that closes it. */
export function isInBracket(text: string, at: number): boolean {
  const [before, behind] = [text.slice(Math.max(0, at - longestBracket), at), text.slice(at, at + longestBracket)];
  return before.lastIndexOf('(') > before.lastIndexOf(')') && behind.includes(')');
}

const longestBracket = 150;

/** Whether what stands behind « chez » is the client: « Intérim chez Manpower » names no other who pays. */
function tellsClient(parts: readonly HeaderPart[]): boolean {
  const [before, last] = [parts.at(-2)?.text ?? '', parts.at(-1)?.text ?? ''];
  const pays = parts.length > 1 || !/^(?:en )?int[ée]rim$/iu.test(last);
  return (pays && isMission(last)) || isInterim(before);
}

/** « Manpower – mission chez Logiflex »: who pays comes first, the client after. */
function isMission(text: string): boolean {
  return /^(?:en )?(?:missions?|int[ée]rim|mise à disposition|d[ée]tach[ée]e?)$/iu.test(text);
}

/** « Mission d’intérim – Adia Dole, chez Logiflex »: the agency behind it pays, and the client stands behind the agency. */
function isInterim(text: string): boolean {
  return /^(?:en )?(?:missions? (?:en |d[’']))?int[ée]rim$/iu.test(text);
}

const towards = /(?:^|\s)(?:[àa] la|[àa] l[’']|au|aux|dans une?|dans la|dans l[’'])\s?(?=\p{L})/giu;

/** « Infirmier à la clinique du Parc » is cut before the kind of place, which then names an employer. */
function cutAtPlaceKind(text: string, from: number, to: number): Piece[] {
  for (const match of text.slice(from, to).matchAll(towards)) {
    const at = from + match.index;
    const named = text.slice(at + match[0].length, to);
    if (!namesPlaceKind(named) || !/^\p{L}+ (?:\p{Lu}|d[eu]s? |d[’']|\p{L}+ (?:\p{Lu}|d[eu] ))/u.test(named)) continue;
    return [
      [from, at, false],
      [at + match[0].length, to, true],
    ];
  }
  return [[from, to, false]];
}

/** « 2. Cariste », « 1. Bac pro, 2018 »: the number of a job or a diploma; « 1. Conseil client » keeps that of a duty. */
function numberLength(line: string, part: string): number {
  const length = /^\d{1,2}[.)] +(?=\p{Lu})/u.exec(part)?.[0].length ?? 0;
  const headsEntry = /\d{4}/.test(line) || titleLikeness(part.slice(length)) >= 1 || namesPlaceKind(part.slice(length));
  return headsEntry ? length : 0;
}

function cleanPart(line: CvLine, from: number, to: number): { text: string; span: Span } | null {
  const written = line.text.slice(from, to);
  const masked = mayLast.test(written) ? written.replace(duration, (found) => ' '.repeat(found.length)) : written;
  const lead =
    (from === 0 && numberLength(line.text, masked)) || (/^(?:[\s,;:.|•·–—/-]|[)\]])+/u.exec(masked)?.[0].length ?? 0);
  let text = masked.slice(lead);
  const prefix =
    /^(?:(?:chez|at|@|entreprise :)\s+|(?:j[’']étais|j[’']ai été)\s+(?=\p{Ll}))/iu.exec(text)?.[0].length ??
    postLead(text);
  text = text
    .slice(prefix)
    .replace(/[\s,;:|•·–—/([-]+$/u, '')
    .replace(/(?<=\p{Ll}{4})\.$/u, '');
  if (text.includes('(') !== text.includes(')'))
    text = text.replace(/[()]/g, (sign) => (text.endsWith(sign) || text.startsWith(sign) ? '' : sign));
  const enclosed = /^[([](.*)[)\]]$/.exec(text)?.[1];
  const shown = (enclosed ?? text).trim();
  if (!/[\p{L}\p{N}]/u.test(shown) || shown === '') return null;
  // « Comptable, 6 mois en 2018 »: what stands before the duration.
  const [first = ''] = shown.split(/[\s,(]*\s{4,}/u);
  const told = line.text.includes(shown, from + lead) ? shown : first;
  const start = told === '' ? -1 : line.text.indexOf(told, from + lead);
  if (start < 0) return null;
  return { text: told, span: { start: line.start + start, end: line.start + start + told.length } };
}

/** A part cut further at its commas: « Aide-soignante, EHPAD Les Lilas, Lyon ». */
export function splitAtCommas(part: HeaderPart): HeaderPart[] {
  const parts: HeaderPart[] = [];
  let from = 0;
  let depth = 0;
  for (let index = 0; index <= part.text.length; index++) {
    const char = part.text[index];
    if (char === '(') depth++;
    else if (char === ')') depth--;
    const isCut =
      index === part.text.length || (depth <= 0 && (char === ',' || char === ';') && part.text[index + 1] === ' ');
    if (!isCut) continue;
    const piece = part.text.slice(from, index);
    const lead = piece.length - piece.trimStart().length;
    const text = piece.trim();
    if (text !== '') {
      const start = part.span.start + from + lead;
      parts.push({ ...part, text, span: { start, end: start + text.length } });
    }
    from = index + 1;
  }
  return parts;
}
