import headings from '../../data/offer-headings.json' with { type: 'json' };
import { trimSpan } from '../cv/read-lines.ts';
import { foldText } from '../text/fold-text.ts';
import { tokenise } from '../text/tokenise.ts';

export type OfferPart =
  | 'header'
  | 'company'
  | 'missions'
  | 'profile'
  | 'nice'
  | 'perks'
  | 'process'
  | 'equal'
  | 'intro';
/** A line of the offer with the part of the offer it belongs to; `start`/`end` index the text. */
export type OfferLine = {
  start: number;
  end: number;
  text: string;
  folded: string;
  part: OfferPart;
  heading: boolean;
  bullet: boolean;
};

const partByHeading = new Map<string, OfferPart>(
  Object.entries(headings).flatMap(([part, phrases]) => phrases.map((phrase) => [phrase, part as OfferPart] as const)),
);

/** Cuts an offer into lines and says what each is about, by the headings above it. */
export function splitOffer(text: string): OfferLine[] {
  const lines = rawLines(text);
  const place: Place = { part: 'header', parent: 'header' };
  return lines.map((line, index) => {
    const headed = headingPart(line, lines[index + 1]);
    if (headed) open(place, headed);
    return { ...line, part: headed ?? partOf(line, index, place), heading: headed !== null };
  });
}

/** The part the reading is in, and the one to come back to after a list of wishes. */
type Place = { part: OfferPart; parent: OfferPart };

function open(place: Place, part: OfferPart): void {
  place.part = part;
  if (part !== 'nice') place.parent = part;
}

/** The part of a line without heading: its own label's, a conditions line's, or the open one. */
function partOf(line: RawLine, index: number, place: Place): OfferPart {
  const labelled = labelledPart(line.text);
  if (labelled?.lasting) open(place, labelled.part);
  else if (leadsToDuties(line, place.part)) open(place, 'missions');
  else if (endsOffer.test(line.folded)) open(place, 'process');
  else if (place.part === 'header' && index > 0 && (isProse(line.text) || index > 8)) place.part = 'intro';
  const inline =
    inlinePart(line.folded) ?? (place.part === 'perks' || place.part === 'process' ? null : labelled?.part);
  if (inline) return inline;
  if (place.part === 'nice' && line.gap && !line.bullet && !niceCue.test(line.folded)) place.part = place.parent;
  return place.part;
}

type RawLine = { start: number; end: number; text: string; folded: string; bullet: boolean; gap: boolean };

function rawLines(text: string): RawLine[] {
  const lines: RawLine[] = [];
  let from = 0;
  let gap = false;
  while (from <= text.length) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    const span = trimSpan(text, from, to);
    if (span.start < span.end) {
      const bullet = /^(?:[-•*✓✔✅☑●▪◦‣►▶➤➔➡→+—–·■□❖★👉🔹]\uFE0F?|\d{1,2}[.)])\s/u.test(
        text.slice(span.start, span.start + 4),
      );
      const sign = bullet ? text.slice(span.start).search(/\s/) + 1 : 0;
      const body = trimSpan(text, span.start + sign, span.end);
      const words = text.slice(body.start, body.end);
      lines.push({ ...body, text: words, folded: foldText(words), bullet, gap });
    }
    gap = span.start >= span.end;
    from = to + 1;
  }
  return lines;
}

function isProse(text: string): boolean {
  return text.length > 120 || (/[.!]$/.test(text) && text.length > 60);
}

function headingPart(line: RawLine, next: RawLine | undefined): OfferPart | null {
  if (line.bullet || line.text.length > 60 || /[.;,]$/.test(line.text)) return null;
  const colon = line.text.indexOf(':');
  if (colon >= 0 && colon < line.text.length - 2) return null;
  const words = tokenise(line.text).map((token) => token.key);
  if (words.length === 0 || words.length > 9) return null;
  const phrase = words.join(' ');
  const exact =
    partByHeading.get(phrase) ?? partByHeading.get(phrase.replace(/^(?:l|les?|la|vos|votre|ton|tes|ta) /, ''));
  if (exact) return exact;
  if (next === undefined) return null;
  return looseHeading(phrase, words, line.text);
}

