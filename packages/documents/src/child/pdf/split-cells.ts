import { isLevel } from '../is-level.ts';
import { type Run, right } from './run.ts';

export type Row = { runs: Run[]; y: number };

/** In the size of the letters: from here a gap parts two cells, up to there two tags that stand side by side. */
export const wideGap = 1.7;
const widestTagGap = 6;
/** Where no second gap tells that they are alike. */
const closeTags = 3;
/** Tags have room around them: their rows stand further apart than lines of a text. */
const tagPitch = 1.75;
const longestTag = 32;
const sameEdge = 2;
const sameSize = 0.4;

/** The rows of a region, those that only set items side by side taken apart: tags, and the cells of a list in columns. */
export function splitItems(rows: Row[]): Row[] {
  const cells = rows.map(cellsOf);
  const gaps = gapsBySize(cells);
  return rows.flatMap((row, index) => {
    const own = cells[index] as Run[][];
    if (
      row.runs.some(({ opensCell }) => opensCell) ||
      own.length < 2 ||
      !own.every(isItem) ||
      !(areTags(rows, cells, index, gaps) || areGrid(cells, index))
    )
      return [row];
    return own.map((runs) => ({ runs, y: row.y }));
  });
}

function cellsOf({ runs }: Row): Run[][] {
  const cells: Run[][] = [];
  for (const run of runs) {
    const before = cells.at(-1)?.at(-1);
    if (before && run.x - right(before) <= wideGap * Math.max(before.size, run.size)) cells.at(-1)?.push(run);
    else cells.push([run]);
  }
  return cells;
}

function textOf(cell: Run[]): string {
  return cell
    .map(({ text }) => text)
    .join(' ')
    .trim();
}

function isItem(cell: Run[], _: number, cells: Run[][]): boolean {
  const text = textOf(cell);
  const [first] = cells[0] as [Run, ...Run[]];
  const alike = cell.every(({ size, bold }) => Math.abs(size - first.size) < sameSize && bold === first.bold);
  return alike && text.length <= longestTag && /\p{L}{2}/u.test(text) && !/\d{3}|[@:]/.test(text) && !isLevel(text);
}

/** Of the rows of items in one size: the narrowest gap, the widest, and how many there are. */
type Gaps = { least: number; most: number; count: number };

function gapsBySize(cells: Run[][][]): Map<number, Gaps> {
  const bySize = new Map<number, Gaps>();
  for (const row of cells) {
    if (row.length < 2 || !row.every(isItem)) continue;
    const own = gapsOf(row);
    const known = bySize.get(sizeOf(row));
    bySize.set(
      sizeOf(row),
      together([...(known ? [known] : []), ...own.map((gap) => ({ least: gap, most: gap, count: 1 }))]),
    );
  }
  return bySize;
}

function together(all: readonly Gaps[]): Gaps {
  const sum = { least: Infinity, most: -Infinity, count: 0 };
  for (const { least, most, count } of all) {
    sum.least = Math.min(sum.least, least);
    sum.most = Math.max(sum.most, most);
    sum.count += count;
  }
  return sum;
}

/** Each as wide as its words, with one and the same space between them, in rows with room around. */
function areTags(rows: Row[], cells: Run[][][], index: number, gaps: ReadonlyMap<number, Gaps>): boolean {
  const size = sizeOf(cells[index]);
  const { least, most, count } = together(
    [...gaps].flatMap(([other, own]) => (Math.abs(other - size) < sameSize ? [own] : [])),
  );
  if (most > widestTagGap * size || most - least > sameEdge) return false;
  const { y } = rows[index] as Row;
  const pitches = [index - 1, index + 1]
    .filter((place) => cells[place] && Math.abs(sizeOf(cells[place]) - size) < sameSize)
    .map((place) => Math.abs((rows[place] as Row).y - y));
  if (count === 1 && (most > closeTags * size || (rows.length > 1 && pitches.length === 0))) return false;
  return pitches.every((pitch) => pitch >= tagPitch * size);
}

function gapsOf(cells: Run[][]): number[] {
  return cells.slice(1).map((cell, place) => startOf(cell) - endOf(cells[place] as Run[]));
}

function sizeOf(cells: Run[][] | undefined): number {
  return cells?.[0]?.[0]?.size ?? 0;
}

/** Three and more short cells a row, each under the same ones: a list in columns. */
function areGrid(cells: Run[][][], index: number): boolean {
  const own = cells[index] as Run[][];
  const beside = [cells[index - 1], cells[index + 1]].filter((row) => row?.length === own.length);
  return (
    own.length > 2 &&
    beside.some((row) => {
      return row?.every(
        (cell, place) => isNear(startOf(cell), startOf(own[place] as Run[])) && isItem(cell, place, row),
      );
    })
  );
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= sameEdge;
}

function startOf(cell: Run[]): number {
  return cell[0]?.x ?? 0;
}

function endOf(cell: Run[]): number {
  return right(cell.at(-1) as Run);
}
