import type { Requirement } from '@coach/contracts/offer';
import { knownVerb } from '../../letters/french/actions.ts';
import { isForeign } from '../../letters/french/is-foreign.ts';
import { typeset } from '../../letters/french/typeset.ts';

export type Term = { text: string; isBare: boolean };

/** A requirement in the offer's own words; bare where a single common word tells little. null for what is no term. */
export function termOf(text: string, { kind, span: { start, end } }: Requirement): Term | null {
  const quote = typeset(text.slice(start, end));
  if (!isWhole(quote) || !fits[kind](quote)) return null;
  if (kind === 'skill' && isPartner(text.slice(Math.max(0, start - 40), start))) return null;
  return { text: quote, isBare: !quote.includes(' ') && kind === 'skill' && !isName(text, start, quote) };
}

/** Readable aloud between guillemets: one line, nothing cut off. */
function isWhole(quote: string): boolean {
  if (!/\p{L}{2}|\p{Lu}/u.test(quote)) return false;
  if (quote.length < 2 || quote.length > 70 || place.test(quote) || isConjugated(quote)) return false;
  if (/[\n:;{}<>«»()]|https?:|^(?:vous|tu|je|nous)\s/iu.test(quote)) return false;
  return !/(?<!\p{L})(?:et|ou|de|du|des|à|la|le)$/iu.test(quote);
}

const anyone = () => true;
const fits: Record<Requirement['kind'], (quote: string) => boolean> = {
  skill: anyone,
  diploma: anyone,
  certification: anyone,
  // « financières »: a word of a sentence, and no name of a thing asked for.
  term: (quote) => quote.includes(' ') && !isForeign(quote),
  soft: (quote) => quote.split(' ').length <= 5 && !/^\S+(?:elles|ives|ées)$/u.test(quote),
  // A « permis feu » is a form filled in before hot work.
  licence: (quote) => (permit.test(quote) && !/permis (?:de )?feu/i.test(quote)) || /\p{Lu}{3}/u.test(quote),
};

/** « rédiges des notes », « mis en production », « entretient avec les familles »: cut out of a sentence. */
function isConjugated(quote: string): boolean {
  const [first = '', second = ''] = quote.split(' ');
  if (/^(?:mis|pris|mises?|tenus?|conduits?|\p{Ll}{3,}(?:ez|ient))$/u.test(first) && second !== '') return true;
  if (!/^(?:les?|la|l’.*|des|une?|avec|aux?)$/u.test(second)) return false;
  return /^\p{Ll}+es$/u.test(first)
    ? knownVerb(`${first.slice(0, -1)}r`) !== null
    : /^\p{Ll}+e$/u.test(first) && second !== 'des' && knownVerb(`${first}r`) !== null;
}

/** « TVA », « HACCP », « DPO »: a norm, a tax, a body rather than a tool. */
const acronym = /^\p{Lu}{2,6}$/u;

/** Whether a term is the name of a tool or a product: « Sage 100 », « Kafka ». */
export function isTool(text: string, start: number, quote: string): boolean {
  return isName(text, start, quote) && !acronym.test(quote);
}

/** Whether a term is a name and not a common noun at the head of a line. */
function isName(text: string, start: number, quote: string): boolean {
  const [first = ''] = quote.split(/[\s-]/);
  if (/\p{Lu}/u.test(first.slice(1)) || /\d/.test(first)) return true;
  return /^\p{Lu}/u.test(first) && /[\p{Ll}\d,(/] ?$/u.test(text.slice(Math.max(0, start - 3), start));
}

/** Where one works is no skill. */
const place = /^(?:EHPAD|SSR|SMR|USLD|MECS|IME|ITEP|ESAT|CHU|CHRS|PME|PMI|TPE|ETI|BTP|GMS|CHR|B ?[2T]O? ?[BC])$/i;

/** A paper that allows something; a car or a bicycle is none. */
const permit = /permis|caces|habilitation|certifi|carte|agr[ée]ment|brevet|titre|attestation|licence/iu;

/** « en lien avec l’ASE », « rattaché au DPO »: whom one works with is not a skill. */
function isPartner(before: string): boolean {
  return /(?:avec|auprès|en lien|rattachée? à|sous la responsabilité d|équipe d)[^.;:\n]{0,14}$/iu.test(before);
}
