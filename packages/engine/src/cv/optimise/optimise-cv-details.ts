import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';
import { findPhones } from '../contact/find-phone.ts';
import { type Building, contentOf, isUsed, use } from './optimise-cv-building.ts';

/** Sections in which a number or an address on the net is the person’s own. */
const ofPerson = ['header', 'other', 'certifications', 'languages', 'interests', 'soft', 'education'] as const;

const address =
  /(?<![\p{L}\d@./-])(?:https?:\/\/|www\.)?(?:[\p{L}\d-]{2,40}\.){1,3}(?:com|fr|net|org|io|dev|me|eu|be|ch|art|design)(?:\/[\w.%/@-]{1,80})?(?![\p{L}\d@.-])/giu;

/** More numbers than that are no person’s. */
const mostNumbers = 12;

/** The other telephone numbers, « 05 36 49 18 83 », in the order of the CV. */
export function otherPhones(building: Building): string[] {
  const { contact } = building.context.cv;
  const known = new Set([contact.phone]);
  const found = findPhones(building.context.live.slice(0, 60_000))
    .slice(0, mostNumbers)
    .filter(({ span }) => isOfPerson(building, span));
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
          if (line.section !== 'header' && lettersOf(line.text) - lettersOf(match[0]) > 12) return [];
          const before = pageLabel.exec(line.text.slice(0, match.index))?.[0].length ?? 0;
          use(building, { start: start - before, end: start });
          return takeOver(building, page, '');
        }),
  );
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

function isOfPerson({ context }: Building, { start }: Span): boolean {
  const line = context.lines.find((each) => each.start <= start && start < each.end);
  return line !== undefined && !line.heading && ofPerson.some((section) => section === line.section);
}

function takeOver(building: Building, span: Span, joint: string): string[] {
  if (isUsed(building, span)) return [];
  const text = building.context.cv.text.slice(span.start, span.end).replace(/\s*\n\s*/g, joint);
  use(building, span);
  return [text];
}

const furniture =
  /^(?:curriculum vit(?:ae|æ)|c\.?v\.?|europass|contact|coordonnees|m|mr|mme|mlle|melle|monsieur|madame|mademoiselle|mel|tel|port|fixe|portable|mobile|work|home|maison|bureau|perso|personnel|linkedin|blog|github|site|portfolio|book|mail|email|france|ou|et|le soir|apres \d{1,2} ?h|laisser un message(?: svp| merci)?|svp|merci)$/;

/**
 * Whether what is left of a contact line says nothing by itself: « Mme », « Tél. port. », « (le soir) », « Curriculum
 * Vitae », or the person’s name or initials once more.
 */
export function isFurniture({ context }: Building, text: string): boolean {
  const folded = foldText(text.slice(0, 80))
    .replace(/[^a-z0-9.&']+/g, ' ')
    .trim();
  if (folded === '') return true;
  const name = foldText(context.cv.contact.fullName ?? '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const initials = name.map((word) => word.charAt(0)).join('');
  if (name.length > 1 && folded.length > 1 && initials.includes(folded.replace(/[ .]/g, ''))) return true;
  return phrasesLeft(folded, name) === '';
}

function phrasesLeft(folded: string, name: readonly string[]): string {
  if (furniture.test(folded)) return '';
  const words = folded.replace(/laisser un message|le soir|curriculum vitae/g, ' ').split(/[ .']+/);
  return words.filter((word) => word !== '' && !furniture.test(word) && !name.includes(word)).join(' ');
}

/** What people live by and can do for a post: a contact detail, and no headline. */
const practical =
  /permis|vehicul|voiture|scooter|velo\b|mobil|disponib|deplace|horaire|travailleur|transports? en commun|tram|bus\b|metro|\d{5}/;

/** Whether a line under the name tells what the person does: « Pelle – chargeuse – bulldozer », « 13 ans en cabinet ». */
export function tellsCraft(text: string): boolean {
  const folded = foldText(text.slice(0, 200));
  return (
    text.length > 14 && /\p{L}{4}/u.test(text) && !practical.test(folded) && !/[@\d]{6}|\bn[ee]e? le\b/.test(folded)
  );
}
