import type { HeadingKind } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import { classifyHeading } from './classify-heading.ts';
import { type CvLine, trimSpan } from './read-lines.ts';

/** A heading and the lines below it; the lines above the first heading have no heading. */
export type Section = { kind: HeadingKind | null; heading: { text: string; span: Span } | null; lines: CvLine[] };

/** Cuts a CV at its headings, known by their words, or by standing out like the ones that are. */
export function splitSections(all: readonly CvLine[]): Section[] {
  const running = runningTitles(all);
  const margins = all.filter((line) => isMargin(line, running));
  const lines = margins.length > 0 ? all.filter((line) => !isMargin(line, running)) : all;
  const style = measureStyle(lines);
  const sections: Section[] = [{ kind: null, heading: null, lines: margins }];
  lines.forEach((line, index) => {
    const current = sections.at(-1) as Section;
    const kind = isSubheading(line, current, style) ? null : headingKind(line, index, style);
    if (kind) sections.push({ kind, heading: { text: headingText(line.text), span: headingSpan(line) }, lines: [] });
    else if (opensInline(line, current)) sections.push(inlineSection(line));
    else if (isMasthead(line, current, style)) sections.push({ kind: null, heading: null, lines: [line] });
    else current.lines.push(line);
  });
  return sections.map(namedByContent);
}

/** Page headers and footers stand in the middle of the text: they belong to no section. */
function isMargin(line: CvLine, running: ReadonlySet<string>): boolean {
  return line.origin === 'header' || line.origin === 'footer' || running.has(line.text);
}

/** Texts that begin or end several pages. */
function runningTitles(lines: readonly CvLine[]): Set<string> {
  const edges = new Map<string, number>();
  lines.forEach((line, index) => {
    const atEdge = lines[index - 1]?.page !== line.page || lines[index + 1]?.page !== line.page;
    if (atEdge && line.page > 0 && !line.bullet) edges.set(line.text, (edges.get(line.text) ?? 0) + 1);
  });
  return new Set([...edges].flatMap(([text, count]) => (count > 1 ? [text] : [])));
}

/** The name in display size that opens a column ends what the column before it was about. */
function isMasthead(line: CvLine, current: Section, style: Style): boolean {
  if (current.kind === null || !line.gap || line.bullet || line.fontSize === null) return false;
  const ordinary = Math.max(style.bodySize ?? 0, style.headingSize ?? 0);
  return line.block !== current.lines.at(-1)?.block && ordinary > 0 && line.fontSize > ordinary * 1.25;
}

type Style = {
  level: number | null;
  bodySize: number | null;
  headingSize: number | null;
  usesLevels: boolean;
  capitals: boolean;
  colons: boolean;
};

function measureStyle(lines: readonly CvLine[]): Style {
  const known = lines.filter((line) => looksLikeHeading(line) && classifyHeading(line.text) !== null);
  const sizes = lines.flatMap((line) => (line.fontSize ? [Math.round(line.fontSize * 2) / 2] : []));
  const headingSizes = known.flatMap((line) => (line.fontSize ? [line.fontSize] : []));
  return {
    bodySize: mostCommon(sizes),
    headingSize: headingSizes.length > 0 ? Math.min(...headingSizes) : null,
    usesLevels: known.some((line) => line.headingLevel !== null),
    level: mostCommon(known.flatMap((line) => (line.headingLevel !== null ? [line.headingLevel] : []))),
    colons: known.filter((line) => /:$/.test(line.text)).length * 2 > known.length,
    capitals: known.length > 1 && known.every((line) => isCapitals(line.text)),
  };
}

function mostCommon(values: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: number | null = null;
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = value;
  return best;
}

const maxHeadingLength = 64;

function looksLikeHeading(line: CvLine): boolean {
  if (line.text.length > maxHeadingLength || /[.;,!?@]$/.test(line.text)) return false;
  return !line.bullet || isCapitals(line.text) || line.headingLevel !== null;
}

