import type { DocumentLine, DocumentText } from '@coach/contracts/document-text';
import { isWordAt } from '../../text/tokenise.ts';

/** One line with something on it; `start`/`end` enclose its words, without bullet sign nor spaces around. */
export type CvLine = {
  start: number;
  end: number;
  text: string;
  bullet: boolean;
  /** A blank line, or another block of the layout, comes before. */
  gap: boolean;
  block: number;
  /** 0 in a text without pages. */
  page: number;
  fontSize: number | null;
  bold: boolean;
  headingLevel: number | null;
  origin: DocumentLine['origin'];
  x: number | null;
  /** What sets a line apart where nothing is drawn: the sign before it, « ■ Formation », or « = » for a rule drawn below it. */
  mark?: string;
};

export type CvSource = Pick<DocumentText, 'text'> & Partial<Pick<DocumentText, 'lines'>>;

/** The lines of a CV, with the layout where the document tells it. */
export function readLines(source: CvSource): CvLine[] {
  const { text, lines } = source;
  if (!lines || lines.length === 0) return readPlainLines(text);
  const read: CvLine[] = [];
  let previous: DocumentLine | null = null;
  for (const line of lines) {
    const made = makeLine(text, line.start, line.end, line);
    if (!made) continue;
    made.gap = previous !== null && (previous.block !== line.block || hasBlankLine(text, previous.end, line.start));
    read.push(made);
    previous = line;
  }
  return read;
}

function readPlainLines(text: string): CvLine[] {
  const read: CvLine[] = [];
  let start = 0;
  let gap = false;
  while (start <= text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const made = makeLine(text, start, end, null);
    const isRule = made !== null && rule.test(made.text);
    const above = read.at(-1);
    // « FORMATION / ========= »; a rule after a blank line parts what stands above it from what stands below.
    if (isRule && above && !gap) read[read.length - 1] = { ...above, mark: '=' };
    else if (made && !isRule) read.push({ ...made, gap: gap && read.length > 0 });
    gap = made === null || (isRule && (gap || closesEntry(above)));
    start = end + 1;
  }
  return read;
}

/** A rule below a duty or a date parts two jobs; headings are neither. */
function closesEntry(above: CvLine | undefined): boolean {
  return above !== undefined && (above.bullet || /\d{2}/.test(above.text));
}

/** « ========= », « --------- », « ───── ». */
const rule = /^(?:[=_~*#.\u2012-\u2015\u2500-\u257f\u25ac-] ?){3,}$/u;

function makeLine(text: string, from: number, to: number, line: DocumentLine | null): CvLine | null {
  const raw = trimSpan(text, from, to);
  if (raw.start >= raw.end) return null;
  const icon = skipIcon(text, raw.start, raw.end);
  const marks = line === null ? markdownMarks(text, raw.start) : 0;
  const bulletEnd = icon > raw.start ? icon : skipBullet(text, raw.start + marks, raw.end);
  const { start, end } = trimSpan(text, bulletEnd, raw.end);
  if (start >= end) return null;
  const sign = text[raw.start + marks] as string;
  return {
    start,
    end,
    text: text.slice(start, end),
    // A document keeps the sign of its headings alone: those of its lists are told apart already.
    ...(!line?.bullet && bulletEnd > raw.start + marks && icon === raw.start ? { mark: sign } : {}),
    bullet:
      (line?.bullet ?? false) || (bulletEnd > raw.start + marks && (icon === raw.start || isDingbat(text, raw.start))),
    gap: false,
    ...layoutOf(line),
    headingLevel: line?.headingLevel ?? (marks || null),
  };
}

/** Where a line stands and how it looks, as far as the document tells. */
function layoutOf(line: DocumentLine | null): Pick<CvLine, 'block' | 'page' | 'fontSize' | 'bold' | 'origin' | 'x'> {
  if (!line) return { block: 0, page: 0, fontSize: null, bold: false, origin: 'body', x: null };
  const { block, page, fontSize, bold, origin, x } = line;
  return { block, page, fontSize, bold, origin, x };
}

/** How many « # » a pasted text has before a heading, as Markdown writes it; 0 elsewhere. */
function markdownMarks(text: string, start: number): number {
  return /^#{1,6}(?=[ \t]+\S)/.exec(text.slice(start, start + 8))?.[0].length ?? 0;
}

/** The span without the white space at its ends. */
export function trimSpan(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** What a line says after its first cell, « 12/2013	▪ Portefeuille de 310 lots », as a line of its own; null for nothing. */
export function itemAfter(line: CvLine, from: number): CvLine | null {
  const rest = trimSpan(line.text, from, line.text.length);
  if (rest.start >= rest.end) return null;
  const sign = skipBullet(line.text, rest.start, rest.end);
  const { start } = trimSpan(line.text, sign, rest.end);
  const bullet = line.bullet || sign > rest.start;
  return { ...line, start: line.start + start, text: line.text.slice(start), bullet };
}

function isBlank(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200d) || code === 0xfeff;
}

const pictograph = /^(?:[\p{Extended_Pictographic}\u2190-\u2bff][\ufe0f\u200d]*[\s\u00a0]*){1,3}(?=[\p{L}\p{N}+(])/u;

/** The end of a picture before the words: « ☎ 06… », « 🎓 Formation », « ✂ Coupes ». */
function skipIcon(text: string, start: number, end: number): number {
  const code = text.charCodeAt(start);
  if (code < 0x2190 || bulletSigns.has(text[start] as string)) return start;
  const length = pictograph.exec(text.slice(start, Math.min(end, start + 16)))?.[0].length ?? 0;
  return start + length;
}

/** Scissors, ticks and stars mark the items of a list; envelopes and pens mark contacts and headings. */
function isDingbat(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0x2701 && code <= 0x27bf && !(code >= 0x2706 && code <= 0x2712) && !(code >= 0x2763 && code <= 0x2767);
}

const bulletSigns = new Set('•●◦▪■□▫‣⁃·►▶➢➤➔→❖✓✔✦★☆◆◇○–—-*>›∘»+§~\u2023\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d');

function skipBullet(text: string, start: number, end: number): number {
  const sign = text[start] as string;
  const next = start + 1;
  if (next >= end) return bulletSigns.has(sign) ? end : start;
  const spaced = isBlank(text.charCodeAt(next));
  if (bulletSigns.has(sign) && (spaced || (isWordAt(text, next) && !'-+>~'.includes(sign)))) return next;
  if (sign === '.' && spaced) return next;
  if (sign === '-' && /\p{L}/u.test(text[next] as string)) return next;
  return sign === 'o' && spaced && /[\p{Lu}\p{Ll}]/u.test(text.slice(next, next + 3)) ? next : start;
}

function hasBlankLine(text: string, from: number, to: number): boolean {
  const first = text.indexOf('\n', from);
  return first >= 0 && first < to && text.indexOf('\n', first + 1) > 0 && text.indexOf('\n', first + 1) < to;
}
