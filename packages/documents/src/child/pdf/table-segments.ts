import { dateWords } from '../date-words.ts';
import { isDate, isItem } from './aligned-rows.ts';
import { intoRows, makeSegments } from './make-segments.ts';
import { type RuledCell, type RuledRow, ruledTables } from './ruled-tables.ts';
import type { Rule } from './rules-in.ts';
import { type Run, right, type Segment } from './run.ts';

const fewestColumns = 3;
/** In the size of the letters: what is set in further is a list. */
const widestPadding = 1.5;
/** In letters, beside a date in its cell: « (CDD) ». */
const mostBeside = 10;
/** In the size of the letters: lines of one paragraph stand closer. */
const closeLines = 1.65;

/**
 * The segments of a page. Of a table ruled in three columns or more, one of which tells dates, each row is one segment that
 * holds the words of all its cells, « 2016 – 2019 | Comptable | Scierie Lacaze | Dole », with the duties of a cell below:
 * no gutter can part it then, and it is read across however its cells wrap.
 */
export function tableSegments(runs: readonly Run[], rules: readonly Rule[], dots: readonly Dot[] = []): Segment[] {
  const { tables } = ruledTables(runs, rules);
  const dated = tables.filter(tellsDates).flatMap((rows) => rows.filter((row, index) => index === 0 || !isBoxes(row)));
  const wrapped = tables
    .filter((rows) => !tellsDates(rows))
    .flatMap((rows) => rows.filter((row) => wraps(row, rows.length > 1 ? 2 : 1, dots)));
  const within = new Set([...dated, ...wrapped].flatMap(({ cells }) => cells.flatMap((cell) => cell.runs)));
  return [
    ...makeSegments(runs.filter((run) => !within.has(run))),
    ...dated.flatMap((row) => segmentsOf(row, dots)),
    ...wrapped.flatMap((row) => segmentsOf(row, dots)),
  ];
}

/**
 * « SST (recyclage / 2025) » beside « Habilitation / H0B0 »: short cells, some of which run over two lines and no more; in
 * one row alone, none need to.
 */
function wraps({ cells }: RuledRow, least: number, dots: readonly Dot[]): boolean {
  const filled = cells.filter(({ runs }) => runs.length > 0);
  if (filled.length < fewestColumns) return false;
  const lengths = filled.map(({ runs }) => linesOf(runs).length);
  return (
    Math.max(...lengths) >= least &&
    Math.max(...lengths) <= 2 &&
    filled.every((cell) => {
      const { head, body } = cellOf(cell, dots);
      return head.length > 0 && body.length === 0;
    })
  );
}

/** Half of the rows, the head apart, have a date in one and the same column. */
function tellsDates(rows: readonly RuledRow[]): boolean {
  const wide = rows.filter(({ cells }) => cells.length >= fewestColumns);
  if (wide.length < 2 || wide.length * 2 < rows.length) return false;
  const columns = Math.max(...wide.map(({ cells }) => cells.length));
  return Array.from({ length: columns }, (_, column) => column).some((column) => {
    const dates = wide.filter(({ cells }) => isDateCell(cells[column]?.runs ?? []));
    return dates.length * 2 >= wide.length;
  });
}

/** « COMPÉTENCES / Soudure », « LANGUES / Anglais » side by side: boxes with a heading each, and no row of the table. */
function isBoxes({ cells }: RuledRow): boolean {
  const filled = cells.filter(({ runs }) => runs.length > 0).map(({ runs }) => linesOf(runs));
  return (
    filled.length > 1 &&
    filled.every((lines) => lines.length > 1 && isBold(lines[0] as Segment[]) && !isBold(lines[1] as Segment[])) &&
    !filled.some((lines) => lines.some(isDate))
  );
}

function isDateCell(runs: Run[]): boolean {
  const lines = linesOf(runs);
  const [first] = lines;
  if (!first || lines.length > 3 || !lines.some(isDate)) return false;
  // « 2019 – 2021 / Vendeuse / Maison Lacaze » and « Permis / B, 2005 » are boxes of their own.
  return besideDate(lines.flat()) <= mostBeside && (isDate(first) || besideDate(first) === 0);
}

