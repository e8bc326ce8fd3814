import { dateWords, shortYear } from '../date-words.ts';
import type { Band } from './cut-region.ts';
import { onSameBaseline } from './make-segments.ts';
import type { Segment } from './run.ts';

/** Bands `from` to `to` (excluded). */
export type Rows = { from: number; to: number };

const fewestDates = 2;

/** « 2018 », and in two figures « sept. 18 », « étés ’18 », « 09/18 ». */
const year = new RegExp(`(?<!\\d)(?:(?:19|20)\\d{2}|(?:0[1-9]|1[0-2])[/.]\\d{2})(?![\\d/.])|${shortYear}`, 'iu');
function isDate(segments: Segment[]): boolean {
  const text = segments.flatMap(({ runs }) => runs.map((run) => run.text)).join(' ');
  return text.length < 45 && year.test(text) && text.replace(dateWords, '') === '';
}

type Side = 'left' | 'date' | 'text';

function sideOf(band: Band, at: number): Side {
  const right = band.filter((segment) => segment.x >= at);
  if (right.length === 0) return 'left';
  const beside = band.filter((segment) => segment.x < at && right.every((other) => onSameBaseline(segment, other)));
  // « 2022   2020   2017 » are the heads of columns.
  return beside.length > 0 && isDate(right) && !isDate(beside) ? 'date' : 'text';
}

/**
 * The rows whose dates stand at the right edge of the page, above or below columns of which one begins before that edge:
 * what is right of the gutter is a date on the line of what it dates. They end at the widest gap towards the columns.
 * One date alone is enough above all columns, where the line under it has nothing at its right. Null where the columns
 * are all there is.
 */
export function dateRows(bands: readonly Band[], at: number, fewest = fewestDates): Rows | null {
  const sides = bands.map((band) => sideOf(band, at));
  const opens = sides.findIndex((side) => side !== 'left');
  const first = sides.findIndex(
    (side, index) =>
      side === 'date' && (runLength(sides, index) >= fewest || (index === opens && sides[index + 1] === 'left')),
  );
  if (first < 0) return null;
  const next = sides.indexOf('text', first);
  const last = sides.lastIndexOf('date', next < 0 ? sides.length - 1 : next);
  const before = sides.lastIndexOf('text', first);
  const from = before < 0 ? 0 : widestGap(bands, before, first);
  const to = next < 0 ? bands.length : widestGap(bands, last, next);
  return from === 0 && to === bands.length ? null : { from, to };
}

/** How many dates stand at the right from here on before a text does. */
function runLength(sides: readonly Side[], from: number): number {
  const end = sides.indexOf('text', from);
  return sides.slice(from, end < 0 ? sides.length : end).filter((side) => side === 'date').length;
}

/** The band behind the widest gap between two. */
function widestGap(bands: readonly Band[], from: number, to: number): number {
  let [best, widest] = [to, 0];
  for (let index = from + 1; index <= to; index++) {
    const gap = topOf(bands[index]) - bottomOf(bands[index - 1]);
    if (gap > widest) [best, widest] = [index, gap];
  }
  return best;
}

function topOf(band: Band = []): number {
  return Math.min(...band.map(({ y, size }) => y - size));
}

function bottomOf(band: Band = []): number {
  return Math.max(...band.map(({ y }) => y));
}
