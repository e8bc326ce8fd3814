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

/** The longest run of bands that one gutter parts: where columns begin and end under a header. */
function longestSpan(bands: Band[]): Span | null {
  let best: Span | null = null;
  for (let from = 0; from < bands.length; from++) {
    for (let to = bands.length; to > from + (best ? best.to - best.from : 0); to--) {
      const gutter = findGutter(bands.slice(from, to).flat());
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

function cutColumns(gutter: Gutter, depth: number): Cut {
  const left = cutRegion(gutter.left, depth + 1);
  const right = cutRegion(gutter.right, depth + 1);
  const counts = Math.min(weight(gutter.left), weight(gutter.right)) >= minColumnRows;
  const columns = counts ? left.columns + right.columns : Math.max(left.columns, right.columns);
  return { regions: [...left.regions, ...right.regions], columns };
}

/** Recursive XY-cut: columns, then what stands above and below them; a region nothing parts is read row by row. */
export function cutRegion(segments: Segment[], depth = 0): Cut {
  const whole: Cut = { regions: segments.length > 0 ? [segments] : [], columns: 1 };
  if (segments.length < 4 || depth >= maxDepth) return whole;
  const bands = intoBands(segments);
  const found = bands.length > maxBands ? null : longestSpan(bands);
  const span = found && trimSpan(found, bands);
  if (!span) return whole;
  const above = cutRegion(bands.slice(0, span.from).flat(), depth + 1);
  const columns = cutColumns(span.gutter, depth);
  const below = cutRegion(bands.slice(span.to).flat(), depth + 1);
  return {
    regions: [...above.regions, ...columns.regions, ...below.regions],
    columns: Math.max(above.columns, columns.columns, below.columns),
  };
}
