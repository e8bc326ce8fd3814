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
  const sectionAt = sectionReader(cv);
  const lines: Line[] = [];
  for (let from = 0; from <= text.length; ) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    const span = trimmed(text, from, to);
    if (span) {
      const written = text.slice(span.start, span.end);
      lines.push({ ...span, text: written, ...sectionAt(to, written) });
    }
    from = to + 1;
  }
  return lines;
}

/** Tells lines read in order which section they are in. */
function sectionReader(
  cv: Pick<ParsedCv, 'headings' | 'spans'>,
): (to: number, text: string) => Pick<Line, 'section' | 'heading'> {
  const kinds = headingStarts(cv);
  let next = 0;
  let section: Section = 'header';
  return (to, text) => {
    const additions = text === additionsHeading;
    let heading = additions;
    for (let start = kinds[next]; start && start.start < to; start = kinds[++next]) {
      section = start.kind;
      heading = true;
    }
    if (additions) section = 'additions';
    return { section, heading };
  };
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
