import type { CvDocument } from '@coach/contracts/cv-document';
import type { Span } from '@coach/contracts/span';
import type { Line } from '../../match/lines.ts';
import { partsOf } from '../../match/protected-details.ts';
import { titleProposal } from '../../match/title-proposal.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { isRegion as isKnownRegion } from '../../text/known-names.ts';
import { fr } from '../../writing/fr.ts';
import { titleLikeness } from '../sections/judge-part.ts';
import { isHeaderAddress, opensStreet, removeAddress, removePostcode } from './optimise-cv-address.ts';
import {
  addBlock,
  type Building,
  capitalised,
  contentOf,
  firstEntry,
  isUsed,
  printable,
  unusedParts,
  use,
  withoutMarker,
  withoutRemoved,
} from './optimise-cv-building.ts';
import {
  drivingOf,
  isCaption,
  isFurniture,
  isPractical,
  otherPhones,
  pagesOf,
  tellsCraft,
  whenToCall,
} from './optimise-cv-details.ts';
import { removeRunningHeads } from './optimise-cv-pages.ts';
import { spelledTitle } from './optimise-cv-titles.ts';

export type Header = Omit<CvDocument, 'sections'>;

/** Name, headline, contact details and summary; what the header tells besides is kept among the contact details. */
export function buildHeader(building: Building): Header {
  const { cv } = building.context;
  if (!building.asWritten) {
    removeProtected(building);
    removeRunningHeads(building);
  }
  const header: Header = { fullName: cv.contact.fullName ?? '', headline: headlineOf(building), contact: [] };
  use(building, cv.spans['contact.fullName']);
  header.contact.push(...reachOf(building));
  if (!building.asWritten) keepCraft(building);
  const summary = withoutRemoved(building, cv.spans.summary, cv.summary ?? '');
  if (summary) addBlock(building, 'summary', { kind: 'paragraph', text: capitalised(printable(summary)) });
  use(building, cv.spans.summary);
  keepOtherDetails(building, header);
  return header;
}

/** How to reach the person: what the reading of the CV found, then further numbers, pages and the licence. */
function reachOf(building: Building): Header['contact'] {
  const { contact, spans } = building.context.cv;
  const found = (['email', 'phone', 'city', 'linkedin'] as const).flatMap((kind) => {
    const value = contact[kind];
    return value ? [{ kind, text: detailOf(building, kind, value) }] : [];
  });
  if (building.asWritten) return found;
  const hours = spans['contact.phone'] ? whenToCall(building, spans['contact.phone']) : '';
  const told = found.map(({ kind, text }) => ({ kind, text: kind === 'phone' ? `${text}${hours}` : text }));
  const asOther = (text: string) => ({ kind: 'other' as const, text });
  const phones = otherPhones(building).map(asOther);
  const others = [...pagesOf(building), ...drivingOf(building)].map(asOther);
  // A second number stands beside the first.
  const after = told.findIndex(({ kind }) => kind === 'city' || kind === 'linkedin');
  const at = after < 0 ? told.length : after;
  return [...told.slice(0, at), ...phones, ...told.slice(at), ...others];
}

function detailOf(building: Building, kind: string, value: string): string {
  const span = contactSpan(building, kind);
  if (kind === 'city' && span && !building.asWritten) removePostcode(building, span);
  use(building, span);
  if (!span) return value;
  const written = printed(kind, building.context.cv.text.slice(span.start, span.end));
  if (building.asWritten) return written;
  return kind === 'city' ? spelledTown(written, value) : kind === 'phone' ? inPairs(written) : written;
}

/** « 0639985216 », « (+33) 639985216 » and « 06/39/98/52/16 » are read out in pairs: « 06 39 98 52 16 ». */
function inPairs(phone: string): string {
  const national = plainPhone.exec(phone)?.slice(1).join('').replace(/\D/g, '') ?? '';
  return national === '' ? phone : `0${national}`.replace(/\d\d(?=\d)/g, '$& ');
}

