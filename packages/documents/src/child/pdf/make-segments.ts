import { type Run, right, type Segment } from './run.ts';

/** Two strings share a baseline when they differ by less than this part of the larger size (a raised « er » still does). */
const sameBaseline = 0.42;
/** However large the letters: what stands beside a name in large type has rows of its own. */
const mostDifference = 5;
/** In the size of the letters: wider than any word space, narrower than any gutter. */
const widestWordSpace = 0.75;
const widestListGap = 4;
const listMarker = /^([^\p{L}\p{N}]|\d{1,2}[.)]|[a-z][.)]|o|§)$/u;

export function onSameBaseline(a: { y: number; size: number }, b: { y: number; size: number }): boolean {
  return Math.abs(a.y - b.y) <= Math.min(mostDifference, sameBaseline * Math.max(a.size, b.size));
}

/** Groups things that have a baseline into rows, top to bottom, each from left to right. */
export function intoRows<T extends { x: number; y: number; size: number }>(things: T[]): T[][] {
  const rows: T[][] = [];
  for (const thing of [...things].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const anchor = row?.reduce((largest, one) => (one.size > largest.size ? one : largest));
    if (row && anchor && onSameBaseline(anchor, thing)) row.push(thing);
    else rows.push([thing]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function belongsTo(segment: Segment, run: Run): boolean {
  const gap = run.x - segment.right;
  const text = segment.runs
    .map((one) => one.text)
    .join('')
    .trim();
  const reach = listMarker.test(text) ? widestListGap : widestWordSpace;
  return gap <= reach * Math.max(segment.size, run.size);
}

function startSegment(run: Run): Segment {
  return { runs: [run], x: run.x, right: right(run), y: run.y, size: run.size };
}

/** Runs → phrases: what no gutter can pass through. */
export function makeSegments(runs: Run[]): Segment[] {
  return intoRows(runs).flatMap((row) => {
    const segments: Segment[] = [];
    for (const run of row) {
      const segment = segments.at(-1);
      if (segment && belongsTo(segment, run)) {
        segment.runs.push(run);
        segment.right = Math.max(segment.right, right(run));
        segment.size = Math.max(segment.size, run.size);
      } else segments.push(startSegment(run));
    }
    return segments;
  });
}
