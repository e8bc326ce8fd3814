import type { HeadingKind } from '@coach/contracts/cv';
import type { CvLine } from '../lines/read-lines.ts';
import { classifyHeading } from './classify-heading.ts';
import type { Section } from './split-sections.ts';

const inlineKinds = new Set<HeadingKind>(['languages', 'interests', 'certifications', 'soft', 'tools', 'skills']);

/** « Langues : anglais courant » carries its heading on its own line. */
export function opensInline(line: CvLine, current: Section): boolean {
  const colon = line.text.indexOf(':');
  if (colon < 4 || colon > 40 || colon === line.text.length - 1) return false;
  const kind = classifyHeading(line.text.slice(0, colon));
  if (!kind || !inlineKinds.has(kind) || kind === current.kind) return false;
  if (current.kind === 'experience' || current.kind === 'education')
    return line.gap && kind !== 'skills' && kind !== 'tools';
  return current.kind !== 'skills' || (kind !== 'tools' && kind !== 'soft');
}

/** The section such a line opens. */
export function inlineSection(line: CvLine): Section {
  const colon = line.text.indexOf(':');
  const start =
    line.start + colon + 1 + (line.text.slice(colon + 1).length - line.text.slice(colon + 1).trimStart().length);
  const rest: CvLine = { ...line, start, text: line.text.slice(start - line.start), bullet: false };
  return { kind: classifyHeading(line.text.slice(0, colon)), heading: null, lines: [rest] };
}
