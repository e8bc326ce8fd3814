import type { HeadingKind } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import type { Line } from '../../match/lines.ts';
import { leavesBracketOpen } from '../../text/leaves-open.ts';
import {
  type Block,
  type Building,
  type DocumentSection,
  printable,
  sectionTitles,
  unusedParts,
  use,
  withoutMarker,
} from '../optimise/optimise-cv-building.ts';
import type { Header } from '../optimise/optimise-cv-header.ts';
import { paragraphsOf } from '../optimise/optimise-cv-items.ts';
import { countsPages } from '../optimise/optimise-cv-pages.ts';
import type { LaidOutEntry } from './lay-out-cv-entries.ts';

/** A section of the CV under its own heading: where it begins, and its lines. */
export type LaidOutSection = DocumentSection & { start: number; lines: Line[] };

/** The sections as the CV has them. What stands before the first heading and is no contact detail has one without a name of its own. */
export function openSections(building: Building): LaidOutSection[] {
  const sections: LaidOutSection[] = [sectionAt('other', 0)];
  for (const line of building.context.lines) {
    if (line.section === 'additions') break;
    if (line.heading && line.section !== 'header') sections.push(headedBy(building, line, line.section));
    else sections.at(-1)?.lines.push(line);
  }
  const summary = building.sections.get('summary')?.blocks ?? [];
  if (summary.length > 0) sectionOf(sections, 'summary', 0).blocks.push(...summary);
  return sections;
}

function sectionAt(kind: HeadingKind, start: number, title = sectionTitles[kind]): LaidOutSection {
  return { kind, title, blocks: [], start, lines: [] };
}

/** What follows a heading on its line is content: « Langues : anglais courant ». */
function headedBy({ context }: Building, line: Line, kind: HeadingKind): LaidOutSection {
  const { headings, spans } = context.cv;
  const index = headings.findIndex((_, each) => within(spans[`headings.${each}`], line));
  const span = spans[`headings.${index}`] ?? line;
  const title = printable(context.live.slice(span.start, span.end)) || sectionTitles[kind];
  const section = sectionAt(kind, line.start, title);
  const sides = [
    { start: line.start, end: span.start },
    { start: span.end, end: line.end },
  ];
  for (const side of sides) {
    const text = context.live.slice(side.start, side.end);
    if (/[\p{L}\p{N}]/u.test(text)) section.lines.push({ ...line, ...side, text, heading: false });
  }
  return section;
}

function within(span: Span | undefined, line: Span): boolean {
  return span !== undefined && span.start >= line.start && span.start < line.end;
}

/** The section of a kind that a place belongs to: the nearest before it, else the first; made where the CV has none. */
export function sectionOf(sections: LaidOutSection[], kind: HeadingKind, place: number): LaidOutSection {
  const ofKind = sections.filter((section) => section.kind === kind);
  const known = ofKind.filter(({ start }) => start <= place).at(-1) ?? ofKind[0];
  if (known) return known;
  const made = sectionAt(kind, place);
  const next = sections.findIndex(({ start }) => start > place);
  sections.splice(next < 0 ? sections.length : next, 0, made);
  return made;
}

/** Jobs and courses go where the CV has them. */
export function addEntries(sections: LaidOutSection[], entries: LaidOutEntry[]): void {
  for (const { kind, start, block } of entries) sectionOf(sections, kind, start).blocks.push(block);
}

/** Every line that is in no field yet stays in its section; beside contact details it is one of them. */
export function addLooseLines(building: Building, sections: LaidOutSection[], header: Header): void {
  for (const section of sections) {
    const spans = paragraphsOf(building, section.lines.filter(isNoPageNumber));
    const texts = joined(spans.map((span) => textOf(building, span)).filter((text) => /[\p{L}\p{N}]/u.test(text)));
    use(building, ...spans);
    if (texts.length === 0) continue;
    if (section.kind !== 'other' || !tellsContact(building, section))
      section.blocks.push(...blocksOf(section.kind, texts));
    else header.contact.push(...texts.map((text) => ({ kind: 'other' as const, text })));
  }
}

function tellsContact({ context }: Building, { lines }: LaidOutSection): boolean {
  const { spans } = context.cv;
  return ['email', 'phone', 'city', 'linkedin'].some((field) => {
    const span = spans[`contact.${field}`];
    return lines.some((line) => within(span, line));
  });
}

/** Lines that go on in the next: after a comma, or within brackets. */
function joined(texts: string[]): string[] {
  const whole: string[] = [];
  for (const text of texts) {
    const last = whole.at(-1);
    const goesOn = last !== undefined && last.length < 600 && (goesOnAfter.test(last) || leavesBracketOpen(last));
    if (goesOn) whole.push(`${whole.pop()} ${text}`);
    else whole.push(text);
  }
  return whole.map(trimmedEnd);
}

const goesOnAfter = /,$/;

function trimmedEnd(text: string): string {
  return text.replace(/[\s,]+$/, '');
}

function isNoPageNumber({ text }: Line): boolean {
  return !countsPages(text);
}

/** What of a slice is not told elsewhere; the comma that leads to the next line stays. */
export function textOf(building: Building, span: Span): string {
  const written = withoutMarker(unusedParts(building, span).join(' '));
  return printable(written) + (/,\s*$/.test(written) ? ',' : '');
}

/** Whom the CV is about first, then the way they went, then what stands beside it in a column. */
const places: Partial<Record<HeadingKind, number>> = { summary: 0, languages: 2, soft: 2, interests: 2, other: 3 };

export function inReadingOrder(sections: LaidOutSection[]): DocumentSection[] {
  const filled = sections.filter(({ blocks }) => blocks.length > 0);
  const placeOf = ({ kind }: DocumentSection) => places[kind] ?? 1;
  const sorted = filled.sort((a, b) => placeOf(a) - placeOf(b));
  return sorted.map(({ kind, title, blocks }) => ({ kind, title, blocks }));
}

const listed = new Set<HeadingKind>(['skills', 'tools', 'languages', 'soft', 'interests']);

function blocksOf(kind: HeadingKind, texts: string[]): Block[] {
  if (kind === 'summary') return texts.map((text) => ({ kind: 'paragraph', text }));
  const items = texts.length === 1 && listed.has(kind) ? partsOf(texts[0] as string) : labelled(texts);
  const isShort = items.length > 1 && items.every((text) => text.length <= 40);
  const inline = isShort && kind !== 'languages' && listed.has(kind);
  return [{ kind: 'list', items, inline }];
}

/** « Outils » over « Git, Docker, Figma », again and again: each label goes with its list. */
function labelled(texts: string[]): string[] {
  const isLabel = (text: string) => text.length <= 30 && !/[,;:|•·.]/.test(text);
  const alternate = texts.length >= 4 && texts.length % 2 === 0;
  if (!alternate || !texts.every((text, place) => isLabel(text) === (place % 2 === 0))) return texts;
  return texts.flatMap((label, place) => (place % 2 === 0 ? [`${label}\u00a0: ${texts[place + 1]}`] : []));
}

/** The items of a list written on one line; a line with a label stays whole. */
function partsOf(text: string): string[] {
  if (/^[^,;|•·]{1,40}:\s/.test(text)) return [text];
  const parts = text.split(/\s*[|•·;]\s*|,\s+(?![^()]*\))|\s+[–—-]\s+/).filter((part) => part !== '');
  return parts.length > 1 ? parts : [text];
}
