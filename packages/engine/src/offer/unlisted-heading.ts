import { tokenise } from '../text/tokenise.ts';
import { dutyVerb } from './duty-verbs.ts';
import { places } from './employer-patterns.ts';
import { mayHead } from './heading-part.ts';
import { aboutHouse } from './heading-parts.ts';
import { inlinePart } from './inline-part.ts';
import { isDutyProse } from './is-duty-prose.ts';
import { lastSentence, namesTask } from './leads-to-duties.ts';
import type { RawLine } from './offer-lines.ts';
import type { OfferPart } from './offer-part.ts';

/** How many lines below a heading are looked at to say what it heads. */
const reach = 12;

/**
 * The part that a heading in words of the employer’s own opens (« Le mouton à cinq pattes », « VOTRE FEUILLE DE ROUTE »), by
 * what stands below it: duties, demands, or neither (null); and one that is known to promise, where what it heads is to be
 * done. `heads` are the known headings of the lines.
 */
export function unlistedPart(
  lines: readonly RawLine[],
  index: number,
  heads: readonly (OfferPart | null)[],
): 'missions' | 'profile' | null {
  const [line, next] = [lines[index] as RawLine, lines[index + 1]];
  if ((!looksLikeHeading(line, next) && !leadsBullets(line, next)) || ofTheirs.test(lastSentence(line))) return null;
  const { judged, isList } = judgedBelow(lines, index, heads);
  if (!isList && (heads[index] || aboutHouse.test(line.text))) return null;
  const share = (holds: (line: RawLine) => boolean) => judged.filter(holds).length / judged.length;
  if (judged.length === 0 || share(tellsPerk) > 0.3) return null;
  const [doing, asking] = [share(tellsTask), share(tellsDemand)];
  // « On te propose : » promises, unless what is listed is clearly to be done.
  const needed = heads[index] ? 0.6 : 0.5;
  if (Math.max(doing, asking) < needed) return null;
  return doing > asking ? 'missions' : 'profile';
}

/** « Nos filiales : », « Ses activités : »: what the house does. */
const ofTheirs =
  /^(?:no(?:s|tre)|ses?|son|sa|leurs?) (?!futur|perle|candidat|equip|atelier|recru)|\b(?:filiales?|savoir-faire|specialites?|clients?|marques?|gammes?|chiffres?|valeurs)\b/;

/** The items of the list below a heading, marked or not, or the first lines of its prose. */
function judgedBelow(
  lines: readonly RawLine[],
  index: number,
  heads: readonly (OfferPart | null)[],
): { judged: RawLine[]; isList: boolean } {
  const below = linesBelow(lines, index, heads);
  const listed = below.filter(({ bullet }) => bullet);
  if (listed.length > 1) return { judged: listed, isList: true };
  const isPlain = below.length > 1 && below.every(isPlainItem);
  return { judged: isPlain ? below : below.slice(0, 3), isList: isPlain };
}

/** Short, set apart by a blank line, its capitals or a colon, and above something longer or listed. */
function looksLikeHeading(line: RawLine, next: RawLine | undefined): boolean {
  const { text, folded, bullet, gap } = line;
  if (bullet || next === undefined || text.length < 3 || !mayHead(text) || /[\d€@]/.test(text)) return false;
  if (!/^[^\p{L}]*\p{Lu}/u.test(text) || text.split(/\s+/).length > 8) return false;
  if (/\b(?:CDI|CDD|[Tt]emps (?:plein|partiel)|[Hh]ybride|[Ii]nt[ée]rim)\b/.test(text)) return false;
  const isMarked = /[:?]$/.test(text);
  if (!gap && !isMarked && !isShouted(text)) return false;
  return (next.bullet || next.text.length > text.length + 20 || isPlainItem(next)) && inlinePart(folded) === null;
}

/** « VOTRE FEUILLE DE ROUTE », but not « GARAGE DE L’AUBRAC ». */
function isShouted(text: string): boolean {
  return /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) && !ofHouse.test(text);
}

const ofHouse = new RegExp(
  `(?<!\\p{L})(?:${places}|ets|établissements|s\\.?a\\.?s|sarl|eurl|scop|mairie|ville|commune)(?!\\p{L})`,
  'iu',
);

/** « Tu aimes le travail propre ? On te propose : »: the end of a paragraph leads to a list. */
function leadsBullets(line: RawLine, next: RawLine | undefined): boolean {
  if (line.bullet || !next?.bullet || !line.text.endsWith(':')) return false;
  return lastSentence(line).length <= 60;
}

/** « Tenue du standard » where nothing marks the items of a list. */
function isPlainItem({ text, gap }: RawLine): boolean {
  return !gap && text.length > 8 && text.length < 100 && !/[.!?:]$/.test(text);
}

