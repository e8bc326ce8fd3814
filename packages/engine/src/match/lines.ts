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
  const starts = sectionStarts(cv);
  const lines: Line[] = [];
  let section: Section = 'header';
  let next = 0;
  let headedTo = 0;
  for (let from = 0; from <= text.length; ) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    const opened = openedBefore(starts, next, to);
    next += opened.length;
    const span = trimmed(text, from, to);
    if (span) {
      const written = text.slice(span.start, span.end);
      if (written === additionsHeading) section = 'additions';
      // « BOÎTE À / OUTILS » is one heading over two lines.
      const isHeading = written === additionsHeading || span.start < headedTo;
      lines.push(
        ...(isHeading ? [{ ...span, text: written, section, heading: true }] : partsOf(text, span, section, opened)),
      );
    }
    headedTo = Math.max(headedTo, ...opened.map(({ headingEnd }) => headingEnd));
    section = section === 'additions' ? section : (opened.at(-1)?.kind ?? section);
    from = to + 1;
  }
  return lines;
}

/** The sections from the `from`th on that begin before an offset. */
function openedBefore(starts: readonly SectionStart[], from: number, end: number): SectionStart[] {
  let until = from;
  while ((starts[until]?.start ?? end) < end) until++;
  return starts.slice(from, until);
}

/** A line is one, but where another section begins within it: « Langues : anglais », « Chorale. Permis B. ». */
function partsOf(text: string, line: Span, before: Section, opened: readonly SectionStart[]): Line[] {
  const within = opened.filter(
    ({ start, heading }) => !heading && /[\p{L}\p{N}]/u.test(text.slice(line.start, Math.max(line.start, start))),
  );
  const cuts = [line.start, ...within.map(({ start }) => start), line.end];
  return cuts.slice(1).flatMap((to, index) => {
    const part = trimmed(text, cuts[index] as number, to);
    if (!part) return [];
    const own = opened.filter(({ start }) => start < part.end);
    const written = text.slice(part.start, part.end);
    const labelled = within[index] && written.endsWith(':') ? within[index] : null;
    const section = labelled?.kind ?? own.at(-1)?.kind ?? before;
    const heading = labelled !== null || own.some((each) => each.heading);
    return [{ ...part, text: written, section: before === 'additions' ? before : section, heading }];
  });
}

/** `headingEnd` is 0 where no heading opens the section. */
type SectionStart = { start: number; kind: Section; heading: boolean; headingEnd: number };

const unheaded = /^sections\.([a-z]+)\.\d+$/;

/** Where sections begin: at their headings, and at the lines that open one without. */
function sectionStarts({ headings, spans }: Pick<ParsedCv, 'headings' | 'spans'>): SectionStart[] {
  const headed = headings.flatMap(({ kind }, index) => {
    const span = spans[`headings.${index}`];
    return span ? [{ start: span.start, kind, heading: true, headingEnd: span.end }] : [];
  });
  const bare = Object.entries(spans).flatMap(([path, { start }]) => {
    const kind = path.startsWith('sections.') ? unheaded.exec(path)?.[1] : undefined;
    return kind ? [{ start, kind: kind as Section, heading: false, headingEnd: 0 }] : [];
  });
  return [...headed, ...bare].sort((a, b) => a.start - b.start);
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
