import type { DocumentLine } from '@coach/contracts/document-text';
import type { Span } from '@coach/contracts/span';
import { classifyHeading } from '../sections/classify-heading.ts';
import type { CvSource } from './read-lines.ts';

const apart = /\p{L}\p{M}+/gu;
/**
 * « Cesson- / Sévigné », « Aix-en- / Provence », « Fontenay- / sous-Bois » in a text without a page: the line was full.
 * « FORMATION------ » is a heading, whatever follows.
 */
const apartOrBroken =
  /\p{L}\p{M}+|(?<=(?:^|[\s(,«])\p{Lu}[\p{L}’']{1,30}(?:-[\p{L}’']{1,30}){0,3}-)[ \t]*\n[ \t]*(?=\p{Lu}\p{L}|(?:l[eèa]s?|sous|sur|en|du|des?|au|aux)-\p{L})/gu;

/** What both need, and hardly any CV has. */
const mayBeApart = /\p{M}|-[ \t]*\n/u;

/** A CV whose words were cut apart, put together for reading, and the way back to its own offsets. */
export type Composed = { source: CvSource; restore: (span: Span) => Span };

/** « é » written as a letter and an accent, as some systems do, read as one letter; null where nothing is apart. */
export function composeText(source: CvSource): Composed | null {
  const { text } = source;
  const cut = source.lines?.length ? apart : apartOrBroken;
  if (!mayBeApart.test(text) || text.search(cut) < 0) return null;
  const starts: number[] = [];
  const parts: string[] = [];
  let from = 0;
  const copy = (to: number) => {
    parts.push(text.slice(from, to));
    for (let index = from; index < to; index++) starts.push(index);
  };
  for (const match of text.matchAll(cut)) {
    if (match[0].includes('\n') && headsPart(text, match.index)) continue;
    copy(match.index);
    const whole = match[0].trim().normalize('NFC');
    parts.push(whole);
    for (let index = 0; index < whole.length; index++) starts.push(match.index + Math.min(index, match[0].length - 1));
    from = match.index + match[0].length;
  }
  copy(text.length);
  starts.push(text.length);
  const restore = ({ start, end }: Span) => ({ start: starts[start] as number, end: starts[end] as number });
  return { source: { text: parts.join(''), ...linesOf(source.lines, starts) }, restore };
}

function linesOf(lines: DocumentLine[] | undefined, starts: readonly number[]): { lines?: DocumentLine[] } {
  if (!lines) return {};
  const place = new Map(starts.map((original, composed) => [original, composed]));
  const at = (offset: number) => place.get(offset) ?? 0;
  return { lines: lines.map((line) => ({ ...line, start: at(line.start), end: at(line.end) })) };
}

/** « Langues- / Anglais »: a heading with its dash is whole. */
function headsPart(text: string, end: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
  return /^\p{L}{4,40}-$/u.test(line) && classifyHeading(line.slice(0, -1)) !== null;
}
