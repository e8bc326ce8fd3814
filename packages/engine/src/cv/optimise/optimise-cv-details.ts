import type { Span } from '@coach/contracts/span';
import type { Line } from '../../match/lines.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { findPhones } from '../contact/find-phone.ts';
import { isBesideContact } from './optimise-cv-address.ts';
import { type Building, contentOf, firstEntry, isUsed, use } from './optimise-cv-building.ts';

/** Sections in which a number or an address on the net may be the person’s own. */
const ofPerson = ['header', 'other', 'certifications', 'languages', 'interests', 'soft', 'education'] as const;

const address =
  /(?<![\p{L}\d@./-])(?:https?:\/\/|www\.)?(?:[\p{L}\d-]{2,40}\.){1,3}(?:com|fr|net|org|io|dev|me|eu|be|ch|art|design)(?:\/[\w.%/@-]{1,80})?(?![\p{L}\d@.-])/giu;

/** More numbers than that are no person’s. */
const mostNumbers = 12;

/** The person’s other telephone numbers, « 05 36 49 18 83 », in the order of the CV. */
export function otherPhones(building: Building): string[] {
  const { contact } = building.context.cv;
  const known = new Set([contact.phone]);
  const found = findPhones(building.context.live.slice(0, 60_000))
    .slice(0, mostNumbers)
    .filter(({ span, e164 }) => isOfPerson(building, span, known.has(e164)));
  return found
    .sort((a, b) => a.span.start - b.span.start)
    .flatMap(({ e164, span }) => {
      const isTold = known.has(e164);
      known.add(e164);
      const text = takeOver(building, span, ' ').map((number) => `${number}${whenToCall(building, span)}`);
      return isTold ? [] : text;
    });
}

/** « (le soir) », « (après 18 h) » behind a number stays with it. */
export function whenToCall(building: Building, { end }: Span): string {
  const said = callingHours.exec(building.context.live.slice(end, end + 50))?.[0] ?? '';
  use(building, { start: end, end: end + said.length });
  return said === '' ? '' : ` ${said.trim()}`;
}

const callingHours = /^\s?\((?:le |en |apr[èe]s |avant |d[èe]s |de )[^()\n]{2,36}\)/iu;

/** Portfolios, blogs and other pages: « Book : margaux.example.com », alone or behind its label on a line. */
export function pagesOf(building: Building): string[] {
  return contentOf(building, ...ofPerson).flatMap((line) =>
    line.text.length > 200
      ? []
      : [...line.text.matchAll(address)].flatMap((match) => {
          const start = line.start + match.index;
          const page = { start, end: start + match[0].length };
          if (building.used[start] === 1) return [];
          const before = pageLabel.exec(line.text.slice(0, match.index))?.[0].length ?? 0;
          if (!isPage(line, match[0], before > 0)) return [];
          use(building, { start: start - before, end: start });
          return takeOver(building, page, '');
        }),
  );
}

/**
 * Whether an address on the net is a page of the person’s: alone on its line, or in the header. Without « www » or a label
 * it is none where it is a tool, « ASP.NET », or a name among other words, « Booking.com ».
 */
function isPage({ section, text }: Line, found: string, isLabelled: boolean): boolean {
  const isAmongWords = lettersOf(text) - lettersOf(found) > 12;
  if (isAmongWords && section !== 'header') return false;
  if (isLabelled || /^(?:https?:|www\.)|\//i.test(found)) return true;
  if (/\.\p{Lu}/u.test(found) || findTerms(found).some(({ kind }) => kind === 'skill')) return false;
  return !isAmongWords || /^\p{Ll}/u.test(found);
}

/** « Book : », « Site web : » */
const pageLabel =
  /(?:^|(?<=[|•·\t]))[^\p{L}]{0,4}(?:book|portfolio|blog|site(?: web| internet)?|github|web)\s?[:–-]\s?$/iu;

/** « Permis B et voiture » among the hobbies or at the end of the page: employers look for it at the top. */
export function drivingOf(building: Building): string[] {
  return contentOf(building, 'other', 'interests', 'languages').flatMap((line) => {
    const match = line.text.length < 300 ? driving.exec(line.text) : null;
    // « Permis B et permis bateau / côtier » goes on.
    const below = /^\s*\n\s*(?=\p{Ll})/u.exec(building.context.live.slice(line.end, line.end + 20))?.[0].length ?? 0;
    if (!match || (below > 0 && building.used[line.end + below] === 0)) return [];
    const start = line.start + match.index;
    const span = { start, end: start + match[0].length };
    use(building, { start: span.end, end: Math.min(line.end, span.end + 1) });
    return takeOver(building, span, ' ');
  });
}

const driving = /(?:^|(?<=\p{L}[.)]\s)|(?<=\s[–-]\s))[Pp]ermis [A-E][^.;]{0,45}(?=\.?$|\.\s)/u;

