import type { CheckContext, Finding } from '../context.ts';
import { areKinBeside } from '../facts/beside.ts';
import { isCovered } from '../facts/is-covered.ts';
import { isToldOtherwise } from '../facts/is-told-otherwise.ts';
import { hasKin } from '../facts/synonyms.ts';
import { readNumber } from '../figures/read-number.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isEveryday, isPlain } from '../words/everyday.ts';
import { inTerm } from '../words/in-term.ts';
import { lastTerm } from '../words/last-term.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isTelling } from './check-novelties.ts';

/** Words on, the second of a pair may stand: « cotation des actes ». */
const reach = 3;
const furthest = 26;

/**
 * « Pilotage des sous-traitants », « j’ai conduit des actions à la maison d’arrêt »: two telling words together as the offer
 * has them (« vous pilotez les sous-traitants ») and the documents have not, one of them a word of which they know nothing.
 */
export function checkBorrowedPhrases(context: CheckContext): Finding[] {
  if (!context.hasOffer) return [];
  return context.reading.tokens.flatMap((_, index): Finding[] => {
    if (!isWord(context, index)) return [];
    const last = partnerOf(context, index);
    return last === null ? [] : findingOf(context, index, last);
  });
}

function isWord({ reading: { tokens, text, folded }, marks }: CheckContext, index: number): boolean {
  const { key, start, end } = tokens[index] as CheckContext['reading']['tokens'][number];
  return (
    marks[start] === stances.self &&
    key.length >= 4 &&
    !/[^a-z-]/.test(key) &&
    !isSmallWord(key) &&
    !makesPart.test(folded.slice(Math.max(0, start - 14), end)) &&
    readNumber(text, tokens, index) === null
  );
}

/** « … font partie de mes bases »: no « partie » of a kitchen. */
const makesPart = /\bf(?:ai|on|aisai|era|eron)[a-z]* partie$/;

/** The word behind one, with which the offer has it and the documents have not. */
function partnerOf(context: CheckContext, index: number): number | null {
  const { tokens, stems, folded } = context.reading;
  const { end } = tokens[index] as CheckContext['reading']['tokens'][number];
  let telling = 0;
  for (let next = index + 1; next < tokens.length && next < index + 6 && telling < reach; next++) {
    const { key, start } = tokens[next] as (typeof tokens)[number];
    if (start - end > furthest || /[,;:.!?()\n•]| - | et | ou /.test(folded.slice(end, start))) return null;
    if (isSmallWord(key)) continue;
    telling++;
    const isOffers = isPairOfOffer(context, stems[index] as string, stems[next] as string);
    if (isOffers && isWord(context, next) && (isNew(context, index, next) || isDoneAsOffered(context, index, next)))
      return next;
  }
  return null;
}

/** « j’assure le secrétariat »: verbs that say no more than that a thing was done. */
const vague =
  /^(?:assur|realis|effectu|particip|contribu|travaill|interv|occup|charg|men(?:e|er|ais|ant|ee|es)$|ger(?:e|er|ais|ant|ez|ee|ees)$|tien|tenu|tenir|suiv|connai|connu|maitris|obten|possed|dispos|detien|utilis|decouv|appren|appris|prend|prepar|mett|garant|veill)/;

/** Of the two words, one at least is of no kin to any of the documents and not everyone’s; or both are unknown to them. */
function isNew({ reading: { tokens, stems, text }, own, terms }: CheckContext, one: number, other: number): boolean {
  const words = [one, other];
  // « temps partiel »: hours are looked up with the contracts.
  if (words.some((index) => tokens[index]?.key === 'temps' || vague.test(tokens[index]?.key ?? ''))) return false;
  const key = (index: number) => tokens[index]?.key ?? '';
  // Names are looked up for themselves.
  const isName = (index: number) => /\p{Lu}/u.test(text[tokens[index]?.start ?? 0] ?? '');
  if (words.every(isName) || words.some((index) => isName(index) && own.words.has(key(index)))) return false;
  const unknown = words.filter((index) => !hasKin(own.words, stems[index] as string));
  // « marchés publics »: words of everyone’s, which together are of a trade.
  if (unknown.length === 2)
    return !words.every((index) => isPlain(key(index))) || inTerm(terms, tokens[one]?.start ?? 0);
  return unknown.some((index) => !isEveryday(key(index))) && !words.some((index) => isPlain(key(index)));
}

const spoken = /(?:^|[^a-z])(?:je |j')(?:y |ai |avais )?(?:aussi |egalement |deja )?$/;

/**
 * « j’analyse les bilans de mes clients » where the offer asks for « l’analyse des bilans »: everyone’s words, neither of
 * which the documents have, nor one that begins alike.
 */
function isDoneAsOffered(
  { reading: { tokens, stems, folded }, own }: CheckContext,
  verb: number,
  object: number,
): boolean {
  const at = tokens[verb]?.start ?? 0;
  const isWritten = (index: number) => {
    const root = stems[index] as string;
    return own.linesOfStem.has(root) || own.linesOfHead.has(root.slice(0, headLength));
  };
  const between = folded.slice(tokens[verb]?.end ?? at, tokens[object]?.start ?? at);
  return (
    spoken.test(folded.slice(Math.max(0, at - 24), at)) &&
    !/ (?:en|avec|pour|dans|sur|sans|par|chez|vers) /.test(between) &&
    !isWritten(verb) &&
    !isWritten(object)
  );
}

const headLength = 5;

function findingOf(context: CheckContext, first: number, last: number): Finding[] {
  const { reading, own } = context;
  const [{ start } = { start: 0 }, { end } = { end: 0 }] = [reading.tokens[first], reading.tokens[last]];
  const written = reading.text.slice(start, end);
  if (isProvenTerm(context, start, end)) return [];
  const roots = [reading.stems[first] as string, reading.stems[last] as string];
  if (!isTelling(context, start) || isToldOtherwise(own, roots, false)) return [];
  if (own.cv !== null && isCovered(context, own.cv, written, null)) return [];
  return [{ kind: 'skill', start, end, reason: reasons.skill(written), givesWay: true }];
}

/** « tableaux croisés » where the documents write « TCD »: both words are of one name that the documents prove. */
function isProvenTerm({ terms, own }: CheckContext, start: number, end: number): boolean {
  const term = lastTerm(terms, 0, start + 1);
  return term !== undefined && term.end >= end && own.proven.has(term.name);
}

/** Words that the offer has near each other and the documents have not, by how they begin. */
function isPairOfOffer({ all, own }: CheckContext, one: string, other: string): boolean {
  return areKinBeside(all.reading, one, other) && !areKinBeside(own.reading, one, other);
}
