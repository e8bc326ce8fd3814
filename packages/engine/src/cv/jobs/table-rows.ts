import { type CvLine, itemAfter } from '../lines/read-lines.ts';
import { headerRange } from '../sections/header-parts.ts';
import { isContract, isPlace, titleLikeness } from '../sections/judge-part.ts';
import { looksLikeTask } from './looks-like-task.ts';
import type { JobPart } from './part-labels.ts';

/** What each column of a table asks for; null for what no job has. */
export type Columns = readonly (JobPart | null)[];
type Cell = { at: number; part: CvLine };

/**
 * The cells of the first line of a row. « Vendeur | 2015 – 2017 » under « Poste | Employeur | Dates | Lieu » has fewer
 * than the table: what stands before its period belongs where it reads best, what follows stands behind.
 */
export function rowCells(line: CvLine, columns: Columns): Cell[] {
  const cells = partsOf(line, columns.length);
  const at = columns.indexOf('dates');
  const order = cells.findIndex(({ part }) => isPeriod(part));
  const dated = cells[order];
  if (at <= 0 || at > mostBefore || cells.length >= columns.length || !dated || dated.at >= at) return cells;
  const before = cells.slice(0, order).map(({ part }) => part);
  const shift = at - dated.at;
  return [
    ...bestColumns(before, columns.slice(0, at)).map((column, index) => ({
      at: column,
      part: before[index] as CvLine,
    })),
    ...cells.slice(order).map((cell) => ({ ...cell, at: Math.min(columns.length - 1, cell.at + shift) })),
  ];
}

/** More columns before the dates than any table has. */
const mostBefore = 6;

/** « 2015 – 2017 », « 2015 (3 mois) »: a cell that holds a period and nothing else. */
export function isPeriod(cell: CvLine): boolean {
  const range = headerRange(cell);
  if (!range || !/\d{4}|\d\/\d/.test(cell.text)) return false;
  const beside = `${cell.text.slice(0, range.start)} ${cell.text.slice(range.end)}`.replace(/\([^()]*\)/gu, '');
  return !/\p{L}{3}|\d/u.test(beside);
}

/** Of the columns, as many as there are cells, in their order: those that the cells read most like. */
function bestColumns(cells: readonly CvLine[], columns: Columns): number[] {
  return choices(cells.length, columns.length).reduce((best, choice) =>
    fitOf(cells, columns, choice) > fitOf(cells, columns, best) ? choice : best,
  );
}

function choices(count: number, columns: number, from = 0): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: Math.max(0, columns - from - count + 1) }, (_, index) => from + index).flatMap((first) =>
    choices(count - 1, columns, first + 1).map((others) => [first, ...others]),
  );
}

function fitOf(cells: readonly CvLine[], columns: Columns, choice: readonly number[]): number {
  return choice.reduce((sum, column, index) => sum + reads((cells[index] as CvLine).text, columns[column] ?? null), 0);
}

function reads(text: string, column: JobPart | null): number {
  if (column === 'title') return titleLikeness(text);
  if (column === 'employer') return -titleLikeness(text);
  if (column === 'place') return isPlace(text) || isContract(text) ? 3 : -3;
  return column === 'tasks' && looksLikeTask(text) ? 2 : -1;
}

/**
 * The cells of a line as lines, each with its column; an empty cell counts where there are not more cells than columns.
 * Of a cell with several lines each stands behind a tab: « CDD », « (5 semaines) », « Lens » go with what they follow.
 */
export function partsOf(line: CvLine, columns: number): Cell[] {
  const cells = cellLines(line);
  const filled = cells.filter((cell) => cell !== null);
  if (cells.length <= columns && !filled.some(isEnclosed))
    return cells.flatMap((part, at) => (part ? [{ at, part }] : []));
  let surplus = filled.length - columns;
  let at = -1;
  return filled.map((part) => {
    const goesWithLast = at >= 0 && (isEnclosed(part) || (surplus > 0 && isAside(part)));
    if (goesWithLast) surplus--;
    else at++;
    return { at, part };
  });
}

/** Each cell as a line; null for an empty one. */
function cellLines(line: CvLine): (CvLine | null)[] {
  let start = 0;
  return line.text.split('\t').map((cell) => {
    const [from, end] = [start, start + cell.length];
    start = end + 1;
    if (cell.trim() === '') return null;
    return itemAfter({ ...line, text: line.text.slice(0, end), end: line.start + end }, from);
  });
}

/** « (intérim Atalian) » is never a cell of its own. */
function isEnclosed({ text }: CvLine): boolean {
  return /^\([^()]*\)$/u.test(text);
}

/** « CDD », « 3 mois », « Lens (62) »: what a row with more cells than columns says beside them. */
function isAside({ text }: CvLine): boolean {
  if (isContract(text) || /^\d{1,2} (?:mois|semaines?|jours?|ans?)$/iu.test(text)) return true;
  return isPlace(text) && titleLikeness(text) <= 0;
}
