import headings from '../../data/offer-headings.json' with { type: 'json' };
import { lazily } from '../text/lazily.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import { dutyVerb } from './duty-verbs.ts';
import type { RawLine } from './offer-lines.ts';
import type { OfferPart } from './offer-part.ts';
import { wordedPart } from './worded-heading.ts';

const partByHeading = lazily(
  () =>
    new Map<string, OfferPart>(
      Object.entries(headings).flatMap(([part, phrases]) =>
        phrases.map((phrase) => [phrase, part as OfferPart] as const),
      ),
    ),
);
const firstWords = lazily(() => new Set([...partByHeading().keys()].map((phrase) => phrase.split(' ')[0] ?? '')));

/** The part of the offer a line opens when it is a heading; null for any other line. */
export function headingPart(line: RawLine, next: RawLine | undefined): OfferPart | null {
  const text = line.text.replace(/\s\([^()]{2,60}\)(?=\s?:?$)/u, '');
  if (!mayHead(text)) return null;
  const words = tokenise(text).map((token) => token.key);
  if (words.length === 0 || words.length > 9) return null;
  const phrase = words.join(' ');
  if (seeks.test(phrase)) return null;
  const exact = knownPart(phrase) ?? joinedPart(phrase) ?? slashedPart(text);
  if (line.bullet) return isMarkedHeading(line, next) || (words.length > 1 && /:$/.test(line.text)) ? exact : null;
  if (exact) return exact;
  if (/^(?:vous|toi|tu) /.test(phrase) && line.text.endsWith('?')) return 'profile';
  if (/ il (?:te |vous |nous )?(?:faut|faudra)$/.test(phrase)) return 'profile';
  return next === undefined ? null : looseHeading(phrase, words, text);
}

/** « ON CHERCHE NOTRE ASSISTANTE DE GESTION » names the job. */
const seeks =
  /^(?:on|nous) (?:cherch|recherch|recrut)\w* (?:notre|nos|une?|des|le|la|son|sa)(?: e)? (?!(?:vrai\w* |bon\w* )?(?:profil|personne|personnalite|collegue|candidate?|talent)s?\b)/;

/** Short, ends like no sentence, and has nothing behind a colon. */
export function mayHead(text: string): boolean {
  if (text.length > 60 || /[.;,]$/.test(text.replace(/\.{3}$/, ''))) return false;
  const colon = text.indexOf(':');
  return colon < 0 || colon >= text.length - 2;
}

function knownPart(phrase: string): OfferPart | null {
  const bare = phrase.replace(/^(?:l|les?|la|vos|votre|ton|tes|ta) /, '');
  return partByHeading().get(phrase) ?? partByHeading().get(bare) ?? null;
}

/** « Contact et modalités de candidature »: headings joined open the part of the first. */
function joinedPart(phrase: string): OfferPart | null {
  const parts = phrase.split(' et ').map(knownPart);
  return parts.length > 1 && parts.every((part) => part !== null) ? (parts[0] as OfferPart) : null;
}

/** « Missions / conditions d’exercice »: so do headings parted by a stroke. */
function slashedPart(text: string): OfferPart | null {
  const [first = '', second] = text.split(/ ?[/|] ?/, 2);
  if (second === undefined) return null;
  return knownPart(
    tokenise(first)
      .map(({ key }) => key)
      .join(' '),
  );
}

/** « > Votre profil » after a blank line: a sign of its own sets headings apart, where bullets follow one another. */
function isMarkedHeading({ gap, mark }: RawLine, next: RawLine | undefined): boolean {
  return gap && next !== undefined && !next.gap && next.mark !== mark;
}

/** « Volterre, c'est quoi ? », « Vos missions au sein de l'équipe » : a known heading begins or ends the line. */
function looseHeading(phrase: string, words: readonly string[], text: string): OfferPart | null {
  if (!/[:?]$/.test(text) && !/^[^\p{L}]*\p{Lu}/u.test(text)) return null;
  for (let length = Math.min(6, words.length - 1); length >= 2; length--) {
    const start = partByHeading().get(words.slice(0, length).join(' '));
    if (start && words.length - length <= 4) return start;
    const end = partByHeading().get(words.slice(-length).join(' '));
    if (end && /[:?]$/.test(text)) return end;
  }
  if (words.length <= 4 && /[:?]$/.test(text)) {
    const last = partByHeading().get(words.at(-1) as string);
    if ((last === 'missions' || last === 'profile') && (words.at(-1) as string).length > 4) return last;
  }
  return wordedPart(phrase, words.length);
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
  const part = partByHeading().get(label) ?? wordedPart(label, words.length);
  return part && partsOfLabels.has(part) ? { part, lasting: lastingLabel.test(label) || words.length > 2 } : null;
}

/** Where a label ends: at its colon, or at the stop after one word that is a heading: « Prérequis. Bac +5 ». */
export function labelEnd(text: string): number {
  const at = text.indexOf('.');
  const stop = at > 3 && at < 60 && /^\p{Lu}[\p{L}’' ]{3,28}\.\s+\p{Lu}/u.test(text) ? text.slice(0, at) : null;
  if (
    stop &&
    partByHeading().has(
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
  if (!first || !firstWords().has(first.key)) return 0;
  const tokens = tokenise(near).slice(0, 7);
  for (let length = Math.min(6, tokens.length - 1); length > 0; length--) {
    const found = headingOf(line, at, tokens, length);
    if (found > 0) return found;
  }
  return 0;
}

/** The same, of so many words. */
function headingOf(line: string, at: number, tokens: readonly Token[], length: number): number {
  const phrase = tokens.slice(0, length).map(({ key }) => key);
  const part = partByHeading().get(phrase.join(' '));
  if (!part) return 0;
  const end = tokens[length - 1]?.end ?? 0;
  const after = line.slice(at + end, at + end + 3);
  const colon = /^\s?[:?]/.exec(after)?.[0].length ?? 0;
  const stands = length > 1 && (isShouted(line, at, end) || runsOn(part, after, tokens[length]?.key ?? ''));
  if (at > 0) return colon > 0 || stands ? end + colon : 0;
  return stands && colon === 0 ? end : 0;
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
