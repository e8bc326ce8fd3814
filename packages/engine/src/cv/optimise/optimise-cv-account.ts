import { type Line, linesOf } from '../../match/lines.ts';
import { foldText } from '../../text/fold-text.ts';
import { tokenise } from '../../text/tokenise.ts';
import { fr } from '../../writing/fr.ts';
import { certificateItems } from './certificate-items.ts';
import { isAddressLine, removeAddress } from './optimise-cv-address.ts';
import {
  addBlock,
  additionsStart,
  type Building,
  bare,
  capitalised,
  type DocumentSection,
  isUsed,
  printable,
  sectionTitles,
  unusedParts,
  withoutMarker,
} from './optimise-cv-building.ts';
import type { Header } from './optimise-cv-header.ts';
import { isPageNumber, removePageNumber } from './optimise-cv-pages.ts';

/** Sees to it that no line of the original is lost: each is in the document, among the changes, or now put back. */
export function accountForLines(building: Building, header: Header): void {
  const { context } = building;
  const end = additionsStart(building);
  accountForSuperseded(building, end);
  const document = documentLines(building, header);
  const whole = `|${document.join('|')}|`;
  const told = new Set(document);
  const changed = changedIn(building);
  for (const line of context.lines) {
    if (line.start >= end) break;
    const text = bare(foldText(line.text));
    if (text === '' || told.has(text) || whole.includes(text) || isChanged(building, changed, line)) continue;
    if (line.heading) accountForHeading(building, line);
    else accountForLine(building, line, whole);
  }
}

function documentLines({ sections }: Building, header: Header): string[] {
  const told = [...sections.values()].flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
  return [header.fullName, header.headline ?? '', ...header.contact.map(({ text }) => text), ...told].map((text) =>
    bare(foldText(text)),
  );
}

function textsOf(block: DocumentSection['blocks'][number]): string[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.items;
  return [block.title, block.subtitle ?? '', block.dates ?? '', ...block.bullets];
}

/** Marks the characters that a change speaks of. */
function changedIn({ changes, context }: Building): Uint8Array {
  const changed = new Uint8Array(context.cv.text.length);
  for (const { span } of changes) if (span) changed.fill(1, span.start, span.end);
  return changed;
}

/** Whether the changes tell of every word of the line, or of what the contact details leave out of it. */
function isChanged({ context, used }: Building, changed: Uint8Array, line: Line): boolean {
  if (!changed.subarray(line.start, line.end).includes(1)) return false;
  const contacts = Object.entries(context.cv.spans).filter(([path]) => path.startsWith('contact.'));
  const isContact = contacts.some(([, { start }]) => start >= line.start && start < line.end);
  return tokenise(line.text).every(({ start, end }) => {
    const isIn = (marks: Uint8Array) => !marks.subarray(line.start + start, line.start + end).includes(0);
    return isIn(changed) || ((isContact || line.section === 'header') && isIn(used));
  });
}

function accountForSuperseded({ context, changes }: Building, end: number): void {
  const { cv } = context;
  for (const span of cv.superseded) {
    if (span.start >= end) continue;
    for (const line of linesOf({ headings: [], spans: {} }, cv.text.slice(span.start, Math.min(span.end, end)))) {
      const place = { start: span.start + line.start, end: span.start + line.end };
      changes.push({
        kind: 'removed',
        before: line.text,
        span: place,
        after: null,
        reason: fr`vous l’avez retirée ou remplacée vous-même.`,
      });
    }
  }
}

function accountForHeading(building: Building, line: Line): void {
  const kind = line.section === 'header' || line.section === 'additions' ? 'other' : line.section;
  building.changes.push({
    kind: 'reworded',
    before: line.text,
    span: { start: line.start, end: line.end },
    after: sectionTitles[kind],
    reason: fr`un titre de rubrique usuel est reconnu par tous les logiciels de recrutement.`,
  });
}

/** A line told in pieces is noted; a line that would be lost goes to the end of the document. */
function accountForLine(building: Building, line: Line, whole: string): void {
  if (isPageNumber(line.text)) {
    removePageNumber(building, line);
    return;
  }
  const lost = isLost(building, line, whole);
  if (!lost || unusedParts(building, line).join('').trim() !== line.text) noteMoved(building, line);
  if (lost) keepLine(building, line);
}

function isLost(building: Building, line: Line, whole: string): boolean {
  return tokenise(line.text).some(({ key, start, end }) => {
    const place = { start: line.start + start, end: line.start + end };
    return !isUsed(building, place) && !whole.includes(bare(key));
  });
}

/** What stands among the studies without being one is a short course, a licence or a certificate. */
function keepLine(building: Building, line: Line): void {
  const rest = printable(withoutMarker(unusedParts(building, line).join(' ')));
  const kind = line.section === 'education' ? 'certifications' : 'other';
  if (isAddressLine(building, line, rest)) {
    removeAddress(building, { start: line.start, end: line.end }, line.text);
    return;
  }
  const last = building.sections.get(kind)?.blocks.at(-1);
  // A line that opens with a bracket or a small letter, or is but a number, goes on from the one before.
  if (last?.kind === 'list' && /^(?:[(\p{Ll}]|\d{1,4}$)/u.test(rest))
    last.items.push(`${last.items.pop() ?? ''} ${rest}`.trim());
  else addBlock(building, kind, { kind: 'list', items: itemsOf(kind, rest), inline: false });
}

function itemsOf(kind: 'certifications' | 'other', rest: string): string[] {
  return kind === 'certifications' ? certificateItems(rest) : [capitalised(rest)];
}

function noteMoved(building: Building, line: Line): void {
  const section = line.section === 'header' || line.section === 'additions' ? 'other' : line.section;
  const span = { start: line.start, end: line.end };
  building.changes.push({
    kind: line.section === 'skills' || line.section === 'tools' ? 'merged' : 'moved',
    before: line.text,
    span,
    after: line.section === 'header' ? 'En-tête' : sectionTitles[section],
    reason:
      line.section === 'skills' || line.section === 'tools'
        ? fr`vos compétences sont réunies en une seule liste, celles que l’offre demande d’abord.`
        : line.section === 'header'
          ? fr`vos coordonnées sont réunies en tête, sur une ligne.`
          : fr`ses parties ont chacune leur place : intitulé, employeur ou école, dates.`,
  });
}
