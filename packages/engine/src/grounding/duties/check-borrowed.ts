import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { areBeside } from '../facts/beside.ts';
import { isCovered } from '../facts/is-covered.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isEveryday, isPlain } from '../words/everyday.ts';
import { inTerm } from '../words/in-term.ts';
import { isNoun } from '../words/is-noun.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isServed } from '../words/work-words.ts';
import { isTelling, isTold } from './check-novelties.ts';

/**
 * Words of the offer told of oneself, which the documents tell neither so nor otherwise: the commonest of inventions.
 * A noun of some trade anywhere; a word of everyone’s where a verb in the first person has it for its object (« je
 * rédige les protocoles »); an adjective with the noun the offer gives it (« bus électriques », « milieu hospitalier »).
 */
export function checkBorrowed(context: CheckContext): Finding[] {
  if (!context.hasOffer) return [];
  const skills = context.terms.filter(({ kind }) => kind !== 'occupation');
  return context.reading.tokens.flatMap((_, index): Finding[] => {
    const start = isUntold(context, index) ? borrowedFrom(context, skills, index) : null;
    return start === null || isMet(context, start, index) ? [] : [findingAt(context, start, index)];
  });
}

/** A word of the offer, told of oneself, that the documents have not. */
function isUntold({ reading, marks, own, all }: CheckContext, index: number): boolean {
  const { key, start } = reading.tokens[index] as CheckContext['reading']['tokens'][number];
  if (marks[start] !== stances.self || key.length < 5 || /[^a-z]/.test(key) || isSmallWord(key)) return false;
  const root = reading.stems[index] as string;
  return all.words.has(root) && !own.words.has(root) && !isVerbOfOffer(reading, index);
}

/** Where the words begin that are borrowed: with the noun of an adjective, or the noun the offer asks for; null for none. */
function borrowedFrom(context: CheckContext, skills: CheckContext['terms'], index: number): number | null {
  const { key, start } = context.reading.tokens[index] as CheckContext['reading']['tokens'][number];
  const pair = adjectiveStart(context, index);
  if (pair !== null) return pair;
  const isAsked = context.demands.has(context.reading.stems[index] as string) || isServed(key) || isRun(context, start);
  return isAsked && !inTerm(skills, start) && isBorrowed(context, index) ? start : null;
}

/** « l’ouverture du drive », « le pilotage des … »: what is named as run or begun, asked for or not. */
function isRun({ reading: { folded } }: CheckContext, start: number): boolean {
  return /\b(?:ouverture|lancement|mise en (?:place|oeuvre|service)|creation|pilotage|conduite) (?:de la |de l'|de |du |des |d')(?:sous-)?$/.test(
    folded.slice(Math.max(0, start - 34), start),
  );
}

const complement = /^(?: (?:de |des |du |d'|à |aux? |en )?[\p{L}-]{3,}){0,2}/u;

/** Told in other words, as the CV would meet a demand of an offer: the words alone, or with what they are said of. */
function isMet(context: CheckContext, start: number, index: number): boolean {
  const { text, tokens } = context.reading;
  const { end } = tokens[index] as CheckContext['reading']['tokens'][number];
  const more = complement.exec(text.slice(end, end + 60))?.[0] ?? '';
  const { cv } = context.own;
  return (
    cv !== null &&
    [text.slice(start, end), text.slice(start, end) + more].some((said) => isCovered(context, cv, said, null))
  );
}

function findingAt({ reading: { text, tokens } }: CheckContext, start: number, index: number): Finding {
  const end = (tokens[index] as CheckContext['reading']['tokens'][number]).end;
  return { kind: 'skill', start, end, reason: reasons.skill(text.slice(start, end)) };
}

function isBorrowed(context: CheckContext, index: number): boolean {
  const { key, start } = context.reading.tokens[index] as CheckContext['reading']['tokens'][number];
  if (isTold(context, index) || isPlain(key) || !isTelling(context, start)) return false;
  return isEveryday(key) ? isObject(context, index) : isNoun(context, index);
}

const general = new Set(
  (
    'poste emploi expérience parcours mission entreprise formation profil compétence candidature métier travail équipe ' +
    'client clientèle personne service place rôle fonction besoin attente objectif niveau base année programme monde'
  )
    .split(' ')
    .map((word) => stem(foldWord(word))),
);

const objectOf =
  /(?:\b(?:je |y )|j'|\bet |, )(?:ne |y |en |leur |lui )?(?:ai |avais )?(?:aussi |egalement |deja |meme )?(?!(?:suis|sais|connais|aime|pense|crois|vois|vis)\b)[a-z]{4,}(?: aussi| egalement| deja)? (?:a |avec |sur |pour |de |d')?(?:les? |la |l'|des |du |aux? |une? |leurs? |mes |mon |ma |deux |trois |quatre )(?:[a-z]{4,} (?:de |d'|du |des |a |aux? ))?$/;
const spoken = /\b(?:je|j')/;

/** « je réponds aux appels d’offres »: an everyday word behind a verb in the first person. */
function isObject({ reading }: CheckContext, index: number): boolean {
  const { start } = reading.tokens[index] as CheckContext['reading']['tokens'][number];
  if (general.has(reading.stems[index] as string)) return false;
  const opening = reading.sentences[sentenceAt(reading.sentences, start)]?.start ?? 0;
  const before = reading.folded.slice(Math.max(opening, start - 250), start);
  return spoken.test(before) && objectOf.test(before.slice(-60));
}

const adjective = /(?:ique|ier|iere|al|ale|aux|el|elle|if|ive|aire|eux|euse|ois|ien|ienne|ee)s?$/;

/** « un exercice technique »: any, none of the candidate’s. */
const determinerOf = /\b(?:une?|tout|chaque|quel(?:le)?) $/;

/** « bus électriques »: where the pair starts that the offer has and the documents have not. */
function adjectiveStart({ reading, own, all }: CheckContext, index: number): number | null {
  const { key, start } = reading.tokens[index] as CheckContext['reading']['tokens'][number];
  const noun = reading.tokens[index - 1];
  if (!noun || !adjective.test(key) || noun.key.length < 3 || isSmallWord(noun.key) || isEveryday(key)) return null;
  // « temps partiel »: hours are looked up with the contracts.
  if (noun.key === 'temps') return null;
  if (determinerOf.test(reading.folded.slice(Math.max(0, noun.start - 12), noun.start))) return null;
  if (reading.text.slice(noun.end, start) !== ' ') return null;
  const [first, second] = [reading.stems[index - 1] as string, reading.stems[index] as string];
  return areBeside(all.beside, first, second) && !areBeside(own.beside, first, second) ? noun.start : null;
}

/** A form of a verb: « je prends » of an offer with « prendre ». */
function isVerbOfOffer({ tokens }: CheckContext['reading'], index: number): boolean {
  return /^(?:je|j|tu|il|on|nous|vous|ne|n|me|m|se|s|y)$/.test(tokens[index - 1]?.key ?? '');
}
