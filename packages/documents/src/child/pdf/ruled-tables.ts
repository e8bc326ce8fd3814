import type { Rule } from './rules-in.ts';
import type { Run } from './run.ts';

/** A row of a table drawn with rules: its runs by cell, and the rules at the left and right of each. */
export type RuledRow = { cells: RuledCell[] };
export type RuledCell = { runs: Run[]; left: number; right: number };

/** In points: rules that touch or lie on each other. */
const touch = 3;
/** More are a drawing, or a form to be filled in. */
const mostRules = 1_500;
const fewestAcross = 2;
const fewestDown = 4;

type Line = { at: number; from: number; to: number };

/**
 * The rows of the tables a page draws, each with three columns or more: the rules between cells are surer than any white
 * space. Their runs are taken out of `runs`.
 */
export function ruledTables(runs: readonly Run[], rules: readonly Rule[]): { tables: RuledRow[][]; rest: Run[] } {
  if (rules.length > mostRules) return { tables: [], rest: [...runs] };
  const tables = gridsOf(rules).map((grid) => rowsOf(grid, runs));
  const within = new Set(tables.flat().flatMap(({ cells }) => cells.flatMap((cell) => cell.runs)));
  return { tables, rest: runs.filter((run) => !within.has(run)) };
}

type Grid = { across: Line[]; down: Line[] };

/** Rules that meet, where there are enough of them both ways to draw cells. */
function gridsOf(rules: readonly Rule[]): Grid[] {
  const across = merged(rules.filter(({ isAcross }) => isAcross));
  const free = new Set(merged(rules.filter(({ isAcross }) => !isAcross)));
  const grids: Grid[] = [];
  for (const first of free) {
    const grid = gridFrom(first, across, free);
    if (grid.across.length >= fewestAcross && grid.down.length >= fewestDown) grids.push(grid);
  }
  return grids;
}

/** What hangs together with an upright rule, which is taken out of those that are `free`. */
function gridFrom(first: Line, across: readonly Line[], free: Set<Line>): Grid {
  const grid: Grid = { across: [], down: [first] };
  free.delete(first);
  for (const own of grid.down) {
    for (const line of across) {
      if (grid.across.includes(line) || !meet(line, own)) continue;
      grid.across.push(line);
      const beside = [...free].filter((each) => meet(line, each));
      for (const each of beside) free.delete(each);
      grid.down.push(...beside);
    }
  }
  grid.across.sort((a, b) => a.at - b.at);
  grid.down.sort((a, b) => a.at - b.at);
  return grid;
}

function meet(across: Line, down: Line): boolean {
  return (
    across.at >= down.from - touch &&
    across.at <= down.to + touch &&
    down.at >= across.from - touch &&
    down.at <= across.to + touch
  );
}

/** Pieces of one line, drawn cell by cell, put together. */
function merged(rules: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const { at, from, to } of [...rules].sort((a, b) => a.from - b.from)) {
    const own = lines.find((line) => Math.abs(line.at - at) <= touch && from <= line.to + touch);
    if (own) own.to = Math.max(own.to, to);
    else lines.push({ at, from, to });
  }
  return lines.sort((a, b) => a.at - b.at);
}

/** The rows between the rules that run through, each cut at the rules that stand over its whole height. */
function rowsOf({ across, down }: Grid, runs: readonly Run[]): RuledRow[] {
  const [left, right] = [Math.min(...down.map(({ at }) => at)), Math.max(...down.map(({ at }) => at))];
  const through = across.filter(({ from, to }) => from <= left + touch && to >= right - touch);
  return through.slice(1).flatMap(({ at: end }, index) => {
    const start = (through[index] as Line).at;
    const edges = down.filter(({ from, to }) => from <= start + touch && to >= end - touch).map(({ at }) => at);
    const own = runs.filter((run) => run.y > start && run.y <= end && run.x >= left - touch && run.x < right);
    const cells = edges.slice(1).map((edge, column) => ({
      runs: own.filter((run) => run.x >= (edges[column] as number) - touch && run.x < edge - touch),
      left: edges[column] as number,
      right: edge,
    }));
    return own.length > 0 && cells.length > 0 ? [{ cells }] : [];
  });
}
