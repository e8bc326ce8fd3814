import { findDates } from '../../text/find-dates.ts';
import { endsOnSmallWord } from '../../text/leaves-open.ts';
import { parseDateRanges } from '../../text/parse-date-range.ts';
import { type LineRange, withoutDoubles } from '../jobs/without-doubles.ts';
import { headerRange } from '../sections/header-parts.ts';
import { runOn } from './join-wrapped.ts';
import { type CvLine, itemAfter } from './read-lines.ts';
import { withYearAbove } from './year-above.ts';

/**
 * The lines of a section with their periods. A narrow column of dates breaks « Oct. 2018 – août / 2021 » over two lines:
 * the period is told by the first, and the second goes on without its year.
 */
export function joinDateCells(all: readonly CvLine[]): { lines: CvLine[]; ranges: (LineRange | null)[] } {
  const lines: CvLine[] = [];
  const ranges: (LineRange | null)[] = [];
  const source = all.filter(({ text, bullet }) => bullet || !workingTime.test(text));
  const stacked = stacksDates(source);
  for (let index = 0; index < source.length; index++) {
    const line = withoutDuration(source[index] as CvLine);
    const next = source[index + 1];
    const broken =
      next && (brokenRange(line, next) ?? sinceRange(line, next) ?? (stacked ? stackedRange(line, next) : null));
    if (!broken) {
      lines.push(line);
      ranges.push(headerRange(line));
      continue;
    }
    // « mission locale du » over « août 2019	Haut-Doubs »: beside the end of the dates goes on what stands beside their start.
    const goesOn = broken.rest?.bullet === false && endsOnSmallWord(line.text.slice(broken.range.end));
    lines.push(goesOn && broken.rest ? runOn(line, broken.rest) : line);
    ranges.push(broken.range);
    if (broken.rest && !goesOn) {
      lines.push(broken.rest);
      ranges.push(null);
    }
    index++;
  }
  const rows = withoutDoubles(withYearAbove(lines.map((line, index) => ({ line, range: ranges[index] ?? null }))));
  return { lines: rows.map(({ line }) => line), ranges: rows.map(({ range }) => range) };
}

/** « (24 h / semaine) » below the dates: no name and no task. */
const workingTime = /^\(?\d{1,2}(?:[.,h]\d{1,2})? ?(?:h|heures?)\.? ?(?:\/|par) ?(?:semaine|sem\.?|mois|jour)\)?$/iu;

/** « (4 ans)	États des lieux, quittancement »: how long the job above lasted, told in the column of its dates. */
function withoutDuration(line: CvLine): CvLine {
  const cell = /^\(?\d{1,2} (?:ans?|mois|semaines?)(?: (?:et )?\d{1,2} mois)?\)?(?=\t)/u.exec(line.text)?.[0];
  return (cell && itemAfter(line, cell.length)) || line;
}

/** Ends like half a period: « Oct. 2018 – août », « 09/2019 – », « De mars 2019 à août », « Depuis le 1er février ». */
const openEnd =
  /(?:[–—-]|\bau?|(?<=\s)à|\bto)$|(?:[–—-]|\sà)\s*(?:\p{L}{3,9}\.?|d[ée]but|fin)$|^depuis (?:le \d{1,2}(?:er)? )?(?:janv|f[ée]v|mars|avr|mai|juin|juil|ao[ûu]t|sept|oct|nov|d[ée]c)\p{Ll}*\.?$/iu;
