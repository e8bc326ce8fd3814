import type { HeadingKind } from '@coach/contracts/cv';
import type { CvLine } from '../lines/read-lines.ts';
import { classifyHeading } from './classify-heading.ts';
import type { Section } from './split-sections.ts';

const inlineKinds = new Set<HeadingKind>(['languages', 'interests', 'certifications', 'soft', 'tools', 'skills']);

/** Behind the heading: a colon, or in a table of what is left to say the edge of its cell. */
function endOfHeading({ text }: CvLine, { kind, heading }: Section): number {
  const isRest = kind === 'interests' || kind === 'other' || (heading === null && inlineKinds.has(kind as HeadingKind));
  const tab = isRest ? text.indexOf('\t') : -1;
  return tab < 0 ? text.indexOf(':') : tab;
}

/** « Langues : anglais courant » carries its heading on its own line. */
export function opensInline(line: CvLine, current: Section): boolean {
  const end = endOfHeading(line, current);
  if (end < 4 || end > 40 || end === line.text.length - 1) return false;
  const kind = classifyHeading(line.text.slice(0, end));
  if (!kind || !inlineKinds.has(kind) || kind === current.kind) return false;
  // « Sport	Aviron » is what such a table is about.
  if (line.text[end] === '\t' && kind === 'interests' && current.heading !== null) return false;
  if (current.kind === 'experience' || current.kind === 'education')
    return line.gap && kind !== 'skills' && kind !== 'tools';
  return current.kind !== 'skills' || (kind !== 'tools' && kind !== 'soft');
}

/** The section such a line opens below `current`. */
export function inlineSection(line: CvLine, current: Section): Section {
  const end = endOfHeading(line, current);
  const start = line.start + end + 1 + (line.text.slice(end + 1).length - line.text.slice(end + 1).trimStart().length);
  const rest: CvLine = { ...line, start, text: line.text.slice(start - line.start), bullet: false };
  return { kind: classifyHeading(line.text.slice(0, end)), heading: null, lines: [rest] };
}
