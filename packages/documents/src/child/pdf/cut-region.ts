import { dateRows } from './date-rows.ts';
import { findGutter, type Gutter } from './find-gutter.ts';
import type { Segment } from './run.ts';
import { trimSpan } from './trim-span.ts';

/** Regions in reading order, and how many columns stand side by side at most. */
export type Cut = { regions: Segment[][]; columns: number };

/** A slice of a region: no text reaches from it into the next. */
export type Band = Segment[];

/** Bands `from` to `to` (excluded), parted by a gutter. */
export type Span = { from: number; to: number; gutter: Gutter };

const maxBands = 90;
const maxDepth = 12;
/** Segments looked at in search of a page's columns: a CV needs a fifth of it, a dense table would never end. */
const searchBudget = 300_000;
/** Columns shorter than this are a detail of the layout (a contact block beside the name). */
const minColumnRows = 6;

function top(segment: Segment): number {
  return segment.y - segment.size * 0.85;
}

function bottom(segment: Segment): number {
  return segment.y + segment.size * 0.2;
}

function intoBands(segments: Segment[]): Band[] {
  const bands: Band[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const segment of [...segments].sort((a, b) => top(a) - top(b))) {
    if (bands.length > 0 && top(segment) < reached) bands.at(-1)?.push(segment);
    else bands.push([segment]);
    reached = Math.max(reached, bottom(segment));
  }
  return bands;
}

type Search = { depth: number; budget: { left: number } };

/** The longest run of bands that one gutter parts: where columns begin and end under a header. */
function longestSpan(bands: Band[], { budget }: Search): Span | null {
  let best: Span | null = null;
  for (let from = 0; from < bands.length; from++) {
    for (let to = bands.length; to > from + (best ? best.to - best.from : 0); to--) {
      const inside = bands.slice(from, to).flat();
      budget.left -= inside.length;
      if (budget.left < 0) return null;
      const gutter = findGutter(inside);
      if (!gutter) continue;
      best = { from, to, gutter };
      break;
    }
  }
  return best;
}

function weight(segments: Segment[]): number {
  return new Set(segments.map((segment) => Math.round(segment.y / 3))).size;
}

function cutColumns(gutter: Gutter, search: Search): Cut {
  const left = cutPart(gutter.left, search);
  const right = cutPart(gutter.right, search);
  const counts = Math.min(weight(gutter.left), weight(gutter.right)) >= minColumnRows;
  const columns = counts ? left.columns + right.columns : Math.max(left.columns, right.columns);
  return { regions: [...left.regions, ...right.regions], columns };
}

function cutPart(segments: Segment[], { depth, budget }: Search): Cut {
  const whole: Cut = { regions: segments.length > 0 ? [segments] : [], columns: 1 };
  if (segments.length < 4 || depth >= maxDepth) return whole;
  const search = { depth: depth + 1, budget };
  const bands = intoBands(segments);
  const found = bands.length > maxBands ? null : longestSpan(bands, search);
  const span = found && trimSpan(found, bands);
  if (!span) return whole;
  const { at } = span.gutter;
  // A long line among them may end the columns without ending the rows, after the first date already.
  const rows = dateRows(bands.slice(span.from, span.to), at, 1) && dateRows(bands.slice(span.from), at);
  if (rows) {
    const [from, to] = [span.from + rows.from, span.from + rows.to];
    return joined([bands.slice(0, from), bands.slice(from, to), bands.slice(to)], search);
  }
  const above = cutPart(bands.slice(0, span.from).flat(), search);
  const columns = cutColumns(span.gutter, search);
  const below = cutPart(bands.slice(span.to).flat(), search);
  return {
    regions: [...above.regions, ...columns.regions, ...below.regions],
    columns: Math.max(above.columns, columns.columns, below.columns),
  };
}

/** Parts of a page one below the other. */
function joined(parts: Band[][], search: Search): Cut {
  const cuts = parts.map((bands) => cutPart(bands.flat(), search));
  return { regions: cuts.flatMap(({ regions }) => regions), columns: Math.max(...cuts.map(({ columns }) => columns)) };
}

/** Recursive XY-cut: columns, then what stands above and below them; a region nothing parts is read row by row. */
export function cutRegion(segments: Segment[]): Cut {
  return cutPart(segments, { depth: 0, budget: { left: searchBudget } });
}