const plainPhone = /^(?:(?:\(?(?:\+|00)33\)? ?(?:\(0\))? ?|0)(\d{9})|0(\d(?: ?\/ ?\d\d){4}))$/;

/** « NANCY (54) » in capitals is « Nancy (54) », as the reading spells it. */
function spelledTown(written: string, town: string): string {
  const plain = (text: string) => foldText(text).replaceAll('-', ' ');
  const isLoud = !/\p{Ll}/u.test(written) && plain(written).startsWith(plain(town));
  return isLoud ? town + written.slice(town.length) : written;
}

/** A town keeps its département or arrondissement, « Angers (49) », « Paris 11e », and its postcode where nothing is left out. */
function contactSpan({ context, asWritten }: Building, kind: string): Span | undefined {
  const span = context.cv.spans[`contact.${kind}`];
  if (!span || kind !== 'city') return span;
  const { text } = context.cv;
  const postcode = asWritten ? /\b\d{5}[ ,-]{1,3}$/.exec(text.slice(Math.max(0, span.start - 9), span.start)) : null;
  const district = /^(?: ?\((?:\d{2,3}|2[AB])\)| \d{1,2}(?:er?|[eè]me)(?![\p{L}\d]))/u.exec(
    text.slice(span.end, span.end + 9),
  );
  return { start: span.start - (postcode?.[0].length ?? 0), end: span.end + (district?.[0].length ?? 0) };
}

/** As the CV prints it, on one line; an address cut at a line's end is put together again. */
function printed(kind: string, slice: string): string {
  return slice.replace(/\s*\n\s*/g, kind === 'linkedin' || kind === 'email' ? '' : ' ');
}

/** What is the person’s own choice to tell stays as they told it, unless it is a matter for later and the offer silent. */
function removeProtected(building: Building): void {
  const { context } = building;
  const offer = foldText(context.offer?.text ?? '');
  for (const { start, end, id, removed, choice, unlessAsked } of context.privates) {
    const isLeft = unlessAsked && !unlessAsked.test(offer) && (context.offer || id !== 'disability');
    if (choice && !isLeft) continue;
    const before = context.cv.text.slice(start, end).trim();
    building.changes.push({ kind: 'removed', before, span: { start, end }, after: null, reason: removed });
    building.removed.push({ start, end });
    use(building, { start, end });
  }
}

function headlineOf(building: Building): string | null {
  const { context } = building;
  const { title, spans } = context.cv;
  use(building, spans.title);
  const proposal = context.offer ? titleProposal(context) : null;
  const isClear = (context.occupation?.inHeadline ?? 1) >= 0.85;
  if (!proposal || proposal === title || (title && isClear)) return title && spelledTitle(building, title, spans.title);
  building.changes.push({
    kind: title ? 'reworded' : 'added',
    before: title,
    span: title ? (spans.title ?? null) : null,
    after: proposal,
    reason: fr`le titre dit le métier de l’offre, que votre parcours montre déjà.`,
  });
  return proposal;
}

