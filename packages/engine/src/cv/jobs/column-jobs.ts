import { joinDateCells } from '../lines/join-date-cells.ts';
import { type CvLine, itemAfter } from '../lines/read-lines.ts';
import { type HeaderPart, headerRange } from '../sections/header-parts.ts';
import { isPlace, titleLikeness } from '../sections/judge-part.ts';
import type { LabelledJob } from './labelled-jobs.ts';
import { looksLikeTask } from './looks-like-task.ts';
import { columnsNamed, type JobPart } from './part-labels.ts';

type Columns = readonly (JobPart | null)[];

const most = 3_000;

/**
 * The jobs of a table that names its columns, « DATES | EMPLOYEUR ET LIEU | FONCTIONS », the dates first. A row stands in
 * one line, its cells behind tabs, or each cell in lines of its own with a gap before it. Null where there is no table.
 */
export function columnJobs(source: readonly CvLine[]): LabelledJob[] | null {
  const columns = columnsNamed(source[0]?.text ?? '');
  if (columns?.[0] !== 'dates' || !(columns.includes('employer') || columns.includes('title'))) return null;
  const lines = source.slice(1, most).filter(({ text }) => columnsNamed(text) === null);
  const starts = lines.flatMap((line, index) => (opensRow(line, index) ? [index] : []));
  if (starts[0] !== 0) return null;
  return starts.map((start, order) => jobOf(columns, lines.slice(start, starts[order + 1] ?? lines.length)));
}

/** « 09/2018 à 03/2022 » alone behind a gap, or in the first cell of a line. */
function opensRow(line: CvLine, index: number): boolean {
  if (line.bullet) return false;
  const [cell = '', ...others] = line.text.split('\t');
  const range = headerRange(line);
  const before = cell.slice(0, range?.start).trim();
  if (!range || range.start >= cell.length || before.length > 2) return false;
  return others.length > 0 || ((line.gap || index === 0) && line.text.slice(range.end).trim().length < 15);
}

function jobOf(columns: Columns, row: readonly CvLine[]): LabelledJob {
  const cells = cellsOf(columns, row);
  const of = (part: JobPart) => columns.flatMap((column, index) => (column === part ? (cells[index] ?? []) : []));
  const dated = joinDateCells(of('dates'));
  const at = dated.ranges.findIndex((range) => range !== null);
  const [employer = null, ...beside] = of('employer');
  const told = titleAndTasks(of('title'), of('tasks'));
  const others = [...of('dates'), ...(employer ? [employer] : []), ...beside, ...of('place')];
  return {
    entry: {
      header: told.title ? [...others, told.title] : others,
      range: dated.ranges[at] ?? null,
      rangeLine: dated.lines[at] ?? null,
      body: [...told.tasks, ...of('results')],
    },
    naming: {
      title: told.title && partOf(told.title),
      company: employer && partOf(employer),
      score: 0,
      clear: true,
      titleFirst: false,
    },
  };
}

/** The title opens its own column, or else the one of the duties, where its first line reads like one. */
function titleAndTasks(titles: readonly CvLine[], tasks: readonly CvLine[]) {
  const [title = null, ...more] = titles;
  if (title) return { title, tasks: [...more, ...tasks] };
  const [first, ...others] = tasks;
  const isTitle =
    first !== undefined &&
    !first.bullet &&
    first.text.length < 70 &&
    (titleLikeness(first.text) > 0 || (others[0]?.bullet === true && !looksLikeTask(first.text)));
  return isTitle ? { title: first, tasks: others } : { title: null, tasks };
}

/** The lines of each column of a row. */
function cellsOf(columns: Columns, row: readonly CvLine[]): CvLine[][] {
  const cells: CvLine[][] = columns.map(() => []);
  const last = columns.length - 1;
  const inLine = row[0]?.text.includes('\t') === true;
  let column = 0;
  row.forEach((line, index) => {
    if (!inLine && index > 0 && line.gap) column = Math.min(last, column + 1);
    const parts = inLine ? partsOf(line) : [line];
    for (const [at, part] of parts.entries()) cells[inLine ? columnIn(index, at, part) : column]?.push(part);
  });
  return cells;

  function columnIn(index: number, at: number, part: CvLine): number {
    if (index === 0) return Math.min(last, at);
    return isPlace(part.text) ? placeIn(columns) : last;
  }
}

/** Where a town of the second line of a row belongs: below the employer. */
function placeIn(columns: Columns): number {
  return columns.includes('place') ? columns.indexOf('place') : columns.indexOf('employer');
}

/** The cells of a line as lines. */
function partsOf(line: CvLine): CvLine[] {
  const parts: CvLine[] = [];
  for (const { index, 0: cell } of line.text.matchAll(/[^\t]+/g)) {
    const part = itemAfter(
      { ...line, text: line.text.slice(0, index + cell.length), end: line.start + index + cell.length },
      index,
    );
    if (part) parts.push(part);
  }
  return parts;
}

function partOf({ text, start, end }: CvLine): HeaderPart {
  return { text, span: { start, end }, line: 0, place: 0, afterChez: false, client: false };
}