function lettersOf(text: string): number {
  return text.replace(/\P{L}/gu, '').length;
}

/**
 * In the header, and beyond it beside the other details, where a line holds nothing else: « Mme Durand, directrice : 06 39
 * 98 41 02 » is the number of a referee, « CFA de Rennes, 02 99 14 22 31 » a school’s. A number told already is once more.
 */
function isOfPerson(building: Building, { start }: Span, isTold: boolean): boolean {
  const line = building.context.lines.find((each) => each.start <= start && start < each.end);
  if (!line || line.heading || !ofPerson.some((section) => section === line.section)) return false;
  if (isTold) return true;
  if (line.section === 'header' && start < firstEntry(building))
    return !ofAnother.test(foldText(line.text.slice(0, start - line.start)));
  return isBesideContact(building, line) && isFurniture(building, line.text.replace(/\d/g, ' '));
}

/** « Personne à prévenir : », « Référence : » */
const ofAnother = /(?<![a-z])(?:prevenir|urgence|references?|employeur|tuteur|tutrice)(?![a-z])/;

function takeOver(building: Building, span: Span, joint: string): string[] {
  if (isUsed(building, span)) return [];
  const text = building.context.cv.text.slice(span.start, span.end).replace(/\s*\n\s*/g, joint);
  use(building, span);
  return [text];
}

/** Words that say nothing wherever they stand alone: « Mme », « Coordonnées », « Tél. ». */
const empty =
  /^(?:(?:c\.?v\.? )?(?:mis a jour|actualise|derniere mise a jour)(?: (?:le|en|du))? [\da-z ]{4,20}|emploi recherche|langue ?s? maternelle ?s?|autre ?s? langue ?s?|competences (?:organisationnelles|numeriques|informatiques|techniques|sociales)|curriculum vit(?:ae|æ)|c\.?v\.?|europass|contact|coordonnees|m|mr|mme|mlle|melle|monsieur|madame|mademoiselle|mel|tel|telephone|mail|email|linkedin|le soir|apres \d{1,2} ?h|laisser un message(?: svp| merci)?|svp|merci)$/;
/** Words that say nothing beside a number or an address: a blog may be a pastime, and « mobile » a promise. */
const label =
  /^(?:port|fixe|portable|mobile|domicile|work|home|maison|bureau|perso|personnel|pro|blog|github|site|portfolio|book|france|ou|et)$/;

/**
 * Whether what is left of a contact line says nothing by itself: « Mme », « Tél. port. », « (le soir) », « Curriculum
 * Vitae », or the person’s name or initials once more.
 */
export function isFurniture(building: Building, text: string): boolean {
  return isEmpty(building, text, (word) => empty.test(word) || label.test(word));
}

/** The same of an item of a list, where « Blog » and « Mobile » say something, and « (Blog) » behind an address does not. */
export function isEmptyItem(building: Building, text: string): boolean {
  if (/^\([^()]*\)$/.test(text)) return isFurniture(building, text);
  return isEmpty(building, text, (word) => empty.test(word));
}

function isEmpty({ context }: Building, text: string, saysNothing: (word: string) => boolean): boolean {
  const folded = foldText(text.slice(0, 80))
    .replace(/[^a-z0-9.&']+/g, ' ')
    .trim();
  if (folded === '') return true;
  const name = foldText(context.cv.contact.fullName ?? '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const initials = name.map((word) => word.charAt(0)).join('');
  if (name.length > 1 && folded.length > 1 && initials.includes(folded.replace(/[ .]/g, ''))) return true;
  if (saysNothing(folded)) return true;
  const words = folded.replace(/laisser un message|le soir|curriculum vitae/g, ' ').split(/[ .']+/);
  return words.every((word) => word === '' || saysNothing(word) || name.includes(word));
}

/** What a professional network writes behind the details it exports: « (LinkedIn) », « (Mobile) ». */
export function isCaption(text: string): boolean {
  return captions.test(text);
}

const captions = /^(?:\((?:mobile|home|work|linkedin|blog|portfolio|personal|company)\)\s*)+$/i;

/** What people live by and can do for a post: a contact detail, and no headline. */
const practical =
  /permis|prevenir|urgence|vehicul|voiture|scooter|velo\b|mobil|disponib|deplace|horaire|travailleur|transports? en commun|tram|bus\b|metro|\d{5}/;

export function isPractical(text: string): boolean {
  return practical.test(foldText(text.slice(0, 200)));
}

/** Whether a line under the name tells what the person does: « Pelle – chargeuse – bulldozer », « 13 ans en cabinet ». */
export function tellsCraft(text: string): boolean {
  const folded = foldText(text.slice(0, 200));
  return (
    text.length > 14 && /\p{L}{4}/u.test(text) && !practical.test(folded) && !/[@\d]{6}|\bn[ee]e? le\b/.test(folded)
  );
}
