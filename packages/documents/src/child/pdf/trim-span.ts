import type { Band, Span } from './cut-region.ts';
import { findColumns } from './find-gutter.ts';
import type { Segment } from './run.ts';

/** A side shorter than this part of the other is beside a part of it only. */
const shortSide = 0.35;

type Side = 'left' | 'right' | 'both';

function sideOf(band: Band, at: number): Side {
  const left = band.some((segment) => segment.x < at);
  const right = band.some((segment) => segment.x >= at);
  return left && right ? 'both' : left ? 'left' : 'right';
}

function extent(segments: Segment[]): { from: number; to: number } {
  const heights = segments.map((segment) => segment.y);
  return { from: Math.min(...heights), to: Math.max(...heights) };
}

/** Larger than the text as titles are on this page; bold where none is larger. */
function isTitle(band: Band, usualSize: number, column: Segment[]): boolean {
  const sizes = column.map(({ size }) => size).filter((size) => size > usualSize * 1.1);
  if (sizes.length > 1) return band.some((segment) => segment.size >= Math.min(...sizes) * 0.98);
  const bold = band.every((segment) => segment.runs.every((run) => run.bold));
  return bold || band.some((segment) => segment.size > usualSize * 1.1);
}

function usualSize(segments: Segment[]): number {
  const sizes = segments.map((segment) => segment.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** Bands beside which the shorter side stands, when it is much the shorter; the span as it is otherwise. */
function besideShortSide(span: Span, bands: Band[]): Span | null {
  const left = extent(span.gutter.left);
  const right = extent(span.gutter.right);
  const [short, long] = left.to - left.from < right.to - right.from ? [left, right] : [right, left];
  if (short.to - short.from >= (long.to - long.from) * shortSide) return span;
  const touches = (band: Band) => band.some((segment) => segment.y >= short.from && segment.y <= short.to);
  const from = bands.findIndex((band, index) => index >= span.from && touches(band));
  const to = bands.findLastIndex((band, index) => index < span.to && touches(band)) + 1;
  const gutter = findColumns(bands.slice(from, to).flat());
  return gutter && { from, to, gutter };
}

/** Where the right column's texts begin, beside the left one's. */
function leftEdge(bands: Band[], at: number): number {
  const beside = bands.filter((band) => sideOf(band, at) === 'both').flat();
  return Math.min(...beside.filter((segment) => segment.x >= at).map((segment) => segment.x));
}

/** A title at the middle of the page begins well before the right column does. */
function reachesOver(band: Band, edge: number, size: number): boolean {
  return band.some((segment) => segment.size > size * 1.1 && segment.x < edge - size * 3);
}

/**
 * Takes off a span the bands that stand on one side alone and are no part of the columns: what is above them on the left or
 * far inside the right, or a title over both, what follows on the right, and what follows on the left from a title on.
 */
export function trimSpan(found: Span, bands: Band[]): Span | null {
  const span = besideShortSide(found, bands);
  if (!span) return null;
  const { at } = span.gutter;
  const size = usualSize([...span.gutter.left, ...span.gutter.right]);
  let { from, to } = span;
  const edge = leftEdge(bands.slice(from, to), at);
  const isAbove = (band: Band) =>
    sideOf(band, at) === 'left' ||
    band.every((segment) => segment.x > edge + size * 3) ||
    (sideOf(band, at) === 'right' && reachesOver(band, edge, size));
  while (from < to && isAbove(bands[from] ?? [])) from += 1;
  const lastOfBoth = bands.findLastIndex((band, index) => index < to && index >= from && sideOf(band, at) === 'both');
  const after = bands.slice(lastOfBoth + 1, to);
  // Of two columns at the left, the longer second one goes on below the right column.
  const second = after.length > 0 ? findColumns(span.gutter.left)?.at : undefined;
  const isFirst = (band: Band) => second === undefined || band.some((segment) => segment.x < second);
  const title = after.findIndex(
    (band) => sideOf(band, at) === 'left' && isFirst(band) && isTitle(band, size, span.gutter.left),
  );
  if (lastOfBoth >= 0 && after.every((band) => sideOf(band, at) === 'right')) to = lastOfBoth + 1;
  else if (lastOfBoth >= 0 && title >= 0) to = lastOfBoth + 1 + title;
  const gutter = findColumns(bands.slice(from, to).flat());
  return gutter ? { from, to, gutter } : span;
}
