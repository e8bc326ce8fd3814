import { shortYear } from '../date-words.ts';
import { isLevel } from '../is-level.ts';
import { intoRows, onSameBaseline } from './make-segments.ts';
import type { Segment } from './run.ts';

const dateLike = new RegExp(
  `(?<!\\d)(?:19|20)\\d{2}(?!\\d)|(?<!\\d)\\d{1,2}/\\d{2,4}(?!\\d)|pr[ée]sent\\b|aujourd|actuel|en cours|\\btoday\\b|\\bdepuis\\b|\\d+ (?:ans?|mois)\\b|${shortYear}`,
  'iu',
);
const bullet = /^[•◦▪▫■□●○◆▶►▸‣·➢✓✔\uf000-\uf0ff–-](\s|$)/u;

/** Two columns of equal length and look are a table only while they are short. */
const mostTableRows = 6;
const longestDate = 25;
/** Fewer rows than these may stand in the gaps of another side by chance. */
const fewestOfText = 12;

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

function isTableRow({ runs }: Segment): boolean {
  return runs.some(({ opensCell }) => opensCell);
}

/** A row no other row of its side follows closely. */
function isAlone(rows: Segment[][], index: number): boolean {
  const own = rows[index]?.[0];
  if (!own) return false;
  return [rows[index - 1]?.[0], rows[index + 1]?.[0]].every(
    (other) => !other || Math.abs(other.y - own.y) > 1.9 * Math.max(own.size, other.size),
  );
}

/** « 2013 : Licence AES » is a line of its own, not a date beside one. */
const startsEntry = /^\(?(?:19|20)\d{2}\)?\s*[:–-]\s*\p{L}{3}/u;

/** Rows that are a date, or the place written just under or above one. */
function datedShare(rows: Segment[][]): number {
  const isDate = (row: Segment[] | undefined) =>
    row !== undefined && dateLike.test(textOf(row)) && textOf(row).length < 45 && !startsEntry.test(textOf(row));
  const dated = rows.filter((row, index) => {
    const above = rows[index - 1];
    const below = rows[index + 1];
    const { length } = textOf(row);
    if (isDate(row) || (length <= 30 && isDate(above) && isClose(row, above))) return true;
    // An employer is written above its dates too, in longer words than a town.
    return length <= 24 && opensWithDate(below) && isClose(row, below);
  });
  return rows.length === 0 ? 0 : dated.length / rows.length;
}

/** « mars 2019 – août 2021 », where « Brevet professionnel, Albi, 2018 » only ends with one. */
function opensWithDate(row: Segment[] = []): boolean {
  return textOf(row).search(dateLike) >= 0 && textOf(row).search(dateLike) <= 10 && textOf(row).length < 45;
}

function isClose([own]: Segment[], [other]: Segment[] = []): boolean {
  return own !== undefined && other !== undefined && Math.abs(own.y - other.y) < 1.9 * own.size;
}

/** Rows beside which the other side has a row; the others stand in its gaps, as titles over both do. */
function rowsBeside(rows: Segment[][], others: Segment[][]): Segment[][] {
  return rows.filter(([own]) => {
    if (!own) return false;
    const heights = others.map(([other]) => (other?.y ?? 0) - own.y);
    const above = Math.max(...heights.filter((height) => height <= own.size * 0.5));
    const below = Math.min(...heights.filter((height) => height >= -own.size * 0.5));
    return below - above <= own.size * 2.1;
  });
}

/**
 * Whether `labels` only label the rows of `text`: each stands on a row of the text, and they are dates, or stand apart
 * from each other, or are short words row for row. Then rows are read across; a true column is read down.
 */
export function isRowLabels(labels: Segment[], text: Segment[]): boolean {
  // The rows of a ruled table label nothing beside it.
  if (labels.some(isTableRow)) return false;
  const textRows = intoRows(text);
  const allRows = intoRows(labels);
  if (areColumns(allRows, textRows)) return false;
  // They stand far from one another: what is level with few of them is a column.
  if (text.some(isTableRow) && alignedShare(allRows, textRows) < 0.8) return false;
  const labelRows = rowsBeside(allRows, textRows);
  if (labelRows.length === 0) return true;
  const aligned = alignedShare(labelRows, textRows);
  // A column of jobs tells dates too: beside a narrow list it is the text, whatever stands at the same heights.
  if (datedShare(labelRows) >= 0.45 && aligned >= 0.55 && letters(allRows) <= letters(textRows)) return true;
  if (aligned >= 0.8 && share(labelRows, isLevelRow) >= 0.3) return true;
  if (aligned < 0.8) return false;
  if (aligned >= 0.95 && areInMargin(labelRows, textRows)) return true;
  const bothAreLists = [labelRows, textRows].every((rows) => share(rows, (row) => bullet.test(textOf(row))) > 0.4);
  if (bothAreLists) return false;
  const alone = labelRows.filter((_, index) => isAlone(labelRows, index)).length;
  if (alone >= labelRows.length * 0.7 && !isOwnText(allRows, labelRows, textRows))
    return labelRows.length <= textRows.length;
  return isTable(labelRows, textRows);
}

