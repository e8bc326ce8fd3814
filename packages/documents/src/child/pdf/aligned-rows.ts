import { dateWords, shortYear } from '../date-words.ts';
import { intoRows, onSameBaseline } from './make-segments.ts';
import type { Segment } from './run.ts';

/** A row of a table without lines: what stands at its left, over however many lines, and the text beside. */
export type AlignedRow = { label: Segment[]; text: Segment[] };

type Line = Segment[];

/** In the size of the letters: lines of one label stand closer. */
const closeLines = 1.65;
/** In the usual pitch of the text: a larger step opens a paragraph. */
const openStep = 1.2;
const mostLabelLines = 6;
const longestLabelLine = 45;
const fewestRows = 3;
const fewestDated = 2;
const bigLetters = 1.4;
const headLetters = 1.1;
const mostAboveDate = 6;
const mostAstray = 0.15;

const year = new RegExp(`(?<!\\d)(?:19|20)\\d{2}(?!\\d)|(?<!\\d)\\d{2}[/.]\\d{2}(?!\\d)|${shortYear}`, 'iu');
const years = new RegExp(year, 'giu');
/** « Période », « Dates »: the first head of a table. */
const ofTable = /^(?:p[ée]riodes?|dates?|ann[ée]es?)(?!\p{L})/iu;
const item = /^[^\p{L}\p{N}«"“(]\s*/u;

/**
 * The rows of a table drawn without lines: « 2019 – 2021 / Clinique des Lilas / Lyon » at the left of a job and what was
 * done there, « FORMATION » at the left of the diplomas. Each label begins where a paragraph of the text begins; columns
 * read one after the other do not. Null where they are no such rows.
 */
export function alignedRows(left: Segment[], right: Segment[]): AlignedRow[] | null {
  const lines = intoRows(right);
  const labels = intoLabels(intoRows(left), lines);
  if (labels.length < fewestDated || labels.some(isText) || areBothHeaded(labels, lines)) return null;
  const rows = labels.map((label, index) => ({ label, lines: linesBeside(label, labels[index + 1], lines) }));
  if (lines.length > rows.reduce((sum, row) => sum + row.lines.length, 0)) return null;
  const beside = rows.filter((row) => row.lines.length > 0);
  const astray = beside.filter(({ label, lines: [first] }) => !first || !isLevel(label, first) || !opens(first, lines));
  if (beside.length * 2 < rows.length || astray.length > beside.length * mostAstray) return null;
  if (!areDated(beside) && !areHeadings(beside)) return null;
  return rows.map((row) => ({ label: row.label.flat(), text: row.lines.flat() }));
}

/** Lines that follow one another closely, but for periods: « 2017 – 2024 » over « 2012 – 2017 » are those of two jobs. */
function intoLabels(lines: Line[], beside: Line[]): Line[][] {
  const labels: Line[][] = [];
  for (const line of lines) {
    const above = labels.at(-1)?.at(-1);
    const isClose = above && heightOf(line) - bottomOf(above) <= closeLines * sizeOf(above);
    const isApart = above && ((isPeriod(above) && isPeriod(line)) || headsDate(above, line, beside));
    if (isClose && !isApart) labels.at(-1)?.push(line);
    else labels.push([line]);
  }
  return labels;
}

/** « EXPÉRIENCE » in larger letters over the first date of a margin, with nothing beside: the heading of all that follows. */
function headsDate(above: Line, line: Line, beside: Line[]): boolean {
  if (!isOnlyDate(line) || isDate(above) || sizeOf(above) <= sizeOf(line) * headLetters) return false;
  return !beside.some((other) => isLevel([above], other));
}

/** « 2017 – 2024 » alone on its line. */
function isPeriod(line: Line): boolean {
  return isOnlyDate(line) && (textOf(line).match(years) ?? []).length === 2;
}

/** Sentences, lists and long blocks are a column of their own; a big year over its months is read as it stands. */
function isText(label: Line[]): boolean {
  if (label.some((line) => sizeOf(line) * bigLetters < sizeOf(label[0] as Line))) return true;
  return (
    label.length > mostLabelLines ||
    label.some((line) => isItem(line) || line.some((cell) => textOf([cell]).length > longestLabelLine))
  );
}

function linesBeside(label: Line[], next: Line[] | undefined, lines: Line[]): Line[] {
  const from = topOf(label[0] as Line) - tolerance(label[0] as Line);
  const to = next ? topOf(next[0] as Line) - tolerance(next[0] as Line) : Number.POSITIVE_INFINITY;
  return lines.filter((line) => topOf(line) >= from && topOf(line) < to);
}

function isLevel([first]: Line[], line: Line): boolean {
  if (!first) return false;
  return (
    Math.abs(topOf(first) - topOf(line)) <= tolerance(first) || onSameBaseline(first[0] as Segment, line[0] as Segment)
  );
}

/** The first of a paragraph: below a larger step, or in bold under plain letters. */
function opens(line: Line, lines: Line[]): boolean {
  const above = lines[lines.indexOf(line) - 1];
  if (!above) return true;
  return heightOf(line) - heightOf(above) > usualPitch(lines) * openStep || (isBold(line) && !isBold(above));
}

type Row = { label: Line[]; lines: Line[] };

/** « Certificats » and « Expérience », larger or louder than what stands under them: columns, level by chance or a grid. */
function areBothHeaded(labels: Line[][], lines: Line[]): boolean {
  return [labels.flat(), lines].every(([head, ...others]) => {
    if (!head || others.length === 0 || /\d/.test(textOf(head)) || ofTable.test(textOf(head))) return false;
    const isLarge = others.every((line) => sizeOf(head) > sizeOf(line) * headLetters);
    return isLarge || (isBold(head) && head.length === 1 && !others.some(isBold));
  });
}

/** Labels with dates, beside texts that have none of their own, or years alone. */
function areDated(rows: Row[]): boolean {
  const dated = rows.filter(({ label }, index) => label.some(isDate) || (index === 0 && namesColumns(label)));
  if (rows.length < fewestDated || dated.length < rows.length * (1 - mostAstray)) return false;
  const texts = rows.filter(
    ({ lines }) => lines.slice(0, 3).some(isDate) || lines.slice(0, mostAboveDate).some(isOnlyDate),
  );
  return texts.length * 2 < rows.length || rows.every(({ label }) => label.length === 1 && isOnlyDate(label[0]));
}

/** « Période   Poste » over the rows. */
function namesColumns([first = [], ...others]: Line[]): boolean {
  return others.length === 0 && first.length > 1 && !/\d/.test(textOf(first));
}

/** Words in bold, in capitals or larger than the text beside them, of which none is dated. */
function areHeadings(rows: Row[]): boolean {
  const headings = rows.filter(({ label, lines }) => isHeading(label, lines));
  return rows.length >= fewestRows && headings.length === rows.length;
}

/** Whether a label is the heading of the text beside it. */
function isHeading(label: Line[], lines: Line[]): boolean {
  const text = label.map(textOf).join(' ');
  if (/\d{2}|@/.test(text) || label.length > 3) return false;
  const isLoud = text.length > 5 && text === text.toLocaleUpperCase('fr');
  const largest = Math.max(...lines.map(sizeOf));
  return isLoud || (label.every(isBold) && !lines.every(isBold)) || label.every((line) => sizeOf(line) > largest);
}

/** A short text that tells a year, alone on its line or in a cell. */
export function isDate(line: Line | undefined): boolean {
  return line?.some((cell) => year.test(textOf([cell])) && textOf([cell]).length <= longestLabelLine) ?? false;
}

function isOnlyDate(line: Line | undefined): boolean {
  return isDate(line) && textOf(line as Line).replace(dateWords, '') === '';
}

export function isItem(line: Line): boolean {
  return item.test(textOf(line));
}

function usualPitch(lines: Line[]): number {
  const pitches = lines.slice(1).map((line, index) => heightOf(line) - heightOf(lines[index] as Line));
  return pitches.sort((a, b) => a - b)[(pitches.length - 1) >> 1] ?? 0;
}

function tolerance(line: Line): number {
  return sizeOf(line) * 0.35;
}

function heightOf(line: Line): number {
  return line[0]?.y ?? 0;
}

function bottomOf(line: Line): number {
  return Math.max(...line.map(({ y, bottom }) => bottom ?? y));
}

function topOf(line: Line): number {
  return Math.min(...line.map(({ y, size }) => y - size * 0.8));
}

function sizeOf(line: Line): number {
  return Math.max(...line.map(({ size }) => size));
}

function isBold(line: Line): boolean {
  return line.every(({ runs }) => runs.every(({ bold }) => bold));
}

function textOf(line: Line): string {
  return line
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join(' ')
    .trim();
}