/** A label whose number or address is told. */
const labels = /^(?:tel(?:ephone)?|portable|mobile|mail|e-?mail|courriel|adresse|linkedin|contact|ville)?\W*$/;
/** « Tél. mobile : », « Domicile : »: the number says what it is. */
const label =
  /^\W{0,3}(?:t[ée]l(?:[ée]phone)?\.?|portable|port\.?|mobile|mob\.?|fixe|domicile|dom\.?|mail|e-?mail|courriel|adresse)(?: (?:portable|mobile|fixe|domicile))?\.?\s*(?::\s*|(?=[+(]|0\d|$))/i;

function keepOtherDetails(building: Building, header: Header): void {
  const first = firstEntry(building);
  for (const line of contentOf(building, 'header')) {
    // Without headings the whole CV stands in the header: what begins with the first job is told elsewhere.
    if (line.start >= first && building.context.cv.headings.length === 0) break;
    for (const part of partsOf(line)) keepDetail(building, header, part);
  }
}

/** A line under the headline that nothing of the contact stands in stays whole, with what the person says of themselves. */
function isCraft(building: Building, line: Line): boolean {
  const { cv, privates } = building.context;
  const { spans } = cv;
  if (privates.some(({ start, end }) => start < line.end && end > line.start)) return false;
  const after = Math.max(spans['contact.fullName']?.end ?? 0, spans.title?.end ?? 0);
  if (line.start < after || line.text.length > 160) return false;
  if (building.used.subarray(line.start, line.end).includes(1) || isFurniture(building, line.text)) return false;
  return tellsCraft(line.text) && !partsOf(line).some((part) => isHeaderAddress(restOf(building, part)));
}

function keepCraft(building: Building): void {
  const { summary } = building.context.cv.spans;
  const first = firstEntry(building);
  for (const line of contentOf(building, 'header')) {
    const inSummary = summary && line.start < summary.end && line.end > summary.start;
    if (line.start >= first || inSummary || !isCraft(building, line)) continue;
    addBlock(building, 'summary', { kind: 'paragraph', text: capitalised(printable(withoutMarker(line.text))) });
    use(building, line);
  }
}

/** « Permis d’exploitation : non. » is left out, and said so. */
function withoutLack(building: Building, part: Span, told: string): string {
  const lack = /^[^.:,]{3,40}\s?: non(?:\.\s|$)/iu.exec(told)?.[0];
  if (!lack || building.asWritten) return told;
  building.changes.push({
    kind: 'removed',
    before: lack.trim(),
    span: placeOf(building, part, lack.trim()),
    after: null,
    reason: fr`ce que vous n’avez pas n’a pas à figurer sur votre CV.`,
  });
  return told.slice(lack.length);
}

function keepDetail(building: Building, header: Header, part: Span): void {
  const own = withoutLack(building, part, withoutMarker(restOf(building, part)));
  const isMobile = !isCaption(own) && isLoneMobile(building, part);
  const rest = printable(isMobile ? own : own.replace(label, '')).replace(/^\(([^()]*)\)$/, '$1');
  const folded = foldText(rest.slice(0, 300));
  const isTold = isUsed(building, part) || isCaption(own) || (labels.test(folded) && !isMobile);
  if (isTold) use(building, part);
  else if (endsLicence(header, rest)) header.contact.splice(-1, 1, { kind: 'other', text: `Permis ${rest}` });
  else if (isNextLicence(building, header, part, rest)) appendTo(header, rest);
  else if (!building.asWritten && !isMobile && saysNothing(building, part, rest)) use(building, part);
  else if (!building.asWritten && isHamlet(building, part, rest)) removeAddress(building, part, rest);
  else if (!building.asWritten && isHeaderAddress(rest)) removeAddress(building, placeOf(building, part, rest), rest);
  else if (rest.length > 120) addBlock(building, 'summary', { kind: 'paragraph', text: rest });
  else header.contact.push({ kind: 'other', text: rest.replace(/(?<=\p{L}{4}|permis \p{L})\.$/iu, '') });
  use(building, part);
}

function saysNothing(building: Building, part: Span, rest: string): boolean {
  return isFurniture(building, rest) || isRegion(building, part, rest);
}

/** « Permis de conduire	B » in a form. */
function endsLicence({ contact }: Header, rest: string): boolean {
  return /^[A-D]1?E?$/.test(rest) && /^permis de conduire$/i.test(contact.at(-1)?.text ?? '');
}

/** « Permis B, C et CE », « CACES 1, 3, 5 »: one detail, whose letters or numbers stand between commas. */
function isNextLicence({ context }: Building, header: Header, part: Span, rest: string): boolean {
  const told = header.contact.at(-1)?.text ?? '';
  if (/^\d{1,2}[A-Z]?(?: et \d{1,2}[A-Z]?)?$/.test(rest) && /\p{L}{3}.*\d[A-Z]?$/u.test(told)) {
    const { text } = context.cv;
    const isStreet = opensStreet(text.slice(part.start, part.end + 30));
    return text.slice(Math.max(0, part.start - 2), part.start) === ', ' && !isStreet;
  }
  if (!/^(?:A[M12]?|B[E1]?|C1?E?|D1?E?)(?: et (?:A[M12]?|B[E1]?|C1?E?|D1?E?))?$/.test(rest)) return false;
  const before = context.cv.text.slice(Math.max(0, part.start - 3), part.start);
  return /[,/]\s?$/.test(before) && /^permis /i.test(header.contact.at(-1)?.text ?? '');
}

/** « Villeurbanne, Auvergne-Rhône-Alpes, France »: the town says it. */
function isRegion({ context }: Building, part: Span, rest: string): boolean {
  const town = context.cv.spans['contact.city'];
  if (!town || part.start < town.end || part.start - town.end > 45) return false;
  const between = context.cv.text.slice(town.end, part.start);
  return !between.includes('\n') && isKnownRegion(rest);
}

/** « Kermaria, 29600 Morlaix », « Le Bourg / 19270 Ussac »: a name before the postcode is a piece of the address. */
function isHamlet({ context }: Building, part: Span, rest: string): boolean {
  const town = context.cv.spans['contact.city'];
  if (!town || part.end > town.start || town.start - part.end > 14) return false;
  const between = context.cv.text.slice(part.end, town.start);
  if (!/^[\s,–-]{1,5}\d{5}[\s,–-]{1,3}$/.test(between)) return false;
  const isName = between.includes('\n') ? articled.test(rest) || isLoneName(rest) : named.test(rest);
  return isName && !isPractical(rest) && findTerms(rest).length === 0;
}

/** « Kermaria », « Moulin de la Roche »: every word of weight has its capital. */
const named =
  /^\p{Lu}[\p{L}’']{1,20}(?:[ -](?:(?:de|du|des|la|le|les|en|sur|sous|aux?|à) )?(?:[dl][’'])?\p{Lu}[\p{L}’']{1,20}){0,4}$/u;
/** On a line of its own a name has its article: « Le Bourg »; « Motivée » has none. */
const articled = /^(?:(?:Le|La|Les) |L[’'])\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30}){0,2}$/u;

/** « Kerbiriou », « Trévarez »: one word with the ending of no quality. */
function isLoneName(rest: string): boolean {
  return /^\p{Lu}\p{Ll}{3,20}$/u.test(rest) && !quality.test(rest) && titleLikeness(rest) <= 0;
}

/** « Motivée », « Dynamique », « Sérieuse », « Autonome », « Célibataire », « Française ». */
const quality =
  /(?:ée?s?|ive|if|eux|euse|[aei]nte?|[aio]ble|[iou]que|ome|[aoi]le|[aio]ire|[aoi]is(?:e|te)?|ien(?:ne)?|elle?|euro?|ste)$/u;

function appendTo(header: Header, rest: string): void {
  const last = header.contact.pop();
  header.contact.push({ kind: 'other', text: `${last?.text ?? ''}, ${rest}` });
}

/** Where in a part its rest stands, when it stands there in one piece. */
function placeOf({ context }: Building, part: Span, rest: string): Span {
  const at = context.cv.text.slice(part.start, part.end).indexOf(rest);
  return at < 0 ? part : { start: part.start + at, end: part.start + at + rest.length };
}

/** « Mobile » without a number says that the person moves about. */
function isLoneMobile({ context, used }: Building, { start, end }: Span): boolean {
  if (!/^\W*mobile\W*$/i.test(context.live.slice(start, end)) || used.subarray(start, end).includes(1)) return false;
  return !/^\W{0,4}[+\d]/.test(context.live.slice(end, end + 6));
}

/** What a slice says beside what is already used. */
function restOf(building: Building, part: Span): string {
  return unusedParts(building, part).join(' ').replace(/\s+/g, ' ').trim();
}
