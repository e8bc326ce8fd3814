import headings from '../../data/offer-headings.json' with { type: 'json' };
import { tokenise } from '../text/tokenise.ts';
import { dutyVerb } from './duty-verbs.ts';
import type { RawLine } from './offer-lines.ts';
import type { OfferPart } from './offer-part.ts';

const partByHeading = new Map<string, OfferPart>(
  Object.entries(headings).flatMap(([part, phrases]) => phrases.map((phrase) => [phrase, part as OfferPart] as const)),
);
const firstWords: ReadonlySet<string> = new Set([...partByHeading.keys()].map((phrase) => phrase.split(' ')[0] ?? ''));

/** The part of the offer a line opens when it is a heading; null for any other line. */
export function headingPart(line: RawLine, next: RawLine | undefined): OfferPart | null {
  if (line.text.length > 60 || /[.;,]$/.test(line.text.replace(/\.{3}$/, ''))) return null;
  const colon = line.text.indexOf(':');
  if (colon >= 0 && colon < line.text.length - 2) return null;
  const words = tokenise(line.text).map((token) => token.key);
  if (words.length === 0 || words.length > 9) return null;
  const phrase = words.join(' ');
  const exact =
    partByHeading.get(phrase) ?? partByHeading.get(phrase.replace(/^(?:l|les?|la|vos|votre|ton|tes|ta) /, ''));
  if (line.bullet) return exact && words.length > 1 && /:$/.test(line.text) ? exact : null;
  if (exact) return exact;
  if (/^(?:vous|toi|tu) /.test(phrase) && line.text.endsWith('?')) return 'profile';
  return next === undefined ? null : looseHeading(phrase, words, line.text);
}

/** « Volterre, c'est quoi ? », « Vos missions au sein de l'équipe » : a known heading begins or ends the line. */
function looseHeading(phrase: string, words: readonly string[], text: string): OfferPart | null {
  if (!/[:?]$/.test(text) && !/^[^\p{L}]*\p{Lu}/u.test(text)) return null;
  for (let length = Math.min(6, words.length - 1); length >= 2; length--) {
    const start = partByHeading.get(words.slice(0, length).join(' '));
    if (start && words.length - length <= 4) return start;
    const end = partByHeading.get(words.slice(-length).join(' '));
    if (end && /[:?]$/.test(text)) return end;
  }
  if (words.length <= 4 && /[:?]$/.test(text)) {
    const last = partByHeading.get(words.at(-1) as string);
    if ((last === 'missions' || last === 'profile') && (words.at(-1) as string).length > 4) return last;
  }
  return wordedPart(phrase, words.length);
}

/** Headings in the words of the day: « Ce qu'on attend de toi », « Ce que tu feras chez nous ». */
const worded: [RegExp, OfferPart][] = [
  [
    /^(?:competences?|qualites?|diplomes?|qualifications?) (?:supplementaires? )?(?:souhaitees?|appreciees?|bienvenues?)|^(?:pre ?requis|competences) negociables|^(?:ce qui|cela|ca) (?:nous|me) (?:ferait|plairait|ravirait)|^(?:les |tes |vos )?(?:petits )?plus\b|^bonus|^(?:nous|on|je) (?:serions|serait|serais) (?:ravie?s?|heureu\w+|comblee?s?) (?:si|que)\b/,
    'nice',
  ],
  [/^ce qu(?:e|on|i)? ?(?:nous|on|l on)? ?(?:te|t|vous|lui)? ?(?:offr|propos|apport|garanti)/, 'perks'],
  [/^(?:ce qu|qui nous|le profil qu|la personne qu).{0,12}(?:attend|recherch|cherch|demand|voul|aim)/, 'profile'],
  [/^ce qu.{0,6}(?:tu|vous|t|vous)? ?(?:feras|ferez|allez faire|vas faire|vas vivre|attend|confi)/, 'missions'],
  [
    /^(?:ton|ta|tes|vos|votre|les|le|la)? ?(?:futures? |principales? )?(?:missions?|taches|responsabilites|activites|travaux)\b|^(?:ton|ta|tes|vos|votre|les|le|la) (?:quotidien|role|job|journees?|semaines?|challenges|defis|terrain de jeu)\b/,
    'missions',
  ],
  [
    /^(?:ton|votre|le|un)? ?(?:profil|prerequis|pre requis|candidat)\b|^(?:on|nous) (?:recherch|cherch|attend)|^il (?:te |vous )?faut|^pour (?:reussir|ce poste|y arriver|postuler il)\b|^qui (?:es|etes)/,
    'profile',
  ],
];

