import type { Span } from '@coach/contracts/span';
import type { DateRange } from '../../text/parse-date-range.ts';
import { isTwice, precision } from '../lines/doubled-periods.ts';
import { type CvLine, trimSpan } from '../lines/read-lines.ts';

/**
 * A period as a section's lines tell it; `inCell` where it fills a narrow column of dates over two lines, of which
 * `closing` is the place of the second in the CV.
 */
export type LineRange = DateRange & { inCell?: boolean; closing?: Span };

type Row = { line: CvLine; range: LineRange | null };

/** A period told twice on neighbouring lines, « 2018 – 2021 » over « octobre 2018 à mars 2021 », is told by the exacter one. */
export function withoutDoubles(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  for (const row of rows) {
    const above = kept.at(-1);
    const merged = above ? oneOf(above, row) : null;
    if (merged) kept.pop();
    kept.push(...(merged ?? [row]));
  }
  return kept;
}

/** The two lines with one period between them; null where they tell two. */
function oneOf(above: Row, row: Row): Row[] | null {
  const [first, second] = [above.range, row.range];
  if (!first || !second || row.line.bullet || row.line.gap || first.inCell || second.inCell) return null;
  if (!isTwice(first, second)) return null;
  const exacter = precision(second) > precision(first);
  const bare = [withoutPeriod(above), withoutPeriod(row)];
  // Two jobs may be of the same years; hardly of the same months.
  if (bare.every((line) => line !== null) && Math.min(precision(first), precision(second)) <= 8) return null;
  const rest = exacter ? [{ line: bare[0], range: null }, row] : [above, { line: bare[1], range: null }];
  return rest.flatMap(({ line, range }) => (line ? [{ line, range }] : []));
}

/** What stands on a line before its period, or after it where it comes first; null where nothing does. */
function withoutPeriod({ line, range }: Row): CvLine | null {
  const { start = 0, end = 0 } = range ?? {};
  const before = trimSpan(line.text, 0, start);
  const side = before.end > before.start ? before : trimSpan(line.text, end, line.text.length);
  const text = line.text.slice(side.start, side.end);
  const bare = text.replace(/^[\s,;:|)(–—-]+|[\s,;:|)(–—-]+$/gu, '');
  if (!/[\p{L}\d]/u.test(bare)) return null;
  const from = side.start + text.indexOf(bare);
  return { ...line, start: line.start + from, end: line.start + from + bare.length, text: bare };
}
