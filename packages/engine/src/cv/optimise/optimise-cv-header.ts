import type { CvDocument } from '@coach/contracts/cv-document';
import type { Span } from '@coach/contracts/span';
import { partsOf } from '../../match/protected-details.ts';
import { titleProposal } from '../../match/title-proposal.ts';
import { foldText } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import {
  addBlock,
  type Building,
  capitalised,
  contentOf,
  isUsed,
  printable,
  unusedParts,
  use,
  withoutMarker,
} from './optimise-cv-building.ts';

export type Header = Omit<CvDocument, 'sections'>;

/** Name, headline, contact details and summary; what the header tells besides is kept among the contact details. */
export function buildHeader(building: Building): Header {
  const { cv } = building.context;
  if (!building.asWritten) removeProtected(building);
  const header: Header = { fullName: cv.contact.fullName ?? '', headline: headlineOf(building), contact: [] };
  use(building, cv.spans['contact.fullName']);
  for (const kind of ['email', 'phone', 'city', 'linkedin'] as const) {
    const span = contactSpan(building, kind);
    const value = cv.contact[kind];
    if (!value) continue;
    header.contact.push({ kind, text: span ? printed(kind, cv.text.slice(span.start, span.end)) : value });
    use(building, span);
  }
  if (cv.summary) addBlock(building, 'summary', { kind: 'paragraph', text: capitalised(printable(cv.summary)) });
  use(building, cv.spans.summary);
  keepOtherDetails(building, header);
  return header;
}

/** A town keeps its postcode where nothing is left out. */
function contactSpan({ context, asWritten }: Building, kind: string): Span | undefined {
  const span = context.cv.spans[`contact.${kind}`];
  if (!span || !asWritten || kind !== 'city') return span;
  const postcode = /\b\d{5}[ ,-]{1,3}$/.exec(context.cv.text.slice(Math.max(0, span.start - 9), span.start));
  return { start: span.start - (postcode?.[0].length ?? 0), end: span.end };
}

/** As the CV prints it, on one line; an address cut at a line's end is put together again. */
function printed(kind: string, slice: string): string {
  return slice.replace(/\s*\n\s*/g, kind === 'linkedin' || kind === 'email' ? '' : ' ');
}

function removeProtected(building: Building): void {
  for (const { start, end, reason, choice } of building.context.privates) {
    // What is the person's own choice to tell stays as they told it.
    if (choice) continue;
    const before = building.context.cv.text.slice(start, end);
    building.changes.push({ kind: 'removed', before, span: { start, end }, after: null, reason });
    use(building, { start, end });
  }
}

function headlineOf(building: Building): string | null {
  const { context } = building;
  const { title, spans } = context.cv;
  use(building, spans.title);
  const proposal = context.offer ? titleProposal(context) : null;
  const isClear = (context.occupation?.inHeadline ?? 1) >= 0.85;
  if (!proposal || proposal === title || (title && isClear)) return title;
  building.changes.push({
    kind: title ? 'reworded' : 'added',
    before: title,
    span: title ? (spans.title ?? null) : null,
    after: proposal,
    reason: fr`le titre dit le métier de l’offre, que votre parcours montre déjà.`,
  });
  return proposal;
}

const labels = /^(?:tel(?:ephone)?|portable|mobile|mail|e-?mail|courriel|adresse|linkedin|contact|ville)?\W*$/;
/** « Tél. mobile : », « Domicile : »: the number says what it is. */
const label =
  /^\W{0,3}(?:t[ée]l(?:[ée]phone)?\.?|portable|port\.?|mobile|mob\.?|fixe|domicile|dom\.?|mail|e-?mail|courriel|adresse)(?: (?:portable|mobile|fixe|domicile))?\.?\s*(?::\s*|(?=[+\d(]|$))/i;

/** Whether a part of the header or a line by itself is a postal address or a piece of one. */
export function isAddress(text: string): boolean {
  const folded = foldText(text.slice(0, 120)).replace(/^\W+/, '');
  return street.test(folded) || postcode.test(folded) || addressPiece.test(folded);
}

const addressPiece =
  /^(?:\d{1,4}(?: ?(?:bis|ter))?|(?:\d{1,3} )?(?:res\.?|residence|bat\.?|batiment|appt\.?|appartement|apt|esc\.?|escalier|etage|lieu.?dit|lot\.?|bp|cidex)\b.{0,40}|(?:rue|avenue|av\.|boulevard|bd|allee|impasse|chemin|place|quai|cours|square) .{2,40})$/;
/** « 35400 », « 31000 Toulouse », « (06) ». */
const postcode = /^\(?(?:\d{5}|\d{2,3}|2[ab])\)?(?: [a-z' -]{2,40})?$/;
const street =
  /\b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.?|boulevard|bd|allee|impasse|chemin|route|place|quai|cours|square|residence|lotissement|hameau)\b/;

function keepOtherDetails(building: Building, header: Header): void {
  const entries = entrySpans(building);
  const first = Math.min(...entries.map(({ start }) => start));
  for (const line of contentOf(building, 'header')) {
    // Without headings the whole CV stands in the header: what begins with the first job is told elsewhere.
    if (line.start >= first) break;
    for (const part of partsOf(line)) keepDetail(building, header, part);
  }
}

function entrySpans({ context }: Building): Span[] {
  const { spans } = context.cv;
  return Object.entries(spans).flatMap(([path, span]) =>
    /^(?:experiences|education)\.\d+(?:\.title|\.degree)?$/.test(path) ? [span] : [],
  );
}

function keepDetail(building: Building, header: Header, part: Span): void {
  const rest = printable(withoutMarker(restOf(building, part)).replace(label, '')).replace(/^\(([^()]*)\)$/, '$1');
  const folded = foldText(rest.slice(0, 300));
  const isTold = isUsed(building, part) || labels.test(folded);
  if (isTold) use(building, part);
  else if (!building.asWritten && isAddress(rest)) removeAddress(building, part, rest);
  else if (rest.length > 120) addBlock(building, 'summary', { kind: 'paragraph', text: rest });
  else header.contact.push({ kind: 'other', text: rest });
  use(building, part);
}

/** What a slice says beside what is already used. */
function restOf(building: Building, part: Span): string {
  return unusedParts(building, part).join(' ').replace(/\s+/g, ' ').trim();
}

/** Keeps the address, the town apart, to the person. */
export function removeAddress(building: Building, part: Span, before: string): void {
  building.changes.push({
    kind: 'removed',
    before,
    span: part,
    after: null,
    reason: fr`la ville suffit ; votre adresse complète ne sert qu’au contrat.`,
  });
  use(building, part);
}