/** « Volterre, c'est quoi ? », « Vos missions au sein de l'équipe » : a known heading begins or ends the line. */
function looseHeading(phrase: string, words: readonly string[], text: string): OfferPart | null {
  if (!/[:?]$/.test(text) && !/^\p{Lu}/u.test(text)) return null;
  for (let length = Math.min(6, words.length - 1); length >= 2; length--) {
    const start = partByHeading.get(words.slice(0, length).join(' '));
    if (start && words.length - length <= 4) return start;
    const end = partByHeading.get(words.slice(-length).join(' '));
    if (end && /[:?]$/.test(text)) return end;
  }
  if (words.length <= 4 && /[:?]$/.test(text)) {
    const last = partByHeading.get(words.at(-1) as string);
    if (last === 'missions' || last === 'profile') return last;
  }
  if (/^(?:competences?|qualites?) (?:souhaitees?|appreciees?)/.test(phrase)) return 'nice';
  return null;
}

const lastingLabel = /^(?:(?:vos|votre|les?|tes|ton) )?(?:missions?|profil(?: recherche)?|taches|prerequis)$/;
const partsOfLabels: ReadonlySet<OfferPart> = new Set<OfferPart>(['missions', 'profile', 'nice']);

/** « PROFIL : permis C, FIMO » opens a part; « Formation : Bac +5 » tells one thing on its own line. */
function labelledPart(text: string): { part: OfferPart; lasting: boolean } | null {
  const colon = text.indexOf(':');
  if (colon < 4 || colon > 30) return null;
  const label = tokenise(text.slice(0, colon))
    .map(({ key }) => key)
    .join(' ');
  const part = partByHeading.get(label);
  return part && partsOfLabels.has(part) ? { part, lasting: lastingLabel.test(label) } : null;
}

/** « Rattachée à la gérante, vous aurez en charge : » announces the duties without any heading. */
function leadsToDuties({ folded, text, bullet }: RawLine, part: OfferPart): boolean {
  if (bullet || !text.endsWith(':') || (part !== 'header' && part !== 'intro' && part !== 'company')) return false;
  return (
    /\b(?:vous|tu|you)\b|\b(?:missions?|taches|responsabilites)\b/.test(folded) &&
    !/avantage|offrons|offre\b|propos|salaire|remuneration|horaire|contact|postul|profil|rejoindre|pourquoi/.test(
      folded,
    )
  );
}

/** What a job board adds below an offer. */
const endsOffer =
  /^(?:d'autres offres|autres offres|offres (?:d'emploi )?similaires|ces offres|vous aimerez aussi|signaler (?:cette|l')\s?offre|voir (?:plus|toutes)|recherches associees|similar jobs)/;

const equal =
  /handicap|discriminat|egalite des chances|diversite|sans distinction|equal opportunity|toutes les candidatures|equal opportunities|casier judiciaire|egalite de traitement|a competences egales|egalite professionnelle/;
const process =
  /^contact ?:|^(?:pour postuler|postulez|merci d[e'] |envoyez|adressez|candidature|processus|notre processus|our process|process|deroulement|etapes)\b|envoyer (?:votre )?cv|cv et lettre|lettre et cv|cv a adresser/;
const perks =
  /^(?:remuneration|salaire|avantages|package|horaires|prise de poste|date de debut|nous (?:vous )?(?:offrons|proposons)|on (?:vous |t')?(?:offre|propose)|what we offer|benefits)\b|tickets? restaurant|titres? restaurant|mutuelle|jours? de rtt|\brtt\b|13e mois|treizieme mois|interessement|^chez nous\b|\b\d{2,3} ?k ?(?:€|eur|a \d|- ?\d)/;

function inlinePart(folded: string): OfferPart | null {
  if (equal.test(folded)) return 'equal';
  if (process.test(folded)) return 'process';
  return perks.test(folded) ? 'perks' : null;
}

/** Words that make what they are about a wish rather than a demand. */
export const niceCue =
  /\b(?:(?:serait|seraient|est|sont|etant|constitue|constituent|represente) (?:aussi |egalement )?(?:un |des |une |de )?(?:vrai |reel |veritable |gros |serieux |petit )?(?:plus|atouts?|avantages?|bonus|apprecie\w*|souhaite\w*|bienvenue?s?|top|ideale?s?|parfait)|un (?:vrai |reel |gros |petit )?plus|des plus|(?:tres |fortement |vivement )?appreciee?s?|souhaitee?s?|souhaitable|conseillee?s?|un atout|nice to have|a plus|would be (?:a plus|an asset|nice|appreciated)|is an asset|preferred|optionnel\w*|facultati\w*|valorisee?s?|bonus)\b/;