/** How many letters stand beside dates. */
function besideDate(line: Segment[]): number {
  return textOf(line).replace(dateWords, '').replace(/\P{L}/gu, '').length;
}

function linesOf(runs: Run[]): Segment[][] {
  return intoRows(makeSegments(runs));
}

type Dot = { x: number; y: number };
type Cell = { head: Segment[][]; body: Segment[][] };

/** The heads of all cells, and below them what stands under the head of one. */
function segmentsOf({ cells }: RuledRow, dots: readonly Dot[]): Segment[] {
  const cut = cells.filter(({ runs }) => runs.length > 0).map((cell) => cellOf(cell, dots));
  const isStacked = cut.some(({ head, body }) => head.length > 0 && body.length > 0);
  const filled = cut.map((cell) => (isStacked && isProse(cell) ? { head: [], body: cell.head } : cell));
  // Beside a list, the lines of the other cells, « Vendeuse / Primeurs Lacaze / Dole », are all of the head.
  const isListed = filled.some(({ head }) => head.length === 0);
  const listed = filled.filter((cell) => cell.head.length === 0 || hasDutiesBelow(cell));
  const isHead = (cell: Cell) => listed.length > 0 && !listed.includes(cell);
  const rest = (cell: Cell) => (isHead(cell) ? cell.body.map((line) => [line]) : []);
  // Where every cell has a head, these stand under those of the table: what else a cell tells follows them.
  const heads = isListed
    ? filled.flatMap((cell) => [cell.head, ...rest(cell)])
    : [...filled.map(({ head }) => head), ...filled.flatMap(rest)];
  const named = heads.filter((head) => head.length > 0);
  const bodies = filled.filter((cell) => !isHead(cell)).flatMap(({ body }) => body.flat());
  const first = named[0]?.[0]?.[0];
  if (!first) return bodies;
  const y = Math.min(...named.map((head) => head[0]?.[0]?.y ?? Number.POSITIVE_INFINITY));
  // Runs are read from left to right: lines of one cell follow one another.
  let reached = Number.NEGATIVE_INFINITY;
  const runs = named.map((head, index) => {
    const run = together(head.flat());
    reached = Math.max(run.x, reached + 0.01);
    return { ...run, x: reached, y, opensCell: index > 0 };
  });
  const size = Math.max(...runs.map((run) => run.size));
  const whole: Segment = {
    runs,
    x: first.x,
    right: Math.max(...runs.map(right), ...bodies.map((each) => each.right)),
    y,
    size,
  };
  return [whole, ...(isListed ? below(bodies, y, size) : bodies)];
}

/** « Vendeuse / – Accueil / – Caisse »: duties below the name of a post, in its own cell. */
function hasDutiesBelow({ body }: Cell): boolean {
  return body[0] !== undefined && isItem(body[0]);
}

/** In letters: no title nor employer is as long. */
const longestName = 45;

/** « Accueil et conseil, tenue de la caisse, mise en rayon. » beside a title over its employer: duties without signs. */
function isProse({ head, body }: Cell): boolean {
  const words = textOf(head.flat());
  return body.length === 0 && words.length > longestName && /[,.]/.test(words);
}

function cellOf(cell: RuledCell, dots: readonly Dot[]): Cell {
  const lines = linesOf(cell.runs);
  // Bullets drawn as shapes stay where they are when a list is moved below its row: they are told as signs.
  const isMarked = (line: Segment[] | undefined) => line !== undefined && dots.some((dot) => isBeside(dot, line, cell));
  const end = isDateCell(cell.runs) ? lines.length : isMarked(lines[0]) ? 0 : headEnd(lines, cell);
  const body = lines.slice(end).map((line) => (isMarked(line) ? withSign(line) : line));
  return { head: lines.slice(0, end), body };
}

function withSign([first, ...others]: Segment[]): Segment[] {
  const [run, ...rest] = (first as Segment).runs as [Run, ...Run[]];
  return [{ ...(first as Segment), runs: [{ ...run, text: `• ${run.text}` }, ...rest] }, ...others];
}

/** A bullet drawn left of a line, in its cell. */
function isBeside(dot: Dot, [first]: Segment[], { left }: RuledCell): boolean {
  if (!first || dot.x < left || dot.x > first.x) return false;
  return dot.y < first.y && dot.y > first.y - first.size;
}

