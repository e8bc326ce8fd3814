import type { HeadingKind } from '@coach/contracts/cv';
import type { CvLine } from '../lines/read-lines.ts';
import { classifyHeading } from './classify-heading.ts';
import type { Section } from './split-sections.ts';

const inlineKinds = new Set<HeadingKind>(['languages', 'interests', 'certifications', 'soft', 'tools', 'skills']);

/** Behind the heading: a colon, or in a table of what is left to say the edge of its cell. */
function endOfHeading({ text }: CvLine, { kind, heading }: Section): number {
  const isRest = kind === 'interests' || kind === 'other' || (heading === null && inlineKinds.has(kind as HeadingKind));
  const tab = isRest || skillsOfForm.test(text) ? text.indexOf('\t') : -1;
  return tab < 0 ? text.indexOf(':') : tab;
}

/** What a form of the European Union asks at the left of a line. */
const skillsOfForm =
  /^comp[ée]tences (?:organisationnelles(?: et manag[ée]riales)?|num[ée]riques|informatiques|techniques|sociales|en communication|li[ée]es [àa] l[’']emploi)\t/iu;

/** « Langues : anglais courant » carries its heading on its own line. */
export function opensInline(line: CvLine, current: Section): boolean {
  if (formKind(line.text) !== undefined) return current.kind !== formKind(line.text);
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

/** « Langue(s) maternelle(s)	Français », « Permis de conduire	B »: of a form, whose head tells the licence. */
function formKind(text: string): HeadingKind | null | undefined {
  if (/^langues?\(s\) maternelles?\(s\)\t/iu.test(text)) return 'languages';
  return /^permis de conduire\t[A-D]/iu.test(text) ? null : undefined;
}

/** The section such a line opens below `current`. */
export function inlineSection(line: CvLine, current: Section): Section {
  const ofForm = formKind(line.text);
  if (ofForm === null) return { kind: null, heading: null, lines: [line] };
  const end = ofForm ? line.text.indexOf('\t') : endOfHeading(line, current);
  const start = line.start + end + 1 + (line.text.slice(end + 1).length - line.text.slice(end + 1).trimStart().length);
  const rest: CvLine = { ...line, start, text: line.text.slice(start - line.start), bullet: false };
  return { kind: ofForm ?? classifyHeading(line.text.slice(0, end)), heading: null, lines: [rest] };
}