/** « langue maternelle », « C1 C1 B2 »: how well what stands beside is known. */
function isLevelRow(row: Segment[]): boolean {
  return row.every((segment) => isLevel(segment.runs.map((run) => run.text).join(' ')));
}

/**
 * Labels stand beside their rows and have no headings: where most of a long side fills the gaps of the other, or both sides
 * have headings of their own, both are texts.
 */
function isOwnText(rows: Segment[][], beside: Segment[][], others: Segment[][]): boolean {
  if (Math.min(rows.length, others.length) < fewestOfText) return false;
  return beside.length * 2 < rows.length || (headingCount(rows) > 2 && headingCount(others) > 1);
}

function headingCount(rows: Segment[][]): number {
  const usual = usualSize(rows);
  return sizesOf(rows).filter((size) => size > usual * 1.1).length;
}

/** In points: letters of one right edge end within this. */
const sameEdge = 2;

/**
 * Short words that all end at one edge, as LaTeX classes set dates, languages and the names of skill lists in the margin
 * at the left, towns and dates at the right: a column of text begins at one edge instead.
 */
function areInMargin(labelRows: Segment[][], textRows: Segment[][]): boolean {
  const [starts, ends] = [labelRows.map(([first]) => first?.x ?? 0), labelRows.map((row) => row.at(-1)?.right ?? 0)];
  const edge = Math.max(...ends);
  const isLeft = edge <= Math.min(...textRows.map(([first]) => first?.x ?? 0));
  const isRight = Math.min(...starts) >= Math.max(...textRows.map((row) => row.at(-1)?.right ?? 0));
  if (labelRows.length < 2 || !(isLeft || (isRight && areShortWithDates(labelRows)))) return false;
  return share(ends, (end) => edge - end <= sameEdge) >= 0.8 && Math.max(...starts) - Math.min(...starts) > sameEdge;
}

/** Towns and dates; an address that ends at the right edge has none. */
function areShortWithDates(rows: Segment[][]): boolean {
  return rows.every((row) => textOf(row).length <= longestDate) && rows.some((row) => dateLike.test(textOf(row)));
}

/** Two texts side by side: each under its own heading or dates, or a name in large letters beside an address. */
function areColumns(a: Segment[][], b: Segment[][]): boolean {
  if (a.length < 2 || b.length < 2) return false;
  const [own, other] = [sizesOf(a), sizesOf(b)];
  if (Math.min(...own) > Math.max(...other) * 1.5 || Math.min(...other) > Math.max(...own) * 1.5) return true;
  const [first] = a[0] as Segment[];
  const [beside] = b[0] as Segment[];
  const level = first !== undefined && beside !== undefined && onSameBaseline(first, beside);
  return level && ((isHeaded(a) && isHeaded(b)) || (isDated(a) && isDated(b)));
}

/** « 2022 » over « Licence », « Université Lyon 2 »: a card of a time line drawn across the page, no column of dates. */
function isDated([head = [], next = []]: Segment[][]): boolean {
  const cells = head.map((cell) => textOf([cell]));
  return cells.every((text) => text.length < longestDate && dateLike.test(text)) && !dateLike.test(textOf(next));
}

function sizesOf(rows: Segment[][]): number[] {
  return rows.map((row) => row[0]?.size ?? 0);
}

function usualSize(rows: Segment[][]): number {
  const sizes = sizesOf(rows).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

/** The first row is larger than those below, or the only bold one of several, and no date. */
function isHeaded(rows: Segment[][]): boolean {
  const [head, ...rest] = rows;
  if (!head || rest.length === 0 || dateLike.test(textOf(head))) return false;
  if ((head[0]?.size ?? 0) > usualSize(rest) * 1.14) return true;
  return rest.length > 1 && isBold(head) && !rest.some(isBold);
}

function isBold(row: Segment[]): boolean {
  return row.every(({ runs }) => runs.every(({ bold }) => bold));
}

function letters(rows: Segment[][]): number {
  return rows.reduce((sum, row) => sum + textOf(row).length, 0);
}

/** Short words row for row, all in one size: « Anglais | B2 ». Headings among them make it a column. */
function isTable(labelRows: Segment[][], textRows: Segment[][]): boolean {
  if (labelRows.length > mostTableRows || labelRows.length !== textRows.length) return false;
  if (alignedShare(textRows, labelRows) < 1) return false;
  const sizes = [...labelRows, ...textRows].map((row) => row[0]?.size ?? 0);
  if (Math.max(...sizes) > Math.min(...sizes) * 1.12) return false;
  return letters(labelRows) / labelRows.length <= 18;
}
