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
  let part: OfferPart = 'header';
  let parent: OfferPart = 'header';
  return lines.map((line, index) => {
    const headed = headingPart(line, lines[index + 1]);
    if (headed) {
      part = headed;
      if (headed !== 'nice') parent = headed;
      return { ...line, part, heading: true };
    }
    if (part === 'header' && index > 0 && (isProse(line.text) || index > 8)) part = 'intro';
    const inline = inlinePart(line.folded);
    if (inline) return { ...line, part: inline, heading: false };
    if (part === 'nice' && line.gap && !line.bullet && !isNiceLine(line.folded)) part = parent;
    return { ...line, part, heading: false };
  });
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
      const bullet = /^(?:[-•*✓●▪◦‣►→+—–]|\d{1,2}[.)])\s/u.test(text.slice(span.start, span.start + 4));
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
  const exact = partByHeading.get(phrase);
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
  if (/^(?:competences?|qualites?) (?:souhaitees?|appreciees?)/.test(phrase)) return 'nice';
  return null;
}

const equal =
  /handicap|discriminat|egalite des chances|diversite|sans distinction|equal opportunity|toutes les candidatures|equal opportunities|casier judiciaire|egalite de traitement|a competences egales|egalite professionnelle/;
const process =
  /^(?:pour postuler|postulez|merci d[e'] |envoyez|adressez|candidature|processus|notre processus|our process|process|deroulement|etapes)\b|envoyer (?:votre )?cv|cv et lettre|lettre et cv|cv a adresser/;
const perks =
  /^(?:remuneration|salaire|avantages|package|horaires|prise de poste|date de debut|nous (?:vous )?(?:offrons|proposons)|on (?:vous |t')?(?:offre|propose)|what we offer|benefits)\b|tickets? restaurant|titres? restaurant|mutuelle|jours? de rtt|\brtt\b|13e mois|treizieme mois|interessement/;

function inlinePart(folded: string): OfferPart | null {
  if (equal.test(folded)) return 'equal';
  if (process.test(folded)) return 'process';
  return perks.test(folded) ? 'perks' : null;
}

/** Words that make what they are about a wish rather than a demand. */
export const niceCue =
  /\b(?:(?:serait|seraient|est|sont|etant|constitue|constituent|represente) (?:aussi |egalement )?(?:un |des |une |de )?(?:vrai |reel |veritable |gros |serieux |petit )?(?:plus|atouts?|avantages?|bonus|apprecie\w*|souhaite\w*|bienvenue?s?)|un plus\b|des plus\b|(?:tres |fortement |vivement )?appreciee?s?|souhaitee?s?|souhaitable|conseillee?s?|un atout|nice to have|a plus|would be (?:a plus|an asset|nice|appreciated)|is an asset|preferred|optionnel\w*|facultati\w*|bonus)/;

function isNiceLine(folded: string): boolean {
  return niceCue.test(folded);
}
