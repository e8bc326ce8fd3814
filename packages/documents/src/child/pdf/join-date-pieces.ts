import { dateWords, monthOrSeason } from '../date-words.ts';
import type { Run, Segment } from './run.ts';

/** In the size of the letters. */
const widestPitch = 1.65;
/** Of the narrower of two lines. */
const leastOverlap = 0.6;
const sameSize = 0.4;
const mostPieces = 5;
const longestPiece = 30;

/** « 02/2023 – », « De septembre », « 2016 à », « depuis »: more of the date is on the next line. */
const staysOpen = new RegExp(
  `(?:[–—→-]|(?<!\\p{L})(?:de|du|depuis|[àa]|au|en|ce|${monthOrSeason})\\.?)$|(?<!\\p{L})[dl][’']$`,
  'iu',
);
/** « – 10/2026 », « à ce jour », « aujourd’hui »: the date began on the line above. */
const goesOn = /^(?:[–—→-]|(?:à|au|aujourd[’']hui|auj|ce jour|pr[ée]sent|actuel(?:lement)?)(?!\p{L}))/iu;
const aMonth = new RegExp(`^(?:${monthOrSeason})\\.?$`, 'iu');
const told = new RegExp(`\\d{4}|(?<!\\p{L})(?:${monthOrSeason}|de|depuis)(?!\\p{L})`, 'iu');

/**
 * Dates that a narrow margin breaks, « De septembre / 2016 à / décembre 2018 », are one, on the line where they begin:
 * below it, they would stand beside the employer and the duties. It is as wide as its narrowest line, which the text beside
 * it does not reach.
 */
export function joinDatePieces(segments: readonly Segment[]): Segment[] {
  const pieces = segments.filter(isPiece).sort((a, b) => a.y - b.y);
  const taken = new Set<Segment>();
  const whole = new Map<Segment, Segment>();
  for (const first of pieces) {
    if (taken.has(first)) continue;
    const stack = stackFrom(first, pieces);
    if (stack.length < 2) continue;
    for (const piece of stack) taken.add(piece);
    whole.set(first, joined(stack));
  }
  if (whole.size === 0) return [...segments];
  return segments.flatMap((segment) => whole.get(segment) ?? (taken.has(segment) ? [] : [segment]));
}

/** Nothing but months, years and the words between them. */
function isPiece(segment: Segment): boolean {
  const text = textOf(segment);
  return text.length <= longestPiece && text.replace(dateWords, '').replace(/^[’'.]+$/, '') === '';
}

function stackFrom(first: Segment, pieces: readonly Segment[]): Segment[] {
  const stack = [first];
  if (!told.test(textOf(first))) return stack;
  while (stack.length < mostPieces) {
    const above = stack.at(-1) as Segment;
    const next = pieces.find((piece) => isUnder(above, piece));
    if (!next || !(staysOpen.test(textOf(above)) || goesOn.test(textOf(next))) || isOther(above, next)) break;
    stack.push(next);
  }
  return staysOpen.test(textOf(stack.at(-1) as Segment)) || !isOnePeriod(stack) ? [first] : stack;
}

/** « Mars » over « Juin », or over « 2020 » in bold: months under the years that head them. */
function isOther(above: Segment, next: Segment): boolean {
  return isBold(above) !== isBold(next) || (aMonth.test(textOf(above)) && aMonth.test(textOf(next)));
}

function isBold({ runs }: Segment): boolean {
  return runs.every(({ bold }) => bold);
}

/** « 2021 – » over « 2018 – 2021 » is a job that lasts over the one before: no period has three years, or goes back. */
function isOnePeriod(stack: readonly Segment[]): boolean {
  const years = stack.flatMap((piece) => (textOf(piece).match(/\d+/g) ?? []).flatMap(yearOf));
  return years.length < 3 && (years[0] ?? 0) <= (years[1] ?? 9999);
}

function yearOf(figures: string): number[] {
  return figures.length === 4 ? [Number(figures)] : [];
}

/** On the next line of the same narrow column. */
function isUnder(above: Segment, piece: Segment): boolean {
  const pitch = piece.y - above.y;
  if (pitch < above.size * 0.8 || pitch > above.size * widestPitch || Math.abs(above.size - piece.size) > sameSize)
    return false;
  const overlap = Math.min(above.right, piece.right) - Math.max(above.x, piece.x);
  return overlap >= Math.min(above.right - above.x, piece.right - piece.x) * leastOverlap;
}

function joined(stack: readonly Segment[]): Segment {
  const [first] = stack as [Segment, ...Segment[]];
  const { x, right } = stack.reduce((least, one) => (one.right - one.x < least.right - least.x ? one : least));
  const [run] = first.runs as [Run, ...Run[]];
  const text = stack.map(textOf).join(' ');
  const bottom = stack.at(-1)?.y ?? first.y;
  return { ...first, x, right, bottom, runs: [{ ...run, text, x, width: right - x }] };
}

function textOf({ runs }: Segment): string {
  const text = runs.map((run) => run.text.trim()).join(' ');
  // « 1 » and its raised « er » are drawn apart.
  return text.replace(/(?<=(?<!\d)1) (?=er(?!\p{L}))/gu, '').trim();
}
