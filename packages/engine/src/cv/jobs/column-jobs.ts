import { joinDateCells } from '../lines/join-date-cells.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { type HeaderPart, headerRange, lonePart } from '../sections/header-parts.ts';
import { isContract, isPlace, titleLikeness } from '../sections/judge-part.ts';
import type { LabelledJob } from './labelled-jobs.ts';
import { looksLikeTask } from './looks-like-task.ts';
import { columnsNamed, type JobPart } from './part-labels.ts';
import { type Columns, isPeriod, partsOf, rowCells } from './table-rows.ts';

const most = 3_000;

/**
 * The jobs of a table that names its columns, « DATES | EMPLOYEUR ET LIEU | FONCTIONS ». A row stands in one line, its
 * cells behind tabs, or, the dates first, each cell in lines of its own with a gap before it. `below` are the lines
 * after the table. Null where there is no table.
 */
export function columnJobs(source: readonly CvLine[]): { jobs: LabelledJob[]; below: CvLine[] } | null {
  const columns = columnsNamed(source[0]?.text ?? '');
  if (!columns?.includes('dates') || !(columns.includes('employer') || columns.includes('title'))) return null;
  const all = source.slice(1, most).filter(({ text }) => columnsNamed(text) === null);
  const lines = all.slice(0, endOf(all, columns));
  const starts = lines.flatMap((line, index) => (opensRow(columns, line, lines[index - 1]) ? [index] : []));
  if (starts[0] !== 0) return null;
  const jobs = starts.map((start, order) => jobOf(columns, lines.slice(start, starts[order + 1] ?? lines.length)));
  return { jobs, below: all.slice(lines.length) };
}

/** « Bénévole à la Croix-Rouge, Pau, 2012 – 2014 » without cells, below the last row that stands in a line, ends the table. */
function endOf(lines: readonly CvLine[], columns: Columns): number {
  const last = lines.findLastIndex(
    (line, index) => line.text.includes('\t') && opensRow(columns, line, lines[index - 1]),
  );
  const end = lines.findIndex(
    (line, at) => last >= 0 && at > last && isEntry(line) && !closesDates(line, lines[at - 1]),
  );
  return end < 0 ? lines.length : end;
}

function isEntry(line: CvLine): boolean {
  const range = line.bullet || line.text.includes('\t') ? null : headerRange(line);
  if (!range || (!line.gap && looksLikeTask(line.text) && titleLikeness(line.text) <= 0)) return false;
  return /\p{L}{4}/u.test(`${line.text.slice(0, range.start)} ${line.text.slice(range.end)}`);
}

/** « à mars 2022 », or « mars 2022 » below « Sept. 2018 – »: the end of the period that the line above begins. */
function closesDates(line: CvLine, above: CvLine | undefined): boolean {
  const opening = above?.text.split('\t', 1)[0] ?? '';
  return /^(?:[àa] |au |jusqu|[–—-])/iu.test(line.text) || /(?:[–—-]|(?<!\p{L})(?:à|au))$/iu.test(opening.trimEnd());
}

/** « 09/2018 à 03/2022 » alone behind a gap, or in a cell of a line. */
function opensRow(columns: Columns, line: CvLine, above: CvLine | undefined): boolean {
  if (line.bullet || closesDates(line, above)) return false;
  const at = columns.indexOf('dates');
  const cells = rowCells(line, columns);
  const cell = cells.find((each) => each.at === at)?.part;
  const range = cell && headerRange(cell);
  if (!cell || !range || cell.text.slice(0, range.start).trim().length > 2) return false;
  if (at > 0) return cells.length === columns.length || (isPeriod(cell) && !closesCell(cell, above));
  return cells.length > 1 || ((line.gap || above === undefined) && cell.text.slice(range.end).trim().length < 15);
}

/** « mars 2022 » in a cell below « Sept. 2018 – » is no period of its own. */
function closesCell({ text }: CvLine, above: CvLine | undefined): boolean {
  const open = above?.text.split('\t').some((cell) => /\d{4} ?(?:[–—-]|à|au)$/iu.test(cell.trim())) === true;
  return open || /^(?:[àa] |au |jusqu|[–—-])/iu.test(text);
}

function jobOf(columns: Columns, row: readonly CvLine[]): LabelledJob {
  const cells = cellsOf(columns, row);
  const of = (part: JobPart) => columns.flatMap((column, index) => (column === part ? (cells[index] ?? []) : []));
  const dated = joinDateCells(of('dates'));
  const at = dated.ranges.findIndex((range) => range !== null);
  const [employer = null, ...beside] = of('employer');
  const told = titleAndTasks(of('title'), [...of('tasks'), ...(cells[columns.length] ?? [])]);
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

/** The lines of each column of a row, then those that stand below all of them. */
function cellsOf(columns: Columns, row: readonly CvLine[]): CvLine[][] {
  const cells: CvLine[][] = [...columns.map(() => []), []];
  const last = columns.length - 1;
  const inLine = row[0]?.text.includes('\t') === true;
  let column = 0;
  row.forEach((line, index) => {
    if (!inLine && index > 0 && line.gap) column = Math.min(last, column + 1);
    if (!inLine) cells[column]?.push(line);
    else if (index > 0 && isBelow(line, columns)) cells[columns.length]?.push(line);
    else for (const { at, part } of placed(line, index)) cells[Math.min(last, at)]?.push(part);
  });
  return cells;

  function placed(line: CvLine, index: number) {
    if (index === 0) return rowCells(line, columns);
    const parts = partsOf(line, columns.length);
    if (line.text.split('\t').length === columns.length) return parts;
    return parts.map(({ at, part }) => ({ at: columnBelow(at, part, row[index - 1]), part }));
  }

  function columnBelow(at: number, part: CvLine, above: CvLine | undefined): number {
    if (at === 0 && headerRange(part) && closesDates(part, above)) return 0;
    return isPlace(part.text) ? placeIn(columns) : last;
  }
}

/** « • DSN mensuelles » across a table without a column for duties is work, and no more of its last column. */
function isBelow(line: CvLine, columns: Columns): boolean {
  if (columns.includes('tasks') || columns.includes('results') || line.text.includes('\t')) return false;
  if (line.bullet) return true;
  return !headerRange(line) && !isPlace(line.text) && !isContract(line.text) && looksLikeTask(line.text);
}

/** Where a town of the second line of a row belongs: below the employer. */
function placeIn(columns: Columns): number {
  return columns.includes('place') ? columns.indexOf('place') : columns.indexOf('employer');
}

function partOf({ text, start, end }: CvLine): HeaderPart {
  return lonePart(text, { start, end });
}
