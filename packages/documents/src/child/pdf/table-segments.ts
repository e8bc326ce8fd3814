import { dateWords } from '../date-words.ts';
import { isDate, isItem } from './aligned-rows.ts';
import { intoRows, makeSegments } from './make-segments.ts';
import type { Rule } from './read-drawing.ts';
import { type RuledCell, type RuledRow, ruledTables } from './ruled-tables.ts';
import { type Run, right, type Segment } from './run.ts';

const fewestColumns = 3;
/** In letters, beside a date in its cell: « (CDD) ». */
const mostBeside = 10;
/** In the size of the letters: lines of one paragraph stand closer. */
const closeLines = 1.65;

/**
 * The segments of a page. Of a table ruled in three columns or more, one of which tells dates, each row is one segment that
 * holds the words of all its cells, « 2016 – 2019 | Comptable | Scierie Lacaze | Dole », with the duties of a cell below:
 * no gutter can part it then, and it is read across however its cells wrap.
 */
export function tableSegments(runs: readonly Run[], rules: readonly Rule[]): Segment[] {
  const { tables } = ruledTables(runs, rules);
  const dated = tables.filter(tellsDates).flat();
  const within = new Set(dated.flatMap(({ cells }) => cells.flatMap((cell) => cell.runs)));
  return [...makeSegments(runs.filter((run) => !within.has(run))), ...dated.flatMap(segmentsOf)];
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

function isDateCell(runs: Run[]): boolean {
  const lines = linesOf(runs);
  if (lines.length > 3 || !lines.some(isDate)) return false;
  // « 2019 – 2021 / Vendeuse / Maison Lacaze » is a card of its own, in a grid of cards.
  const others = lines.map(textOf).join(' ').replace(dateWords, '').replace(/\P{L}/gu, '');
  return others.length <= mostBeside;
}

function linesOf(runs: Run[]): Segment[][] {
  return intoRows(makeSegments(runs));
}

/** The heads of all cells, and below them what stands under the head of one. */
function segmentsOf({ cells }: RuledRow): Segment[] {
  const filled = cells
    .filter(({ runs }) => runs.length > 0)
    .map((cell) => {
      const lines = linesOf(cell.runs);
      const end = isDateCell(cell.runs) ? lines.length : headEnd(lines, cell);
      return { head: lines.slice(0, end), body: lines.slice(end).flat() };
    });
  if (filled.length === 0) return [];
  const y = Math.min(...filled.map(({ head }) => head[0]?.[0]?.y ?? Number.POSITIVE_INFINITY));
  const runs = filled.map(({ head }, index) => ({ ...together(head.flat()), y, opensCell: index > 0 }));
  const [first, last] = [runs[0] as Run, runs.at(-1) as Run];
  const size = Math.max(...runs.map((run) => run.size));
  const whole: Segment = { runs, x: first.x, right: right(last), y, size };
  return [whole, ...filled.flatMap(({ body }) => body)];
}

/** Where the head of a cell ends: before a list, other letters, a step, or a line whose first word would still have fitted. */
function headEnd(lines: Segment[][], cell: RuledCell): number {
  const end = lines.findIndex((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && !goesOn(above, line, cell);
  });
  return end < 0 ? lines.length : end;
}

function goesOn(above: Segment[], line: Segment[], { left, right: edge }: RuledCell): boolean {
  const [own, before] = [line[0] as Segment, above[0] as Segment];
  if (isItem(line) || isBold(line) !== isBold(above) || Math.abs(own.size - before.size) > 0.4) return false;
  if (own.y - before.y > closeLines * before.size) return false;
  const words = textOf(line);
  const first = ((endOf(line) - own.x) * (words.split(/\s/, 1)[0] as string).length) / Math.max(1, words.length);
  // The same room is left at the right of a cell as at its left.
  const room = edge - Math.max(0, own.x - left);
  return endOf(above) + own.size * 0.2 + first * 0.9 > room || breaksOff.test(textOf(above));
}

/** « 06/2017 – » over « 01/2019 », « Chef de » over « chantier »: no line ends here. */
const breaksOff = /(?:[–-]|(?<!\p{L})(?:de|du|des|la|le|et|à|au|en|d[’']|l[’']))$/iu;

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
