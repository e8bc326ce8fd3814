import { type AlignedRow, alignedRows } from './aligned-rows.ts';
import { isRowLabels } from './is-row-labels.ts';
import type { Segment } from './run.ts';

/** A white strip from the top of a region to its bottom; `rows` where it parts the rows of a table. */
export type Gutter = { at: number; left: Segment[]; right: Segment[]; rows?: AlignedRow[] };

const minWidth = 7;
const minRowsASide = 2;
const mostStrips = 4;

function rowCount(segments: Segment[]): number {
  return new Set(segments.map((segment) => Math.round(segment.y / 2))).size;
}

/** The white strips no segment crosses, widest first. */
function strips(segments: Segment[]): { from: number; to: number }[] {
  const sorted = [...segments].sort((a, b) => a.x - b.x);
  const found: { from: number; to: number }[] = [];
  let reached = Number.POSITIVE_INFINITY;
  for (const segment of sorted) {
    if (segment.x - reached >= minWidth) found.push({ from: reached, to: segment.x });
    reached = reached === Number.POSITIVE_INFINITY ? segment.right : Math.max(reached, segment.right);
  }
  return found.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, mostStrips);
}

/** A label over several lines. */
function isDeep({ label, text }: AlignedRow): boolean {
  return text.length > 0 && rowCount(label) > 1;
}

/** The gutters in the white strips of a region, widest first. */
function guttersOf(segments: Segment[]): Gutter[] {
  return strips(segments).flatMap((strip): Gutter[] => {
    const at = (strip.from + strip.to) / 2;
    const left = segments.filter((segment) => segment.x < at);
    const right = segments.filter((segment) => segment.x >= at);
    return rowCount(left) < minRowsASide || rowCount(right) < minRowsASide ? [] : [{ at, left, right }];
  });
}

/**
 * The widest white strip that parts two texts read one after the other. A strip between a text and its labels (dates
 * in the margin, « Langues : ») is not one: those are read row by row.
 */
export function findColumns(segments: Segment[]): Gutter | null {
  return columnsAmong(guttersOf(segments));
}

function columnsAmong(gutters: Gutter[]): Gutter | null {
  return gutters.find(({ left, right }) => !isRowLabels(left, right) && !isRowLabels(right, left)) ?? null;
}

/** The strip that parts two texts; before any, one that parts the rows of a table from their labels of several lines. */
export function findGutter(segments: Segment[]): Gutter | null {
  const gutters = guttersOf(segments).map((gutter): Gutter => {
    const rows = alignedRows(gutter.left, gutter.right);
    return rows ? { ...gutter, rows } : gutter;
  });
  // Labels of one line each are read across with what stands beside them.
  return gutters.find(({ rows }) => rows?.some(isDeep)) ?? columnsAmong(gutters);
}