function wordedPart(phrase: string, length: number): OfferPart | null {
  if (length > 7) return null;
  return worded.find(([pattern]) => pattern.test(phrase))?.[1] ?? null;
}

const lastingLabel =
  /^(?:(?:vos|votre|les?|tes|ton) )?(?:missions?(?: principales)?|profil(?: recherche| souhaite)?|taches|prerequis|poste|descriptif du poste|description du poste)$/;
const partsOfLabels: ReadonlySet<OfferPart> = new Set<OfferPart>(['missions', 'profile', 'nice', 'perks', 'process']);

/** « PROFIL : permis C, FIMO » opens a part; « Formation : Bac +5 » tells one thing on its own line. */
export function labelledPart(text: string): { part: OfferPart; lasting: boolean } | null {
  const colon = labelEnd(text);
  if (colon < 4 || colon > 44) return null;
  const words = tokenise(text.slice(0, colon)).map(({ key }) => key);
  const label = words.join(' ');
  const part = partByHeading.get(label) ?? wordedPart(label, words.length);
  return part && partsOfLabels.has(part) ? { part, lasting: lastingLabel.test(label) || words.length > 2 } : null;
}

/** Where a label ends: at its colon, or at the stop after one word that is a heading: « Prérequis. Bac +5 ». */
export function labelEnd(text: string): number {
  const stop = /^\p{Lu}[\p{L}’' ]{3,28}(?=\.\s+\p{Lu})/u.exec(text)?.[0];
  if (
    stop &&
    partByHeading.has(
      tokenise(stop)
        .map(({ key }) => key)
        .join(' '),
    )
  )
    return stop.length;
  return text.indexOf(':');
}

/** Length of the heading that stands at a place inside a line, its colon included; 0 where none does. */
export function headingLengthAt(line: string, at: number): number {
  const near = line.slice(at, at + 80);
  const first = tokenise(near.split(/\s/, 1)[0] ?? '')[0];
  if (!first || !firstWords.has(first.key)) return 0;
  const tokens = tokenise(near).slice(0, 7);
  for (let length = Math.min(6, tokens.length - 1); length > 0; length--) {
    const phrase = tokens.slice(0, length).map(({ key }) => key);
    const part = partByHeading.get(phrase.join(' '));
    if (!part) continue;
    const end = tokens[length - 1]?.end ?? 0;
    const after = line.slice(at + end, at + end + 3);
    const colon = /^\s?[:?]/.exec(after)?.[0].length ?? 0;
    const stands = length > 1 && (isShouted(line, at, end) || runsOn(part, after, tokens[length]?.key ?? ''));
    if (at > 0 && (colon > 0 || stands)) return end + colon;
    if (at === 0 && stands && colon === 0) return end;
  }
  return 0;
}

function isShouted(line: string, at: number, end: number): boolean {
  return /\p{Lu}/u.test(line.slice(at + end + 1, at + end + 2)) && !/\p{Ll}/u.test(line.slice(at, at + end));
}

const opensSentence =
  /^(?:vous|tu|de|titulaire|diplomee?|issue?|au|aux|sous|rattachee?|dans|en|nous|le|la|les|l|une?|des|experience|experimentee?|bac|permis|formation|intervenir|integree?|avoir|etre|votre|cdi|cdd|salaire|poste|horaires|doted?|rigoureu\w+|autonome|organisee?|maitrise|connaissances?|bonnes?|merci)$/;

/** « … Votre profil Titulaire d'un CAP … »: nothing but a capital tells where the heading ends. */
function runsOn(part: OfferPart, after: string, next: string): boolean {
  if (/^\s?[-–•*]\s/u.test(after)) return true;
  const opens = opensSentence.test(next) || dutyVerb(next, 'infinitive') !== null;
  return part !== 'company' && /^\s?\p{Lu}/u.test(after) && opens;
}
