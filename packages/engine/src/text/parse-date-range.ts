import { type DatePoint, findFoldedDates, foldDates } from './find-dates.ts';
import { once } from './while-reading.ts';

/** A period: `from`/`to` are `YYYY-MM`, `YYYY` or `present`; `start`/`end` index the text, connecting words included. */
export type DateRange = { from: string | null; to: string | null; start: number; end: number; single: boolean };

const connector =
  /^[ )]{0,2}(?:-{1,3}>?|a|au|to|until|till|through|jusqu'(?:a|en|au)|[→>›➔➜⇒▸►]|\/|\.\.)?[ (]{0,2}(?:l'|le |la |fin |debut |mi-|end of )?(?:\d{1,2}(?:er)? )?$/;
const sincePrefix =
  /(?:\b(?:depuis|since|a partir d[eu']|des)(?: ?(?:le|la|l'))?(?: mois de)?(?: debut| fin| mi)?[ ':-]{0,3}(?:\d{1,2}(?:er)? )?)$/;
const untilPrefix = /(?:\b(?:jusqu'(?:a|en|au)|until)[ :]{0,2})$/;
const openPrefix = /(?:\b(?:du|de|d'|from|entre)(?: ?(?:le|la))? ?(?:\d{1,2}(?:er)? )?)$/;
/** « 2019 – … », « mars 2020 → », a period still open. */
const openEnd = /^ ?[-→] ?(?:\.{2,3}|…|$)/;
/** « 2016 → licenciement économique en mars 2024 »: why it ended stands before when. */
const whyItEnded =
  /^ ?[-→] ?(?:licenciement|rupture|fermeture|liquidation|demission|fin|depart|plan social)(?:[ '][a-z.]{1,12}){0,3} $/;

/** Every period of a line of text in order: « de mars à juillet 2016 », « depuis sept. 2022 », « 2017-2019 », « 2016 ». */
export const parseDateRanges = once(readRanges);

function readRanges(text: string): readonly DateRange[] {
  const folded = foldDates(text);
  const points = findFoldedDates(folded);
  if (points.length === 0) return [];
  const ranges: DateRange[] = [];
  for (let index = 0; index < points.length; ) {
    const [range, used] = readRange(points, index, folded, text);
    if (range) ranges.push(range);
    index += used;
  }
  return ranges;
}

/** The first period of a line, null when it has none. */
export function parseDateRange(text: string): DateRange | null {
  return parseDateRanges(text)[0] ?? null;
}

function readRange(
  points: readonly DatePoint[],
  index: number,
  folded: string,
  text: string,
): [DateRange | null, number] {
  const first = points[index] as DatePoint;
  const second = points[index + 1];
  const within = monthsOfYear(points, index, folded);
  if (within) return within;
  const before = folded.slice(Math.max(0, first.start - 30), first.start);
  if (second && first.value !== 'present' && (joins(folded, first, second) || inCells(text, first, second))) {
    const last = lastPair(points, index, folded) ?? lastListed(points, index + 1, folded);
    const range = between(first, points[last] as DatePoint, first.start - prefixLength(openPrefix, before));
    return [range, last - index + 1];
  }
  if (first.value === 'present' || first.value.startsWith('--')) return [null, 1];
  const shortEnd = /^[-/](\d\d)(?![\d/])/.exec(folded.slice(first.end, first.end + 4))?.[1];
  if (first.value.length === 4 && shortEnd && Number(shortEnd) > Number(first.value.slice(2))) {
    return [
      {
        from: first.value,
        to: first.value.slice(0, 2) + shortEnd,
        start: first.start,
        end: first.end + 3,
        single: false,
      },
      1,
    ];
  }
  const since = prefixLength(sincePrefix, before);
  if (since > 0)
    return [
      { from: firstOf(first.value), to: 'present', start: first.start - since, end: first.end, single: false },
      1,
    ];
  const open = openEnd.exec(folded.slice(first.end, first.end + 6))?.[0].trimEnd();
  if (open) {
    return [{ from: first.value, to: 'present', start: first.start, end: first.end + open.length, single: false }, 1];
  }
  const isDay = /^\d{1,2}[/.-]\d{1,2}[/.-]/.test(folded.slice(first.start, first.end));
  const opened = isDay ? monthsIn(folded.slice(first.start, first.end)) : monthBefore(first.value, before);
  if (opened)
    return [
      { from: opened.from, to: first.value, start: first.start - opened.length, end: first.end, single: false },
      1,
    ];
  const short = shortYearBefore(first.value, before);
  if (short) return [{ from: short, to: first.value, start: 0, end: first.end, single: false }, 1];
  const until = prefixLength(untilPrefix, before);
  const from = until > 0 ? null : firstOf(first.value);
  return [{ from, to: lastOf(first.value), start: first.start - until, end: first.end, single: true }, 1];
}

/** « 98 – 2004 » at the start of a line. */
function shortYearBefore(value: string, before: string): string | null {
  const [, figures = ''] = /^'?(\d\d) ?(?:-|a|au) ?$/.exec(before) ?? [];
  if (figures === '' || !/^\d{4}$/.test(value)) return null;
  const [year = ''] = ['20', '19'].map((century) => century + figures).filter((each) => each < value);
  return year !== '' && Number(value) - Number(year) < 45 ? year : null;
}

/** « saison 2023 (juin-sept.) », « 2021, avril à octobre »: months that take the year before them. */
function monthsOfYear(points: readonly DatePoint[], index: number, folded: string): [DateRange, number] | null {
  const [year, from, second] = points.slice(index, index + 3);
  if (!year || !from || !second || year.value.length !== 4 || !/^\d/.test(year.value)) return null;
  if (![from, second].every(({ value }) => value.startsWith('--'))) return null;
  if (!/^ ?[(,:] ?(?:de |d')?$/.test(folded.slice(year.end, from.start))) return null;
  // « 2018 (juin, juillet et août) » goes to the last of the list.
  const last = lastMonth(points, index + 2, folded);
  const to = points[last] as DatePoint;
  if (last === index + 2 ? !joins(folded, from, to) : !monthList.test(folded.slice(from.end, second.start)))
    return null;
  const begun = `${year.value}-${from.value.slice(2)}`;
  const end = to.end + (folded[to.end] === ')' ? 1 : 0);
  const range = { from: begun, to: borrowLaterYear(to.value, begun), start: year.start, end, single: false };
  return [range, last - index + 1];
}

const monthList = /^ ?(?:,|et|&) ?$/;

function lastMonth(points: readonly DatePoint[], from: number, folded: string): number {
  let last = from;
  for (let next = points[last + 1]; next; next = points[last + 1]) {
    const gap = folded.slice((points[last] as DatePoint).end, next.start);
    if (!next.value.startsWith('--') || !monthList.test(gap)) break;
    last++;
  }
  return last;
}

/** « 02 à 07/2017 »: the first month borrows the year of the second; in « 02 au 27/06/2018 » it is a day. */
function monthBefore(value: string, before: string): { from: string; length: number } | null {
  const found = /(?<![\d/.,-])(0[1-9]|1[0-2]) ?(?:a|au|-) ?$/.exec(before);
  const month = found?.[1] ?? '';
  if (!found || value.length !== 7 || month >= value.slice(5)) return null;
  return { from: `${value.slice(0, 4)}-${month}`, length: found[0].length };
}

/** « 04–06/1999 »: two signs part no day from its month. */
function monthsIn(written: string): { from: string; length: number } | null {
  const [, from = '', to = '', year = ''] =
    /^(0[1-9]|1[0-2]) ?- ?(0[1-9]|1[0-2])\/((?:19|20)\d\d)$/.exec(written) ?? [];
  return from < to ? { from: `${year}-${from}`, length: 0 } : null;
}

/** Two cells that open a row: when it began, and when it ended. */
function inCells(text: string, first: DatePoint, second: DatePoint): boolean {
  if (first.start > 1 || !/^ *\t *$/.test(text.slice(first.end, second.start))) return false;
  return second.value === 'present' || (second.value.length === first.value.length && second.value > first.value);
}

/** « étés 2013, 2014 et 2015 » go to the last of the list. */
function lastListed(points: readonly DatePoint[], from: number, folded: string): number {
  let last = from;
  for (let next = points[last + 1]; next; next = points[last + 1]) {
    const before = points[last] as DatePoint;
    const gap = folded.slice(before.end, next.start);
    if (before.value.length !== 4 || next.value.length !== 4 || !/^ ?(?:et|&|,) ?$/.test(gap)) break;
    last++;
  }
  return last;
}

/** « hivers 2020-2021, 2021-2022 et 2022-2023 » go to the last of the pairs; null where no second pair follows. */
function lastPair(points: readonly DatePoint[], from: number, folded: string): number | null {
  let last: number | null = null;
  for (let at = from; isPair(points, at, folded); at += 2) {
    const before = points[at - 1] as DatePoint;
    if (at > from && !/^ ?(?:,|,? ?et|&) ?$/.test(folded.slice(before.end, (points[at] as DatePoint).start))) break;
    if (at > from) last = at + 1;
  }
  return last;
}

/** « 2021-2022 »: one winter, or one year of school. */
function isPair(points: readonly DatePoint[], at: number, folded: string): boolean {
  const [first, second] = [points[at], points[at + 1]];
  if (first?.value.length !== 4 || second?.value.length !== 4 || Number(second.value) - Number(first.value) !== 1)
    return false;
  return /^ ?[-–—/] ?$/.test(folded.slice(first.end, second.start));
}

function joins(folded: string, first: DatePoint, second: DatePoint): boolean {
  const gap = folded.slice(first.end, second.start);
  if (gap.length > 16) return gap.length < 60 && whyItEnded.test(gap);
  const clean = gap.replace(/[-–—]/g, '-');
  const bareYears = first.value.length === 4 && second.value.length === 4;
  // « 2016 2018 intérim agricole »: two years that open a line.
  if (clean === ' ' && bareYears && first.start === 0) return second.value > first.value;
  if (clean.trim() === '' && second.value !== 'present') return false;
  const bothMonths = first.value.includes('-') && second.value.includes('-');
  if (bothMonths && /^ ?(?:et|&) ?(?:en )?$/.test(clean)) return true;
  return connector.test(clean) || (bareYears && /^ ?(?:et|&|,|\+|puis) ?(?:en )?$/.test(clean));
}

function between(first: DatePoint, second: DatePoint, start: number): DateRange {
  const from = first.value.startsWith('--') ? borrowYear(first.value, second.value) : firstOf(first.value);
  const to = second.value.startsWith('--') ? borrowLaterYear(second.value, first.value) : lastOf(second.value);
  return { from, to, start, end: second.end, single: false };
}

/** A quarter begins and ends with its months. */
function firstOf(value: string): string {
  return value.split('..')[0] as string;
}

function lastOf(value: string): string {
  return value.split('..').at(-1) as string;
}

/** « de novembre à mars 2016 » began in 2015. */
function borrowYear(monthOnly: string, later: string): string | null {
  const year = Number(later.slice(0, 4));
  if (Number.isNaN(year)) return null;
  const month = monthOnly.slice(2);
  return `${later.length > 4 && month > later.slice(5) ? year - 1 : year}-${month}`;
}

function borrowLaterYear(monthOnly: string, earlier: string): string | null {
  const year = Number(earlier.slice(0, 4));
  if (Number.isNaN(year)) return null;
  const month = monthOnly.slice(2);
  return `${earlier.length > 4 && month < earlier.slice(5) ? year + 1 : year}-${month}`;
}

function prefixLength(pattern: RegExp, before: string): number {
  return pattern.exec(before)?.[0].length ?? 0;
}
