import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';
import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';
import { tellsOutcome } from '../education/outcome-of.ts';
import { isCounted } from '../lines/join-wrapped.ts';

/** What stands between two separators of a course of study, and the separator before it; offsets are the text's. */
export type StudyPiece = Span & { text: string; before: string };

/** The period of a piece, placed in the whole text. */
export type PlacedRange = Span & { range: DateRange };

const separator =
  /[;|·•\t]|,(?!\d)|\s[–—-]\s|\s?[–—](?=\s|$)|\s:\s|(?<=[\p{Ll})\d]):\s|(?<=[\p{Ll})]{2}|\)|\d)\.(?=\s|$)/uy;
/** A line that goes on in the next: after a small word or a hyphen, or before a small letter. */
const openEnd = /(?:[\p{L}]-|(?<!\p{L})(?:de|du|des|d[’']|la|le|les|et|en|à|au|aux|universit[ée]|institut))\s*$/iu;

/**
 * A course of study cut at its commas, dashes, cells and line ends; never inside the spans of `whole` (a diploma, a
 * school, a period) nor inside brackets, but for those that tell a period or how it went: « (CNED, 2012-2015) ».
 */
export function studyPieces(text: string, from: number, to: number, whole: readonly Span[]): StudyPiece[] {
  const pieces: StudyPiece[] = [];
  let start = from;
  let before = '\n';
  const push = (end: number, next: string) => {
    const piece = trimmed(text, start, end);
    if (piece) pieces.push({ ...piece, before });
    if (piece || next === '\n') before = next;
  };
  for (let at = from; at < to; ) {
    const inside = whole.find((span) => span.start <= at && at < span.end);
    if (inside) {
      at = inside.end;
      continue;
    }
    if (text[at] === '(') {
      const end = closing(text, at, to);
      if (isApart(text, at + 1, end, whole)) {
        push(at, '(');
        pieces.push(...studyPieces(text, at + 1, end, whole).map((piece) => ({ ...piece, before: '(' })));
        start = end + 1;
      }
      at = end + 1;
      continue;
    }
    const length = separatorAt(text, at, to, whole);
    if (length > 0) {
      push(at, text[at] === '\n' ? '\n' : text.slice(at, at + length).trim() || '\t');
      start = at + length;
    }
    at += Math.max(1, length);
  }
  push(to, '\n');
  return pieces;
}

/** Where a bracket closes; at its line's end where it never does. */
function closing(text: string, open: number, to: number): number {
  const end = text.indexOf(')', open);
  if (end >= 0 && end < to && end - open < 200) return end;
  const line = text.indexOf('\n', open);
  return line >= 0 && line < to ? line : to;
}

function isApart(text: string, from: number, to: number, whole: readonly Span[]): boolean {
  if (whole.some((span) => span.start >= from && span.end <= to)) return true;
  // « Titre professionnel Plaquiste (niveau CAP) »: how high it is, not how it went.
  return tellsOutcome(foldText(text.slice(from - 1, to)));
}

function separatorAt(text: string, at: number, to: number, whole: readonly Span[]): number {
  if (text[at] === '\n') {
    const next = text.slice(at + 1, Math.min(to, at + 40)).trimStart();
    const inName = whole.some((span) => span.start < at && at < span.end);
    const above = text.slice(Math.max(0, at - 20), at);
    return inName || openEnd.test(above) || isCounted(above, next) || /^\p{Ll}/u.test(next) ? 0 : 1;
  }
  separator.lastIndex = at;
  return separator.exec(text)?.[0].length ?? 0;
}

function trimmed(text: string, from: number, to: number): (Span & { text: string }) | null {
  let start = from;
  let end = to;
  while (start < end && /[\s,;:|·•)–—*>-]/.test(text[start] as string)) start++;
  while (end > start && /[\s,;:|·•(–—-]/.test(text[end - 1] as string)) end--;
  if (!/[\p{L}\p{N}]/u.test(text.slice(start, end))) return null;
  return { start, end, text: text.slice(start, end) };
}

/** The periods of a course, line by line. */
export function periodsIn(text: string, from: number, to: number): PlacedRange[] {
  const found: PlacedRange[] = [];
  for (let at = from; at < to; ) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 || newline > to ? to : newline;
    for (const range of parseDateRanges(text.slice(at, end)))
      found.push({ start: at + range.start, end: at + range.end, range });
    at = end + 1;
  }
  return found;
}
