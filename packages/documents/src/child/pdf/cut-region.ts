import { type AlignedRow, isDate, isItem } from './aligned-rows.ts';
import { dateRows } from './date-rows.ts';
import { findGutter, type Gutter } from './find-gutter.ts';
import { intoRows, onSameBaseline } from './make-segments.ts';
import type { Segment } from './run.ts';
import { trimSpan } from './trim-span.ts';

/** Regions in reading order, and how many columns stand side by side at most. */
type Parts = { regions: Segment[][]; columns: number };

/** The regions of `continued` go on with the paragraph of the one before. */
export type Cut = Parts & { continued: ReadonlySet<Segment[]> };

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

type Search = { depth: number; budget: { left: number }; continued: Set<Segment[]> };

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

function cutColumns(gutter: Gutter, search: Search): Parts {
  const left = cutPart(gutter.left, search);
  const right = cutPart(gutter.right, search);
  const counts = Math.min(weight(gutter.left), weight(gutter.right)) >= minColumnRows;
  const columns = counts ? left.columns + right.columns : Math.max(left.columns, right.columns);
  return { regions: [...left.regions, ...right.regions], columns };
}

function cutPart(segments: Segment[], { depth, budget, continued }: Search): Parts {
  const whole: Parts = { regions: segments.length > 0 ? [segments] : [], columns: 1 };
  if (segments.length < 4 || depth >= maxDepth) return whole;
  const search = { depth: depth + 1, budget, continued };
  const bands = intoBands(segments);
  const found = bands.length > maxBands ? null : longestSpan(bands, search);
  if (found?.gutter.rows) {
    const parts = [bands.slice(0, found.from).flat(), bands.slice(found.to).flat()].map((part) =>
      cutPart(part, search),
    );
    const [above, below] = parts as [Parts, Parts];
    return stacked([above, ...found.gutter.rows.map((row) => cutRow(row, search)), below]);
  }
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
function joined(parts: Band[][], search: Search): Parts {
  return stacked(parts.map((bands) => cutPart(bands.flat(), search)));
}

function stacked(cuts: Parts[]): Parts {
  return { regions: cuts.flatMap(({ regions }) => regions), columns: Math.max(...cuts.map(({ columns }) => columns)) };
}

/**
 * A row of a table: « 2019 – 2021 » beside « Aide-soignante », then « Clinique des Lilas, Lyon » and what was done there.
 * A label that begins with more than a date, or stands beside the items of a list, is read first.
 */
function cutRow({ label, text }: AlignedRow, search: Search): Parts {
  const [labels, lines] = [intoRows(label), intoRows(text)];
  const [first, beside] = [labels[0], lines[0]];
  if (!first || !beside) return cutPart([...label, ...text], search);
  const parts =
    !isDate(first) || first.length > 1 || isItem(beside) || !onSameBaseline(first[0] as Segment, beside[0] as Segment)
      ? [label, text]
      : [[...first, ...headOf(lines).flat()], labels.slice(1).flat(), lines.slice(headOf(lines).length).flat()];
  const cut = stacked(parts.filter((part) => part.length > 0).map((part) => cutPart(part, search)));
  for (const region of cut.regions.slice(1)) search.continued.add(region);
  return cut;
}

/** The first line with those that its bold words run over to. */
function headOf(lines: Segment[][]): Segment[][] {
  const isBold = (line: Segment[]) => line.every(({ runs }) => runs.every(({ bold }) => bold));
  const plain = lines.findIndex((line) => !isBold(line) || line[0]?.size !== lines[0]?.[0]?.size);
  return lines.slice(0, Math.max(1, plain));
}

/** Recursive XY-cut: columns, then what stands above and below them; a region nothing parts is read row by row. */
export function cutRegion(segments: Segment[]): Cut {
  const continued = new Set<Segment[]>();
  return { ...cutPart(segments, { depth: 0, budget: { left: searchBudget }, continued }), continued };
}
