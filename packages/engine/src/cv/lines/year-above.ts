import { findDates } from '../../text/find-dates.ts';
import { parseDateRange } from '../../text/parse-date-range.ts';
import type { LineRange } from '../jobs/without-doubles.ts';
import { type CvLine, itemAfter } from './read-lines.ts';

export type DatedLine = { line: CvLine; range: LineRange | null };

const reach = 3;

/**
 * « mai → ce jour	tri du courrier » under « 2021 » set alone: the months are of the year above, be it right above them
 * or over the name of the employer.
 */
export function withYearAbove(rows: readonly DatedLine[]): DatedLine[] {
  const read: DatedLine[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as DatedLine;
    if (isYear(row.line) && isToldBelow(rows, index)) continue;
    const months = isYear(row.line) ? monthsBelow(rows, index) : null;
    if (!months) read.push(row);
    else if (months.at > index + 1) {
      const rest = itemAfter(months.line, months.range.end);
      const closing = { start: months.line.start, end: months.line.start + months.range.end };
      const range = { ...months.range, end: row.line.text.length, closing };
      read.push({ line: row.line, range }, ...rows.slice(index + 1, months.at));
      if (rest) read.push({ line: { ...rest, bullet: true }, range: null });
      index = months.at;
    } else index = readRows(rows, index, read);
  }
  return read;
}

/** « 2018 » in the margin, and « février 2018 – juin 2026 » on a line of its own below the post: the period tells the year. */
function isToldBelow(rows: readonly DatedLine[], at: number): boolean {
  const { line: year } = rows[at] as DatedLine;
  const next = rows.slice(at + 1, at + 1 + reach).findIndex(({ range }) => range !== null);
  const { line, range } = rows[at + 1 + next] as DatedLine;
  if (next < 1 || !range || range.single || line.bullet || closesTitle(rows, at)) return false;
  const isAlone = line.text.slice(0, range.start).trim() === '' && line.text.slice(range.end).trim() === '';
  return isAlone && range.from?.startsWith(year.text) === true;
}

/** « Stagiaire – Maison Durand », « 2019 », and apart, or as bold, the next job with its own period: the year is of the first. */
function closesTitle(rows: readonly DatedLine[], at: number): boolean {
  const [above, year, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!above || !below || above.range || above.line.bullet || year?.line.gap) return false;
  return below.line.gap || (above.line.bold && below.line.bold && !year?.line.bold);
}

/** The rows of months that follow their year; returns the index of the last one read. */
function readRows(rows: readonly DatedLine[], at: number, read: DatedLine[]): number {
  const { line: year } = rows[at] as DatedLine;
  let last = at;
  for (let index = at + 1; index < rows.length; index++) {
    const row = rows[index] as DatedLine;
    const period = row.line.bullet ? null : periodOf(row.line, year.text);
    const range = period && takesYear(row.line, period, year) ? period : null;
    if (!range && (row.range || isYear(row.line) || row.line.gap)) break;
    read.push(...(range ? partMission(row.line, range) : [row]));
    last = index;
  }
  return last;
}

/** « mars → juin	tri du courrier »: what was done, beside when, is a line of its own. */
function partMission(line: CvLine, range: LineRange): DatedLine[] {
  const rest = itemAfter(line, range.end);
  if (!rest || !/^\p{Ll}/u.test(rest.text)) return [{ line, range }];
  const cell = { ...line, text: line.text.slice(0, range.end), end: line.start + range.end };
  return [
    { line: cell, range },
    { line: { ...rest, bullet: true }, range: null },
  ];
}

function monthsBelow(rows: readonly DatedLine[], at: number): { at: number; line: CvLine; range: LineRange } | null {
  const year = (rows[at] as DatedLine).line;
  for (let index = at + 1; index <= at + reach && index < rows.length; index++) {
    const { line } = rows[index] as DatedLine;
    if (line.bullet || line.gap || isYear(line)) return null;
    const range = periodOf(line, year.text);
    const isNext = index === at + 1;
    if (range && takesYear(line, range, year) && (isNext || !opensCapital(line, range)))
      return { at: index, line, range };
    if (rows[index]?.range) return null;
  }
  return null;
}

/** « Mars à juin 2021	Caissier » tells its own year; « oct. → févr. 2021	tenue de la boutique » may begin in the one above. */
function takesYear(line: CvLine, range: LineRange, year: CvLine): boolean {
  if (!/\d{4}/.test(line.text.slice(0, range.end))) return true;
  if (opensCapital(line, range)) return false;
  return range.end < line.text.length || (year.fontSize ?? 0) > (line.fontSize ?? 0) + 2;
}

/** Whether what stands beside the months opens like a title or an employer. */
function opensCapital(line: CvLine, { end }: LineRange): boolean {
  const rest = itemAfter(line, end);
  return rest !== null && !/^\p{Ll}/u.test(rest.text);
}

function isYear({ text, bullet }: CvLine): boolean {
  return !bullet && /^(?:19|20)\d\d$/.test(text);
}

/** « sept. → déc. 2019 », « mars → juin » in the first cell of a line, begun in a year; null where it is no such period. */
function periodOf(line: CvLine, year: string): LineRange | null {
  const cell = line.text.split('\t', 1)[0] as string;
  if (cell.length > 30) return null;
  const [first] = findDates(cell);
  if (!first?.value.startsWith('--') || first.start > 0) return null;
  const told = `${cell.slice(0, first.end)} ${year}${cell.slice(first.end)}`;
  const range = parseDateRange(told);
  if (!range?.from || !range.to || range.single || range.end < told.trimEnd().length) return null;
  if (range.to !== 'present' && range.to < range.from) return null;
  return { ...range, start: 0, end: cell.length, inCell: true };
}