function headingKind(line: CvLine, index: number, style: Style): HeadingKind | null {
  if (!looksLikeHeading(line)) return null;
  const kind = classifyHeading(line.text, standsOut(line, style));
  if (kind) return style.capitals && !isCapitals(line.text) && !standsOut(line, style) && !line.gap ? null : kind;
  if (index < 3 || /\d/.test(line.text) || line.text.split(' ').length > 6) return null;
  return standsOutAsHeading(line, style) ? 'other' : null;
}

/** « Réalisations : » inside a job, where headings have no colon. */
function isSubheading(line: CvLine, current: Section, style: Style): boolean {
  if (current.kind !== 'experience' || style.colons || standsOut(line, style) || !/:$/.test(line.text)) return false;
  return /^(?:mes |principales? )?(?:r[ée]alisations?|missions?|activit[ée]s|t[âa]ches|projets?|r[ée]sultats?|environnement|outils|stack)\b/iu.test(
    line.text,
  );
}

function standsOut(line: CvLine, style: Style): boolean {
  if (line.headingLevel !== null) return true;
  return line.bold || (line.fontSize !== null && style.bodySize !== null && line.fontSize > style.bodySize * 1.08);
}

/** An unknown heading must look like the known ones: same Word style, or their size in a text that is smaller. */
function standsOutAsHeading(line: CvLine, style: Style): boolean {
  if (style.usesLevels) return line.headingLevel !== null && line.headingLevel <= (style.level ?? 1);
  if (line.fontSize === null || style.bodySize === null || style.headingSize === null) return false;
  return style.headingSize > style.bodySize * 1.08 && Math.abs(line.fontSize - style.headingSize) < 0.3 && !line.bullet;
}

/** No small letter, and at least three capitals. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** « Mes atouts » announces qualities or skills: what it lists decides. */
function namedByContent(section: Section): Section {
  if (section.kind !== 'soft') return section;
  const kinds = section.lines.flatMap((line) => findTerms(line.text).map((term) => term.kind));
  const hard = kinds.filter((kind) => kind === 'skill').length;
  return hard > 2 && hard > kinds.filter((kind) => kind === 'soft').length * 2
    ? { ...section, kind: 'skills' }
    : section;
}

const inlineKinds = new Set<HeadingKind>(['languages', 'interests', 'certifications', 'soft', 'tools', 'skills']);

/** « Langues : anglais courant » carries its heading on its own line. */
function opensInline(line: CvLine, current: Section): boolean {
  const colon = line.text.indexOf(':');
  if (colon < 4 || colon > 40 || colon === line.text.length - 1) return false;
  const kind = classifyHeading(line.text.slice(0, colon));
  if (!kind || !inlineKinds.has(kind) || kind === current.kind) return false;
  if (current.kind === 'experience' || current.kind === 'education')
    return line.gap && kind !== 'skills' && kind !== 'tools';
  return current.kind !== 'skills' || (kind !== 'tools' && kind !== 'soft');
}

function inlineSection(line: CvLine): Section {
  const colon = line.text.indexOf(':');
  const start =
    line.start + colon + 1 + (line.text.slice(colon + 1).length - line.text.slice(colon + 1).trimStart().length);
  const rest: CvLine = { ...line, start, text: line.text.slice(start - line.start), bullet: false };
  return { kind: classifyHeading(line.text.slice(0, colon)), heading: null, lines: [rest] };
}

function headingSpan(line: CvLine): Span {
  const length = headingText(line.text).length;
  const start = line.start + line.text.indexOf(headingText(line.text));
  return trimSpan(line.text, 0, 0).start === 0 ? { start, end: start + length } : { start, end: line.end };
}

function headingText(text: string): string {
  return text.replace(/^[^\p{L}\p{N}«(]{1,8}/u, '').replace(/[\s:_.=*#|~-]{1,40}$/u, '');
}
