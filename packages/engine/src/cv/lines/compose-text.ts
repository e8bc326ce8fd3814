import type { DocumentLine } from '@coach/contracts/document-text';
import type { Span } from '@coach/contracts/span';
import type { CvSource } from './read-lines.ts';

const decomposed = /\p{L}\p{M}+/gu;

/** A CV whose letters carry their accents apart, put together for reading, and the way back to its own offsets. */
export type Composed = { source: CvSource; restore: (span: Span) => Span };

/** « é » written as a letter and an accent, as some systems do, read as one letter; null where there is none. */
export function composeText(source: CvSource): Composed | null {
  const { text } = source;
  if (!/\p{L}\p{M}/u.test(text)) return null;
  const starts: number[] = [];
  const parts: string[] = [];
  let from = 0;
  const copy = (to: number) => {
    parts.push(text.slice(from, to));
    for (let index = from; index < to; index++) starts.push(index);
  };
  for (const match of text.matchAll(decomposed)) {
    copy(match.index);
    const whole = match[0].normalize('NFC');
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
