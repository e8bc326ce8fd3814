import type { HeadingKind } from '@coach/contracts/cv';
import type { CvChange, CvDocument } from '@coach/contracts/cv-document';
import type { Span } from '@coach/contracts/span';
import type { Context } from '../match/context.ts';
import type { Line } from '../match/lines.ts';

export type DocumentSection = CvDocument['sections'][number];
export type Block = DocumentSection['blocks'][number];

/** An optimised CV under construction. `used` are the slices of the CV whose facts are in the document. */
export type Building = {
  context: Context;
  changes: CvChange[];
  used: Span[];
  sections: Map<HeadingKind, DocumentSection>;
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
  for (const span of spans) if (span) building.used.push({ start: span.start, end: span.end });
}

/** Whether a slice lies within what is already used. */
export function isUsed({ used }: Building, { start, end }: Span): boolean {
  return used.some((span) => span.start <= start && span.end >= end);
}

/** Where the person's own additions begin; the length of the text where there are none. */
export function additionsStart({ context }: Building): number {
  return context.originalEnd;
}

/** Lines of content of one of these sections. */
export function contentOf({ context }: Building, ...sections: Line['section'][]): Line[] {
  return context.lines.filter(({ heading, section }) => !heading && sections.includes(section));
}

/** Letters and digits only: how lines are compared. */
export function bare(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A line without its bullet. */
export function withoutMarker(text: string): string {
  return text.replace(/^[\s•●▪◦‣·*>\uE000-\uF8FF–—-]{1,6}(?=\S)/u, '').trim();
}
