import { intoRows, onSameBaseline } from './make-segments.ts';
import type { Segment } from './run.ts';

const month =
  'janv|f[ée]vr|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[ée]c|jan|feb|apr|may|jun|jul|aug|spring|summer|fall|winter';
const dateLike = new RegExp(
  `(19|20)\\d{2}|\\d{1,2}/\\d{2,4}|\\b(${month})|pr[ée]sent|aujourd|actuel|en cours|today|\\bdepuis\\b|\\d+ (ans?|mois)\\b`,
  'i',
);
const bullet = /^[•◦▪▫■□●○◆▶►▸‣·➢✓✔\uf000-\uf0ff–-](\s|$)/u;

function textOf(row: Segment[]): string {
  return row
    .map((segment) => segment.runs.map((run) => run.text).join(' '))
    .join(' ')
    .trim();
}

function share<T>(things: T[], test: (thing: T) => boolean): number {
  return things.length === 0 ? 0 : things.filter(test).length / things.length;
}

function alignedShare(rows: Segment[][], others: Segment[][]): number {
  return share(rows, ([own]) => others.some(([other]) => own && other && onSameBaseline(own, other)));
}

/** A row no other row of its side follows closely. */
function isAlone(rows: Segment[][], index: number): boolean {
  const own = rows[index]?.[0];
  if (!own) return false;
  return [rows[index - 1]?.[0], rows[index + 1]?.[0]].every(
    (other) => !other || Math.abs(other.y - own.y) > 1.9 * Math.max(own.size, other.size),
  );
}

/**
 * Whether `labels` only label the rows of `text`: each stands on a row of the text, and they are dates, or stand apart
 * from each other, or are short words row for row. Then rows are read across; a true column is read down.
 */
export function isRowLabels(labels: Segment[], text: Segment[]): boolean {
  const labelRows = intoRows(labels);
  const textRows = intoRows(text);
  const aligned = alignedShare(labelRows, textRows);
  const dates = share(labelRows, (row) => dateLike.test(textOf(row)) && textOf(row).length < 45);
  if (dates >= 0.45 && aligned >= 0.55) return true;
  if (aligned < 0.8) return false;
  const bothAreLists = [labelRows, textRows].every((rows) => share(rows, (row) => bullet.test(textOf(row))) > 0.4);
  if (bothAreLists) return false;
  const alone = labelRows.filter((_, index) => isAlone(labelRows, index)).length;
  if (alone >= labelRows.length * 0.7) return labelRows.length <= textRows.length;
  return isTable(labelRows, textRows);
}

/** Short words row for row, all in one size: « Anglais | B2 ». Headings among them make it a column. */
function isTable(labelRows: Segment[][], textRows: Segment[][]): boolean {
  if (labelRows.length !== textRows.length || alignedShare(textRows, labelRows) < 1) return false;
  const sizes = labelRows.map((row) => row[0]?.size ?? 0);
  if (Math.max(...sizes) > Math.min(...sizes) * 1.1) return false;
  return labelRows.reduce((sum, row) => sum + textOf(row).length, 0) / labelRows.length <= 18;
}
