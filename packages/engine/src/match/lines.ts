import type { HeadingKind, ParsedCv } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';

/** The line under which a person's additions stand; see `amendCv`. */
export const additionsHeading = 'Précisions du candidat';

/** `header` is what stands before the first heading, `additions` what the person added. */
export type Section = HeadingKind | 'header' | 'additions';

/** A line of the CV without its margins: `text === cv.text.slice(start, end)`. */
export type Line = Span & { text: string; section: Section; heading: boolean };

/** The lines of `text` that hold something, each with its section. `text` has the offsets of `cv.text`. */
export function linesOf(cv: Pick<ParsedCv, 'headings' | 'spans'>, text: string): Line[] {
  const kinds = headingStarts(cv);
  let next = 0;
  const lines: Line[] = [];
  let section: Section = 'header';
  for (let from = 0; from <= text.length; ) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    const span = trimmed(text, from, to);
    if (span) {
      let kind: HeadingKind | undefined;
      for (; next < kinds.length && (kinds[next] as HeadingStart).start < to; next++) kind = kinds[next]?.kind;
      const written = text.slice(span.start, span.end);
      const additions = written === additionsHeading;
      if (additions) section = 'additions';
      else if (kind) section = kind;
      lines.push({ ...span, text: written, section, heading: additions || kind !== undefined });
    }
    from = to + 1;
  }
  return lines;
}

type HeadingStart = { start: number; kind: HeadingKind };

function headingStarts(cv: Pick<ParsedCv, 'headings' | 'spans'>): HeadingStart[] {
  return cv.headings
    .flatMap(({ kind }, index) => {
      const span = cv.spans[`headings.${index}`];
      return span ? [{ start: span.start, kind }] : [];
    })
    .sort((a, b) => a.start - b.start);
}

function trimmed(text: string, from: number, to: number): Span | null {
  let start = from;
  let end = to;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return end > start ? { start, end } : null;
}

function isBlank(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0x202f || code === 0x200b || code === 0xfeff;
}