function linesBelow(lines: readonly RawLine[], index: number, heads: readonly (OfferPart | null)[]): RawLine[] {
  const below: RawLine[] = [];
  for (let at = index + 1; at < Math.min(lines.length, index + 1 + reach); at++) {
    const line = lines[at] as RawLine;
    if (heads[at] || (at > index + 1 && looksLikeHeading(line, lines[at + 1]))) break;
    if (line.gap && below.length > 0 && !line.bullet && below.every(isPlainItem)) break;
    below.push(line);
  }
  return below;
}

const article = /^(?:l'|la |le |les |une? |de |d'|des |du )/;

/** « la pose de tuiles », « accueillir les clients », « Vous assurez l’accueil » */
function tellsTask(line: RawLine): boolean {
  const opening = line.folded.slice(0, 80).replace(/^[^a-z]+/, '');
  if (!line.bullet && isDutyProse(line.folded)) return true;
  return namesTask({ folded: opening.replace(article, '') }) || saidOfReader(opening);
}

function saidOfReader(opening: string): boolean {
  const [subject = '', verb = '', next = ''] = tokenise(opening)
    .map(({ key }) => key)
    .filter((key) => !pronouns.has(key));
  const form = subject === 'vous' ? 'you' : subject === 'tu' ? 'thou' : null;
  return form !== null && (dutyVerb(verb, form) !== null || dutyVerb(next, 'infinitive') !== null);
}

const pronouns: ReadonlySet<string> = new Set(['le', 'la', 'les', 'l', 'y', 'en', 'nous']);

/** « Bac +2 », « Maîtrise d’Excel », « Permis B », « Sens du service », « Vous avez déjà tenu une caisse » */
function tellsDemand({ folded, text }: RawLine): boolean {
  const isProse = text.length > 90 || /[.!]$/.test(text);
  return quality.test(folded) || (demand.test(folded) && (!isProse || ofReader.test(folded)));
}

/** What makes a sentence a demand, and no word on the house. */
const ofReader =
  /\b(?:vous|tu|votre|ton|titulaire|de formation|issue?|diplom\w*|experience|permis [a-e]|bac|cap|bep|bts|but|master|exige\w*|obligatoire|indispensable|souhaite\w*)\b/;

const demand =
  /\b(?:maitris\w*|connaissances?|connaissez|connais|experiences?|experimente\w*|diplome?e?s?|titulaires?|permis [a-e]\b|caces|habilitations?|formation (?:en|de|a|initiale)|bac ?\+ ?\d|bac pro|cap|bep|bts|but|dut|licence|master|niveau|anglais|excel|logiciels?|bureautique|ans d|justifi\w*|a l'aise|debutants?|competences?|exige\w*|obligatoire\w*|indispensables?|requis\w*|apprecie\w*|souhait\w*|impera\w*|atouts?)\b/;
const quality =
  /^\W*(?:(?:vous|tu) (?:etes|es|avez|as|aimez|aimes|savez|sais|faites preuve|fais preuve)\b|(?:(?:une? |la |le |l'|du |de la |de l'|bon(?:ne)?s? |excellent\w* |grand\w* )*)(?:rigueur|rigoureu\w|autonom\w|organis\w|dynam\w|sens d|esprit d|gout d|capacites?|aptitudes?|qualites?|curio\w|ponctu\w|polyvalen\w|motiv\w|reactiv\w|discre\w|patien\w|ecoute|bienveill\w|disponib\w|presentation|relationnel|aisance|proactiv\w|creativ\w|empath\w|adaptab\w))/;

/** « Mutuelle prise en charge », « Formation assurée », « Possibilité d’évolution »: what the employer gives. */
function tellsPerk({ folded }: RawLine): boolean {
  return inlinePart(folded) === 'perks' || given.test(folded);
}

const given =
  /^\W*(?:une? |des |le |la |les |l'|du |de la )?(?:mutuelle|primes?|tickets?|titres?|cse|teletravail|conges?|rtt|remuneration|salaire|interessement|participation aux benefices|prise en charge|remboursement|evolution|possibilites?|perspectives?|parcours (?:d'integration|de formation)|formations? (?:interne|assuree|continue|regulieres?|certifiante|a la prise|des votre|des l'|pendant|tout au long)|integration|ambiance|cadre de travail|horaires|repas|parking|reductions?|remises?|participation|avantages?|vehicule|ordinateur|telephone|salle de sport|cdi|contrat|plan d'epargne|perco|13e|treizieme|equipements? fourni|vetements? (?:de travail )?fourni)\b/;