/** A list that begins level with the heads of its row begins below them. */
function below(list: Segment[], y: number, size: number): Segment[] {
  const top = Math.min(...list.map((segment) => segment.y));
  const step = Math.max(0, y + size * 1.2 - top);
  return list.map((segment) => ({
    ...segment,
    y: segment.y + step,
    runs: segment.runs.map((run) => ({ ...run, y: run.y + step })),
  }));
}

/**
 * Where the head of a cell ends: before a list, other letters, a step, or a line whose first word would still have fitted.
 * A list, with its signs or set in from the rule, has none.
 */
function headEnd(lines: Segment[][], cell: RuledCell): number {
  // « – » alone says that there is nothing to tell.
  const opensList = lines.length > 0 && isItem(lines[0] as Segment[]) && /\p{L}/u.test(textOf(lines.flat()));
  if (opensList || isSetIn(lines, cell)) return 0;
  const end = lines.findIndex((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && !goesOn(above, line, cell);
  });
  return end < 0 ? lines.length : end;
}

function goesOn(above: Segment[], line: Segment[], cell: RuledCell): boolean {
  const [own, before] = [line[0] as Segment, above[0] as Segment];
  if (isItem(line) || isBold(line) !== isBold(above) || Math.abs(own.size - before.size) > 0.4) return false;
  if (own.y - before.y > closeLines * before.size) return false;
  const words = textOf(line);
  // « Accueil, caisse, vitrine » begins anew, « Roux, Dole » below « Garage » does not.
  if (/^\p{Lu}[^.]*, \p{Ll}/u.test(words) && !breaksOff.test(textOf(above))) return false;
  // « Assistante » over « administrative et commerciale »
  if (/^\p{Ll}/u.test(words) && !/[.;:]$/.test(textOf(above))) return true;
  const first = ((endOf(line) - own.x) * (words.split(/\s/, 1)[0] as string).length) / Math.max(1, words.length);
  // The same room is left at the right of a cell as at its left.
  const room = cell.right - Math.min(widestPadding, indentOf(line, cell)) * own.size;
  return endOf(above) + own.size * 0.2 + first * 0.9 > room || breaksOff.test(textOf(above));
}

/** « 06/2017 – » over « 01/2019 », « Chef de » over « chantier »: no line ends here. */
const breaksOff = /(?:[–-]|(?<!\p{L})(?:de|du|des|la|le|et|à|au|en|d[’']|l[’']))$/iu;

/** Several lines at one edge, well inside; those of a centred text begin at edges of their own. */
function isSetIn(lines: Segment[][], cell: RuledCell): boolean {
  const edges = lines.map(([first]) => first?.x ?? 0);
  const atOneEdge = lines.length > 1 && Math.max(...edges) - Math.min(...edges) < 2;
  return atOneEdge && lines.every((line) => indentOf(line, cell) > widestPadding);
}

/** In the size of the letters, from the rule at the left. */
function indentOf([first]: Segment[], { left }: RuledCell): number {
  return first ? Math.max(0, first.x - left) / first.size : 0;
}

function endOf(line: Segment[]): number {
  return Math.max(...line.map((each) => each.right));
}

function textOf(line: Segment[]): string {
  return line
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join(' ')
    .trim();
}

function isBold(line: Segment[]): boolean {
  return line.every(({ runs }) => runs.every(({ bold }) => bold));
}

/** The words of a cell as one run. */
function together(segments: Segment[]): Run {
  const runs = segments.flatMap((segment) => segment.runs);
  const [first] = runs as [Run, ...Run[]];
  const text = segments
    .map(({ runs: own }) =>
      own.map((run, index) => run.text + (run.spaceAfter && index < own.length - 1 ? ' ' : '')).join(''),
    )
    .join(' ')
    .replace(/ {2,}/g, ' ')
    // « Lamballe- » over « Armor » is one name.
    .replace(/(?<=\p{L}-) (?=\p{L})/gu, '');
  const end = Math.max(...runs.map(right));
  return { ...first, text: text.trim(), width: end - first.x, bold: runs.every(({ bold }) => bold), spaceAfter: false };
}
