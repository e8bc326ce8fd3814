import { findGutter, type Gutter } from './find-gutter.ts';
import type { Segment } from './run.ts';

/** Regions in reading order, and how many columns stand side by side at most. */
export type Cut = { regions: Segment[][]; columns: number };

const maxBands = 80;
const maxDepth = 12;
/** Columns shorter than this are a detail of the layout (a contact block beside the name). */
const minColumnRows = 6;

type Band = { segments: Segment[] };

function top(segment: Segment): number {
  return segment.y - segment.size * 0.85;
}

function bottom(segment: Segment): number {
  return segment.y + segment.size * 0.2;
}

/** Slices of a region between which no text reaches, top to bottom. */
function intoBands(segments: Segment[]): Band[] {
  const bands: (Band & { bottom: number })[] = [];
  for (const segment of [...segments].sort((a, b) => top(a) - top(b))) {
    const band = bands.at(-1);
    if (band && top(segment) < band.bottom) {
      band.segments.push(segment);
      band.bottom = Math.max(band.bottom, bottom(segment));
    } else bands.push({ segments: [segment], bottom: bottom(segment) });
  }
  return bands;
}

type Span = { from: number; to: number; gutter: Gutter };

/** The longest run of bands that one gutter parts: where the columns begin and end under a header. */
function longestColumns(bands: Band[]): Span | null {
  let best: Span | null = null;
  for (let from = 0; from < bands.length; from++) {
    for (let to = bands.length; to > from + (best ? best.to - best.from : 0); to--) {
      const gutter = findGutter(bands.slice(from, to).flatMap((band) => band.segments));
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

/** Recursive XY-cut: columns first, then what stands above and below them; a region nothing parts is read row by row. */
export function cutRegion(segments: Segment[], depth = 0): Cut {
  const whole: Cut = { regions: [segments], columns: 1 };
  if (segments.length < 4 || depth >= maxDepth) return whole;
  const gutter = findGutter(segments);
  if (gutter) return cutColumns(gutter, depth);
  const bands = intoBands(segments);
  if (bands.length < 2 || bands.length > maxBands) return whole;
  const span = longestColumns(bands);
  if (!span) return whole;
  const parts = [bands.slice(0, span.from), bands.slice(span.from, span.to), bands.slice(span.to)]
    .filter((part) => part.length > 0)
    .map((part) =>
      cutRegion(
        part.flatMap((band) => band.segments),
        depth + 1,
      ),
    );
  return {
    regions: parts.flatMap((part) => part.regions),
    columns: Math.max(...parts.map((part) => part.columns)),
  };
}
