import type { CvChange } from '@coach/contracts/cv-document';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import { type Building, use } from './optimise-cv-building.ts';

const ways = 'rue|avenue|av\\.?|boulevard|bd|allee|impasse|venelle|ruelle|sente|faubourg|esplanade';
/** Words that name a way only beside a number and a name: « 12 cours de français » is none. */
const maybeWays = 'chemin|route|place|quai|cours|square|residence|lotissement|hameau|passage|villa|clos|montee|cite';
const number = '\\d{1,4}(?: ?(?:bis|ter|[a-d]))?';
const buildings = 'res\\.?|residence|bat\\.?|batiment|immeuble|appt\\.?|appartement|apt|esc\\.?|escalier|etage|lot\\.?';

/** « 8 rue des Lilas », or a less certain way with a postcode behind it. */
const street = new RegExp(`^${number}(?:,| -)? (?:(?:${ways})(?![a-z])|(?:${maybeWays}) .{2,50}\\b\\d{5}\\b)`);
/** « 12 place Bellecour »: in the header alone, where no task and no course stands. */
const looseStreet = new RegExp(`\\b${number},? (?:${ways}|${maybeWays})(?![a-z])`);
const opening = new RegExp(`^${number},? (?:${ways}|${maybeWays})(?![a-z])`);
const wayAlone = new RegExp(`^(?:${ways}|chemin|place|quai|cours|square) .{2,40}$`);
const buildingPart = new RegExp(`^(?:\\d{1,3} )?(?:(?:${buildings})|lieu.?dit|bp|cidex)(?![a-z]).{0,40}$`);
/** « 35400 », « 31000 Toulouse », « 42100 (France) ». */
const postcode = /^\(?\d{5}\)?(?:[ ,-]{1,3}\(?[a-z'][a-z' -]{1,40}\)?)?$/;
/** « 14 bis », « (06) »: a number in a street, or a département. */
const loneNumber = /^\(?(?:\d{1,4}(?: ?(?:bis|ter|[a-d]))?|2[ab])\)?$/;
/** What no address says: « 25 ans auprès de dirigeants », « 30 km », « résidence de 62 logements ». */
const noAddress = /\b(?:ans?|annees?|mois|km|kms|heures?|h|logements?|permis|vehicule|lits|places|personnes|eleves)\b/;

/** Whether a text begins with a number in a street: « 22, rue des Ormes … ». */
export function opensStreet(text: string): boolean {
  return opening.test(openingOf(text));
}

/** Whether a part of the header by itself is a postal address or a piece of one. */
export function isHeaderAddress(text: string): boolean {
  const folded = openingOf(text);
  if (noAddress.test(folded)) return false;
  return [looseStreet, wayAlone, buildingPart, postcode, loneNumber].some((shape) => shape.test(folded));
}

/**
 * Whether a line of a section is a postal address: there a number alone, a year or a residence that was built is none.
 * « 12000 abonnés » has the shape of a postcode and its town: only where a column holds the contact details.
 */
export function isAddressLine(building: Building, line: Span, text: string): boolean {
  const folded = openingOf(text);
  if (noAddress.test(folded) || folded.length > 90) return false;
  if (street.test(folded)) return true;
  if (!isBesideContact(building, line)) return false;
  return [postcode, looseStreet].some((shape) => shape.test(folded)) || isNamedBuilding(text, folded);
}

/** « Bât. B », « BP 112 », « Immeuble Le Phare », but not « BP coiffure », a diploma, nor « Bâtiment durable ». */
function isNamedBuilding(text: string, folded: string): boolean {
  if (!buildingPart.test(folded)) return false;
  const [, rest = ''] = /^[^\p{L}\p{N}]{0,5}(?:\d{1,3} )?\p{L}+(?:[ -]dit)?\.? (?:n° ?)?(.{1,50})/iu.exec(text) ?? [];
  if (/^\d/.test(rest)) return true;
  return /^\p{Lu}/u.test(rest) && !/^(?:bp|cidex)(?![a-z])/.test(folded) && findTerms(text).length === 0;
}

/** Whether a line stands next to the e-mail, the telephone or the town of the person. */
export function isBesideContact({ context }: Building, { start, end }: Span): boolean {
  return ['email', 'phone', 'city'].some((field) => {
    const span = context.cv.spans[`contact.${field}`];
    return span !== undefined && span.start < end + 90 && span.end > start - 90;
  });
}

function openingOf(text: string): string {
  return foldText(text.slice(0, 120)).replace(/^[^a-z0-9(]+/, '');
}

const reason = fr`la ville suffit ; votre adresse complète ne sert qu’au contrat.`;

/** Keeps the address, the town apart, to the person. */
export function removeAddress(building: Building, part: Span, before: string): void {
  building.changes.push({ kind: 'removed', before, span: part, after: null, reason });
  use(building, part);
}

/** Takes out the postcode before a town, « 59300 Valenciennes », or behind it. */
export function removePostcode(building: Building, town: Span): void {
  const { text } = building.context.cv;
  const before = /(?<![\d+])\d{5}(?=[ ,\t-]{1,3}$)/.exec(text.slice(Math.max(0, town.start - 9), town.start));
  const after = before ? null : /^[ ,(\t]{1,2}(\d{5})(?!\d)/.exec(text.slice(town.end, town.end + 8));
  const end = before ? town.start - Math.min(9, town.start) : town.end;
  const start = before ? Math.max(0, town.start - 9) + before.index : after ? end + after[0].length - 5 : -1;
  if (start < 0) return;
  removeAddress(building, { start, end: start + 5 }, text.slice(start, start + 5));
}

/** An address told piece by piece, « 14 », « rue des Lilas », « 81100 », is one change. */
export function joinAddresses(changes: readonly CvChange[], text: string): CvChange[] {
  const joined: CvChange[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    const isOne =
      last?.reason === reason &&
      change.reason === reason &&
      last.span &&
      change.span &&
      last.span.end <= change.span.start;
    const gap = isOne ? text.slice(last.span?.end, change.span?.start) : '';
    if (!isOne || gap.length > 12 || /[\p{L}\p{N}]/u.test(gap)) {
      joined.push(change);
      continue;
    }
    const span = { start: last.span?.start ?? 0, end: change.span?.end ?? 0 };
    joined[joined.length - 1] = { ...last, before: text.slice(span.start, span.end), span };
  }
  return joined;
}
