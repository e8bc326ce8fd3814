import type { DateRange } from '../text/parse-date-range.ts';
import { headerRange, splitAtCommas, splitHeader } from './header-parts.ts';
import { isContract, isPlace } from './judge-part.ts';
import type { CvLine } from './read-lines.ts';

/** One job or one course of study: its heading lines, its period, and the lines of description. */
export type Entry = { header: CvLine[]; range: DateRange | null; rangeLine: CvLine | null; body: CvLine[] };

/** Cuts a section at its dated lines; without any date, at the lines that head bullets. */
export function splitEntries(lines: readonly CvLine[]): Entry[] {
  const joined = continuations(lines);
  const all = lines.map((line, index) => (joined[index] ? null : headerRange(line)));
  // A bullet with dates heads an entry only where no other line does.
  const plain = all.map((range, index) => (lines[index]?.bullet ? null : range));
  const ranges = plain.some((range) => range !== null) ? plain : all;
  const anchors = ranges.flatMap((range, index) => (range ? [index] : []));
  const starts = anchors.length > 0 ? startsOf(lines, joined, anchors) : undatedStarts(lines, joined);
  return starts.map((start, order) => {
    const end = starts[order + 1] ?? lines.length;
    return makeEntry(lines, ranges, joined, start, end);
  });
}

/** For each line, whether it carries on the sentence of the line before. */
export function continuations(lines: readonly CvLine[]): boolean[] {
  const widest = Math.max(40, ...lines.slice(0, 400).map((line) => Math.min(line.text.length, 140)));
  let inText = false;
  return lines.map((line, index) => {
    const previous = lines[index - 1];
    const carries = previous !== undefined && !line.bullet && carriesOn(previous, line, widest, inText);
    inText = line.bullet || carries || (inText && !line.gap && !line.bold && line.headingLevel === null && carries);
    return carries;
  });
}

function carriesOn(previous: CvLine, line: CvLine, widest: number, inText: boolean): boolean {
  if (line.gap && line.block === previous.block && !/^\p{Ll}/u.test(line.text)) return false;
  if (line.headingLevel !== null || (line.bold && !previous.bold)) return false;
  if (inText && endsOpen.test(previous.text)) return true;
  if (opensAnew(previous, line)) return false;
  if (/^(?:\p{Ll}{2}|[àaeéyôœ&(,;:%€] ?|[dlnsjmc][’'])/u.test(line.text)) return previous.text.length > 25 && !line.gap;
  if (/[.;:!?]$/.test(previous.text)) return false;
  const wide = previous.text.length > widest * 0.72;
  return inText && wide && !line.gap && headerRange(line) === null;
}

function opensAnew(previous: CvLine, line: CvLine): boolean {
  if (namesEmployer(line.text) || (headerRange(line)?.start ?? 9) <= 2) return true;
  return line.fontSize !== null && previous.fontSize !== null && Math.abs(line.fontSize - previous.fontSize) > 0.6;
}

/** « CRÉDIT LIGÉRIEN », « Ateliers Durand, Nantes »: written like the head of an entry, never like the end of a sentence. */
function namesEmployer(text: string): boolean {
  if (text.length > 70 || /[.;]$/.test(text)) return false;
  if (/^\p{Lu}{3,}[’' -]\p{Lu}{2,}/u.test(text)) return true;
  const comma = text.lastIndexOf(', ');
  return comma > 2 && /^\p{Lu}/u.test(text) && isPlace(text.slice(comma + 2));
}

/** Nothing ends on these words: the sentence goes on. */
const endsOpen =
  /(?:,|\b(?:de|du|des|la|le|les|et|ou|au|aux|en|entre|pour|par|avec|sur|dans|un|une|of|and|the|to|for|with|in|son|sa|ses|leur)|[ àd][’']|\sà)$/u;

const maxHeaderBefore = 3;

function isBody(line: CvLine, joined: boolean): boolean {
  return line.bullet || joined || line.text.length > 110 || /[.;]$/.test(line.text);
}

function startsOf(lines: readonly CvLine[], joined: readonly boolean[], anchors: readonly number[]): number[] {
  const first = anchors[0] as number;
  const usual =
    first <= maxHeaderBefore && !lines.slice(0, first).some((line, index) => isBody(line, joined[index] as boolean))
      ? first
      : 0;
  const starts: number[] = [];
  for (const anchor of anchors) {
    const floor = starts.length > 0 ? (starts.at(-1) as number) + 1 : 0;
    const previousAnchor = anchors[anchors.indexOf(anchor) - 1] ?? -1;
    let start = anchor;
    const limit = Math.max(floor, previousAnchor + 1, anchor - usual);
    while (start > limit && !lines[start]?.gap && canHead(lines, joined, start - 1)) start--;
    starts.push(start);
  }
  if ((starts[0] as number) > 0 && first <= maxHeaderBefore) starts[0] = 0;
  return starts;
}

function canHead(lines: readonly CvLine[], joined: readonly boolean[], index: number): boolean {
  return !isBody(lines[index] as CvLine, joined[index] as boolean);
}

function undatedStarts(lines: readonly CvLine[], joined: readonly boolean[]): number[] {
  const starts: number[] = [];
  const anyBullet = lines.some((line) => line.bullet);
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    if (isBody(line, joined[index] as boolean)) return;
    const afterBody = previous === undefined || isBody(previous, joined[index - 1] as boolean);
    if (anyBullet ? afterBody : previous === undefined || line.gap || line.headingLevel !== null) starts.push(index);
  });
  return starts;
}

function makeEntry(
  lines: readonly CvLine[],
  ranges: readonly (DateRange | null)[],
  joined: readonly boolean[],
  start: number,
  end: number,
): Entry {
  let anchor = -1;
  for (let index = start; index < end && anchor < 0; index++) if (ranges[index]) anchor = index;
  let bodyStart = Math.max(anchor, start) + 1;
  const room = headerRoom(lines, ranges, start, anchor);
  while (bodyStart < end && bodyStart <= Math.max(anchor, start) + room && carriesHeader(lines, joined, bodyStart, end))
    bodyStart++;
  return {
    header: lines.slice(start, bodyStart),
    range: anchor >= 0 ? (ranges[anchor] ?? null) : null,
    rangeLine: lines[anchor] ?? null,
    body: lines.slice(bodyStart, end),
  };
}

/** How many heading lines may follow the dated one: as many as pieces are still missing of « title » and « place ». */
function headerRoom(
  lines: readonly CvLine[],
  ranges: readonly (DateRange | null)[],
  start: number,
  anchor: number,
): number {
  if (anchor < 0) return 1;
  let said = anchor - start;
  for (const part of splitHeader(lines[anchor] as CvLine, anchor, ranges[anchor] as DateRange)) {
    for (const piece of splitAtCommas(part)) if (!isPlace(piece.text) && !isContract(piece.text)) said++;
  }
  return Math.max(0, 2 - said);
}

function carriesHeader(lines: readonly CvLine[], joined: readonly boolean[], index: number, end: number): boolean {
  const line = lines[index] as CvLine;
  if (isBody(line, joined[index] as boolean) || line.text.length > 90) return false;
  if (/^(?:missions?|t[âa]ches|r[ée]alisations?|activit[ée]s|responsabilit[ée]s|environnement)\b/iu.test(line.text))
    return false;
  return index < end && !/^\p{Lu}\p{Ll}+(?:er|ir|tion|ment|age)\b (?:de|du|des|les?|la|l[’'])/u.test(line.text);
}
