import type { HeadingKind } from '@coach/contracts/cv';
import type { CvChange, CvDocument } from '@coach/contracts/cv-document';
import type { Span } from '@coach/contracts/span';
import type { Context } from '../../match/context.ts';
import type { Line } from '../../match/lines.ts';
import { foldText } from '../../text/fold-text.ts';

export type DocumentSection = CvDocument['sections'][number];
export type Block = DocumentSection['blocks'][number];

/**
 * An optimised CV under construction. `used` marks the characters of the CV whose facts are in
 * the document: 1 for each.
 */
export type Building = {
  context: Context;
  changes: CvChange[];
  used: Uint8Array;
  sections: Map<HeadingKind, DocumentSection>;
  /** Slices of the CV that the document does without. */
  removed: Span[];
  /** Whether the CV bears out a wording that is not its own; what it does not stays as it was. */
  isBorneOut(text: string): boolean;
  /** Laid out only: what an optimised CV would leave out stays. */
  asWritten?: true;
};

export const sectionTitles: Record<HeadingKind, string> = {
  summary: 'Profil',
  skills: 'Compétences',
  tools: 'Compétences',
  experience: 'Expérience professionnelle',
  education: 'Formation',
  certifications: 'Certifications et habilitations',
  languages: 'Langues',
  soft: 'Savoir-être',
  interests: 'Centres d’intérêt',
  other: 'Autres informations',
};

/** Adds a block to a section, which is made at its first block. */
export function addBlock(building: Building, kind: HeadingKind, block: Block): void {
  const section = building.sections.get(kind) ?? { kind, title: sectionTitles[kind], blocks: [] };
  section.blocks.push(block);
  building.sections.set(kind, section);
}

/** Notes that the facts of these slices are in the document. */
export function use(building: Building, ...spans: (Span | null | undefined)[]): void {
  for (const span of spans) if (span) building.used.fill(1, span.start, span.end);
}

/** Notes a field as used: where its slice says more than its value, the rest stays to be told. */
export function useField(building: Building, span: Span | undefined, value: string | null): void {
  if (!span || !value) return;
  const slice = building.context.cv.text.slice(span.start, span.end);
  if (bare(foldText(slice)) === bare(foldText(value))) use(building, span);
  const at = slice.indexOf(value);
  if (at >= 0) use(building, { start: span.start + at, end: span.start + at + value.length });
  else if (/[\t\n]/.test(slice)) useEnds(building, span, slice, value);
}

/** « Mairie de / août 2018	Dole » told as « Mairie de Dole »: the value opens and closes its slice. */
function useEnds(building: Building, span: Span, slice: string, value: string): void {
  for (let at = value.indexOf(' '); at > 0; at = value.indexOf(' ', at + 1)) {
    const tail = value.slice(at + 1);
    if (!slice.startsWith(value.slice(0, at)) || !slice.endsWith(tail)) continue;
    use(building, { start: span.start, end: span.start + at }, { start: span.end - tail.length, end: span.end });
    return;
  }
}

/** A text read from a slice, without what was removed there. */
export function withoutRemoved({ context, removed }: Building, span: Span | undefined, text: string): string {
  const within = span ? removed.filter(({ start, end }) => start < span.end && end > span.start) : [];
  if (within.length === 0) return text;
  const left = within.reduce((rest, { start, end }) => {
    const words = context.cv.text.slice(Math.max(start, span?.start ?? 0), Math.min(end, span?.end ?? 0)).trim();
    return rest.replace(words, ' ').replace(words.replace(/\s+/g, ' '), ' ');
  }, text);
  return printable(left)
    .replace(/,\s+(?=[,.])/g, '')
    .replace(/\.\s+(?=\.(?:\s|$))/g, '')
    .replace(/ (?=[.,])/g, '');
}

/** Whether all of a slice is already used. */
export function isUsed({ used }: Building, { start, end }: Span): boolean {
  return !used.subarray(start, end).includes(0);
}

/** The parts of a slice that are not used yet, in order. */
export function unusedParts({ context, used }: Building, { start, end }: Span): string[] {
  const marks = used.subarray(start, end);
  const parts: string[] = [];
  for (let from = marks.indexOf(0); from >= 0; ) {
    const next = marks.indexOf(1, from);
    const to = next < 0 ? marks.length : next;
    parts.push(context.live.slice(start + from, start + to));
    from = next < 0 ? -1 : marks.indexOf(0, to);
  }
  return parts;
}

/** Where the person's own additions begin; the length of the text where there are none. */
export function additionsStart({ context }: Building): number {
  return context.originalEnd;
}

/** Lines of content of one of these sections. */
export function contentOf({ context }: Building, ...sections: Line['section'][]): Line[] {
  return context.lines.filter(({ heading, section }) => !heading && sections.includes(section));
}

/** Where the first job or course begins; beyond all text where there is none. */
export function firstEntry({ context }: Building): number {
  const starts = Object.entries(context.cv.spans).flatMap(([path, { start }]) =>
    /^(?:experiences|education)\.\d+(?:\.title|\.degree)?$/.test(path) ? [start] : [],
  );
  return Math.min(...starts);
}

/** Letters and digits only: how lines are compared. */
export function bare(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Pictures and rating marks, which recruiting software misreads: « ☎ », « ★★★☆ », « ●●●○ ». */
const ornaments = /(?:\p{Extended_Pictographic}|[\u2500-\u27BF\uE000-\uF8FF⋄⌂]|\uFE0F|\u200D)+/gu;

/** Text fit to print: without ornaments, the hyphen of a wrapped word, and what is left at its ends. */
export function printable(text: string): string {
  return text
    .replace(/(\p{L})[\u2010\u00AD]\s+(?=\p{Ll})/gu, '$1')
    .replace(/(?<=\p{Lu}[\p{L}’'-]{1,30}-)\s+(?=\p{Lu}\p{L}|(?:l[eèa]s?|sous|sur|en|du|des?|au|aux)-\p{L})/gu, '')
    .replace(ornaments, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s/,;:|–—-]|\.(?=\s))+|[\s/,;:|·–—-]+$/g, '');
}

/** An employer, a school or a town is no sentence: « Lyon. » loses its stop, « S.A. » keeps it. */
export function withoutStop(text: string): string {
  return text.replace(/(?<=[\p{Ll}\d]{2}|\))\.$/u, '');
}

/** A line of a list is no sentence and ends as the others do; several sentences keep their stops, and « etc. » its own. */
export function asItem(text: string): string {
  if (/[.!?…]\s+\p{Lu}/u.test(text) || /(?<!\p{L})etc\.$/u.test(text)) return text;
  return text.replace(/(?<=[\p{L}\d]{2}|[)%€»])\.$/u, '');
}

/** A line that begins as a sentence does. */
export function capitalised(text: string): string {
  return /^\p{Ll}{2}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A line without its bullet. */
export function withoutMarker(text: string): string {
  return text.replace(/^[\s•●▪◦‣·*>\uE000-\uF8FF–—-]{1,6}(?=\S)/u, '').trim();
}