const closing =
  /^(?:[–—-]\s*|au?\s+|à\s+|to\s+)?((?:\p{L}{3,9}\.?\s+)?(?:(?:\d{1,2}\/)?(?:19|20)\d\d|aujourd[’']hui|auj\.?|présent|present|ce jour|actuel\p{L}*))(?=\t|$)/iu;

/** Whether a line goes on, before its own text, with the period that the cell above leaves open. */
export function closesDateCell(above: CvLine | undefined, line: CvLine): boolean {
  return above?.text.includes('\t') === true && brokenRange(above, line) !== null;
}

function brokenRange(line: CvLine, next: CvLine): { range: LineRange; rest: CvLine | null } | null {
  if (line.bullet || next.gap) return null;
  if (next.bullet) return dashedRange(line, next);
  const cell = line.text.split('\t', 1)[0] as string;
  const end = closing.exec(next.text);
  if (!end || cell.length > 30 || !/\d{4}|^\p{L}/u.test(cell)) return null;
  if (!openEnd.test(cell) && !/^(?:[–—-]|au? |à |to )/i.test(next.text)) return null;
  const found = parseDateRanges(`${cell} ${end[0]}`).find((range) => !range.single);
  if (!found || found.start > 3) return null;
  const place = { start: next.start, end: next.start + end[0].length };
  const range = { ...found, start: 0, end: cell.length, inCell: true, closing: place };
  return { range, rest: itemAfter(next, end[0].length) };
}

/** « Depuis » over « septembre 2023 », in a cell too narrow for both. */
function sinceRange(line: CvLine, next: CvLine): { range: LineRange; rest: CvLine | null } | null {
  if (line.bullet || next.bullet || !/^(?:depuis|[àa] partir de)$/iu.test(line.text)) return null;
  const date = cellDate(next);
  if (!date || date.value === 'present') return null;
  const range = rangeOver({ value: date.value, end: line.text.length }, { value: 'present', end: date.end }, next);
  return { range, rest: itemAfter(next, date.end) };
}

/** « 06/2019 » over « – ce jour »: the dash that opens the second line looks like the sign of a list. */
function dashedRange(line: CvLine, next: CvLine): { range: LineRange; rest: CvLine | null } | null {
  const [from, to] = [cellDate(line), cellDate(next)];
  if (!from || !to || to.end < next.text.length || !isLater(from.value, to.value)) return null;
  return { range: rangeOver(from, to, next), rest: null };
}

function isLater(from: string, to: string): boolean {
  return from !== 'present' && (to === 'present' || to > from);
}

/** « mars 2019 » over « aujourd’hui », each before its own text, in a column of dates. */
function stackedRange(line: CvLine, next: CvLine): { range: LineRange; rest: CvLine | null } | null {
  const [from, to] = [cellDate(line), cellDate(next)];
  if (!from || !to || next.gap || line.bullet || next.bullet) return null;
  if (!isLater(from.value, to.value)) return null;
  return { range: rangeOver(from, to, next), rest: itemAfter(next, to.end) };
}

function rangeOver(from: CellDate, to: CellDate, next: CvLine): LineRange {
  const closing = { start: next.start, end: next.start + to.end };
  return { from: from.value, to: to.value, start: 0, end: from.end, single: false, inCell: true, closing };
}

type CellDate = { value: string; end: number };

/** The lone date that fills the first cell of a line. */
function cellDate(line: CvLine): CellDate | null {
  const tab = line.text.indexOf('\t');
  const cell = tab < 0 ? line.text : line.text.slice(0, tab);
  if (cell.length > 18) return null;
  const [date, second] = findDates(cell);
  if (
    !date ||
    second ||
    date.start > (/^(?:à|au) /iu.test(cell) ? 3 : 1) ||
    date.value.startsWith('--') ||
    date.end < cell.trimEnd().length
  )
    return null;
  return { value: date.value, end: cell.length };
}

/** Whether all dates of a section stand in pairs, the earlier over the later. */
function stacksDates(lines: readonly CvLine[]): boolean {
  const dated = lines.flatMap((line, index) => (cellDate(line) ? [index] : []));
  if (dated.length < 2 || dated.length % 2 > 0) return false;
  return dated.every((at, order) => {
    const line = lines[at] as CvLine;
    if (order % 2 > 0) return at === (dated[order - 1] as number) + 1;
    const below = lines[at + 1];
    return below !== undefined && stackedRange(line, below) !== null;
  });
}
