import { type Line, linesOf } from '../../match/lines.ts';
import { foldText } from '../../text/fold-text.ts';
import { tokenise } from '../../text/tokenise.ts';
import { fr } from '../../writing/fr.ts';
import { columnsNamed } from '../jobs/part-labels.ts';
import { certificateItems } from './certificate-items.ts';
import { isAddressLine, removeAddress } from './optimise-cv-address.ts';
import {
  addBlock,
  additionsStart,
  asItem,
  type Building,
  bare,
  capitalised,
  isUsed,
  printable,
  unusedParts,
  withoutMarker,
} from './optimise-cv-building.ts';
import { isCaption } from './optimise-cv-details.ts';
import type { Header } from './optimise-cv-header.ts';
import { accountForHeading, nameOtherSection, wholeHeadings } from './optimise-cv-headings.ts';
import { noteApart, noteMoved, noteRatings } from './optimise-cv-moves.ts';
import { isPageNumber, removePageNumber } from './optimise-cv-pages.ts';
import { type Place, placesIn } from './optimise-cv-places.ts';

/** What is known of the document while each line of the CV is looked for in it. */
type Account = {
  building: Building;
  told: Set<string>;
  whole: string;
  words: Set<string>;
  changed: Uint8Array;
  contacts: number[];
};

/** Sees to it that no line of the original is lost: each is in the document, among the changes, or now put back. */
export function accountForLines(building: Building, header: Header): void {
  const { context } = building;
  const end = additionsStart(building);
  accountForSuperseded(building, end);
  nameOtherSection(building);
  const lines = context.lines.filter(({ start }) => start < end);
  const before = placesIn(building, header);
  const account = accountOf(building, before);
  const moved: Line[] = [];
  for (const line of lines) if (!line.heading && accountForLine(account, line)) moved.push(line);
  const places = placesIn(building, header);
  for (const line of moved) noteMoved(building, line, places);
  for (const line of lines) if (!line.heading) noteApart(building, line, places);
  noteRatings(building, lines);
  for (const line of wholeHeadings(lines, context.cv.text)) {
    const text = bare(foldText(line.text));
    const isTold = account.told.has(text) || isChanged(account, line);
    if (text !== '' && !isTold) accountForHeading(building, line, places);
  }
}

function accountOf(building: Building, places: readonly Place[]): Account {
  const { context, changes } = building;
  const changed = new Uint8Array(context.cv.text.length);
  for (const { span } of changes) if (span) changed.fill(1, span.start, span.end);
  const titles = places.map(({ title }) => bare(foldText(title)));
  const told = new Set([...titles, ...places.flatMap(({ lines }) => [...lines])]);
  const contacts = Object.entries(context.cv.spans).flatMap(([path, { start }]) =>
    path.startsWith('contact.') ? [start] : [],
  );
  const words = new Set(places.flatMap((place) => [...place.words]));
  return { building, told, whole: `|${[...told].join('|')}|`, words, changed, contacts };
}

/** Whether the changes tell of every word of the line, or of what the contact details leave out of it. */
function isChanged({ building, changed, contacts }: Account, line: Line): boolean {
  if (!changed.subarray(line.start, line.end).includes(1)) return false;
  const isContact = line.section === 'header' || contacts.some((at) => at >= line.start && at < line.end);
  return tokenise(line.text).every(({ start, end }) => {
    const isIn = (marks: Uint8Array) => !marks.subarray(line.start + start, line.start + end).includes(0);
    return isIn(changed) || (isContact && isIn(building.used));
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

/** A line that would be lost goes to the end of the document; true where its pieces stand apart. */
function accountForLine(account: Account, line: Line): boolean {
  const { building, told, whole } = account;
  const text = bare(foldText(line.text));
  if (text === '' || told.has(text) || whole.includes(text) || isChanged(account, line)) return false;
  if (isPageNumber(line.text)) {
    removePageNumber(building, line);
    return false;
  }
  if (columnsNamed(line.text)) return false;
  if (!isLost(account, line)) return true;
  const isWhole = unusedParts(building, line).join('').trim() === line.text;
  return keepLine(building, line) || !isWhole;
}

/** Whether the document has a word of the line nowhere; « SST » is no piece of « classe, stage ». */
function isLost({ building, whole, words }: Account, line: Line): boolean {
  return tokenise(line.text).some(({ key, start, end }) => {
    const place = { start: line.start + start, end: line.start + end };
    if (isUsed(building, place) || words.has(key)) return false;
    return key.length < leastPiece || !whole.includes(bare(key));
  });
}

/** Shorter words stand within others by chance; longer ones may be written as one there. */
const leastPiece = 5;

/**
 * Keeps what no place of the document has. What stands among the studies without being one is a short course, a licence
 * or a certificate, but for « Disponible en mai ». True where the items kept are not the line itself.
 */
function keepLine(building: Building, line: Line): boolean {
  const rest = printable(withoutMarker(unusedParts(building, line).join(' ')));
  if (isCaption(rest)) return true;
  const kind = line.section === 'education' && !/^disponible(?!\p{L})/iu.test(rest) ? 'certifications' : 'other';
  if (isAddressLine(building, line, rest)) {
    removeAddress(building, { start: line.start, end: line.end }, line.text);
    return false;
  }
  const last = building.sections.get(kind)?.blocks.at(-1);
  // A line that opens with a bracket or a small letter, or is but a number, goes on from the one before.
  if (last?.kind === 'list' && /^(?:[(\p{Ll}]|\d{1,4}$)/u.test(rest)) {
    last.items.push(`${last.items.pop() ?? ''} ${rest}`.trim());
    return false;
  }
  const items = itemsOf(kind, rest);
  addBlock(building, kind, { kind: 'list', items, inline: false });
  return items.length > 1 || bare(foldText(items[0] ?? '')) !== bare(foldText(rest));
}

function itemsOf(kind: 'certifications' | 'other', rest: string): string[] {
  return kind === 'certifications' ? certificateItems(rest) : [asItem(capitalised(rest))];
}
