import type { HeadingStyles } from '../lines/heading-style.ts';
import type { CvLine } from '../lines/read-lines.ts';
import type { Section } from './split-sections.ts';

/** The name in display size that opens a column ends what the column before it was about. */
export function isMasthead(line: CvLine, current: Section, styles: HeadingStyles): boolean {
  if (current.kind === null || !line.gap || line.bullet) return false;
  return line.block !== current.lines.at(-1)?.block && isDisplay(line, styles);
}

/** Letters much larger than any heading; figures are the year of a job in the margin. */
function isDisplay({ fontSize, text }: CvLine, { largest }: HeadingStyles): boolean {
  return fontSize !== null && largest > 0 && fontSize > largest * 1.25 && /\p{L}/u.test(text);
}

/** A telephone number or an address that opens another column belongs to no studies or jobs. */
export function isContactColumn(line: CvLine, previous: CvLine | undefined, current: Section): boolean {
  if (current.kind === null || !previous || line.block === previous.block || line.page !== previous.page) return false;
  const isElsewhere = line.x !== null && previous.x !== null && Math.abs(line.x - previous.x) > 100;
  return isElsewhere && line.text.length < 60 && isDetail(line.text);
}

/** An address or a telephone number. */
export function isDetail(text: string): boolean {
  return /^\S+@\S+\.\S+$|^(?:\D{0,12})(?:\+?\d[ .-]?){9,13}$/.test(text);
}

/** On the next page, or below a strip, a column goes on with the section that the same column ended with. */
export function columnResumed(
  sections: readonly Section[],
  line: CvLine,
  previous: CvLine | undefined,
  styles: HeadingStyles,
): Section | null {
  if (line.page < 1 || line.x === null || !previous || previous.block === line.block) return null;
  const current = sections.at(-1) as Section;
  const start = current.lines[0] ?? previous;
  if (start.page !== line.page || start.x === null || Math.abs(start.x - line.x) < 100) return null;
  return lastHeadingOf(sections, line) ?? (isDisplay(line, styles) ? null : leftOpen(sections, line));
}

/** Between two columns read in turns, the first goes on with its own section once a heading of the other has stood. */
function leftOpen(sections: readonly Section[], line: CvLine): Section | null {
  const current = sections.at(-1) as Section;
  const last = sections.findLast(({ at }) => at !== undefined && at.page === line.page && isInColumn(at, line));
  if (!last || last === current || !current.at || current.at.x === null || line.x === null) return null;
  return current.at.page === line.page && Math.abs(current.at.x - line.x) > 100 ? last : null;
}

/** The last heading that the column had on the page before, or one further up that still has no lines. */
function lastHeadingOf(sections: readonly Section[], line: CvLine): Section | null {
  const last = sections.findLast(({ at }) => at !== undefined && isInColumn(at, line));
  if (!last?.at) return null;
  return last.at.page === line.page - 1 || (last.at.page === line.page && last.lines.length === 0) ? last : null;
}

function isInColumn(a: CvLine, b: CvLine): boolean {
  return a.x !== null && b.x !== null && Math.abs(a.x - b.x) < 60;
}
