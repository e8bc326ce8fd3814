import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { wordingOf } from '../offer/wording-of.ts';
import { foldText, foldWord } from '../text/fold-text.ts';
import type { CvReading } from './context.ts';
import { grantByItems } from './defined-by-items.ts';
import { type Place, placeReader } from './place-of.ts';
import { doubtReader, wantsMastery } from './requirements/doubts.ts';
import { isDrivingClass } from './requirements/driving-class.ts';
import { type Candidate, findCandidates, type MentionsByName, mentionsByName } from './requirements/find-candidates.ts';
import { isUnderWay } from './requirements/under-way.ts';
import { meaningfulStems } from './word-index.ts';

type RequirementState = 'present' | 'equivalent' | 'missing';

/**
 * What the CV has for one requirement. `span` is what is quoted, the offer's own words where the CV has them; `proof` is
 * where it convinces most, and `credit` (0 to 1) how far. What is only on its way is missing, with its proof.
 */
export type RequirementMatch = {
  requirement: Requirement;
  state: RequirementState;
  span: Span | null;
  proof: Span | null;
  place: Place | null;
  credit: number;
};

/** A proof in a job convinces; a line of a summary does so less, a bare list still less, and free time not at all. */
const placeCredit: Record<Place, number> = { job: 1, text: 0.85, list: 0.75, leisure: 0 };
/** What a diploma under way, a wish or a thing being learnt is worth. */
const stepCredit = { diploma: 0.4, other: 0.25 };
/** First steps in a thing; half of it where the offer wants it mastered. */
const beginnerFactor = 0.55;
/** « B2 » belongs to a language. */
const languageLevel = /^[abc][12]$/;
/** A hostile text may say a thing without end. */
const mostCandidates = 1000;
const informalKinds = new Set(['skill', 'soft', 'term']);

/** Finds each requirement of the offer in the CV. Those set aside and repetitions drop out. */
export function matchRequirements(cv: CvReading, offer: ParsedOffer, offTopic: readonly string[]): RequirementMatch[] {
  const dropped = new Set([...offTopic.map(foldWord), ...offer.languages.map(({ name }) => foldWord(name))]);
  const placeOf = placeReader(cv);
  const asking = { byName: mentionsByName(cv), placeOf, doubtAt: doubtReader(cv.live) };
  const matches = offer.requirements.flatMap((requirement) => {
    const key = foldWord(requirement.term);
    if (dropped.has(key) || dropped.has(foldWord(wordingOf(requirement, offer))) || languageLevel.test(key)) return [];
    dropped.add(key);
    return [matchRequirement(cv, offer, requirement, asking)];
  });
  return grantByItems(matches, offer);
}

/** What a CV answers to every requirement. */
type Asking = {
  byName: MentionsByName;
  placeOf: (span: Span) => Place;
  doubtAt: ReturnType<typeof doubtReader>;
};

type Proof = { span: Span; place: Place; credit: number; same: boolean; step: boolean };

function matchRequirement(
  cv: CvReading,
  offer: ParsedOffer,
  requirement: Requirement,
  { byName, placeOf, doubtAt }: Asking,
): RequirementMatch {
  const candidates = findCandidates(cv, offer, requirement, byName, placeOf)
    .slice(0, mostCandidates)
    .filter(({ span }) => !isPrivate(cv, span));
  const written = offer.text.slice(requirement.span.start, requirement.span.end);
  const spellings = [requirement.term, written].map(meaningfulStems);
  const isSame = (quote: string) => isSaidIn(spellings, quote) || isDrivingClass(requirement.term, quote);
  const mastery = wantsMastery(offer.text, requirement);
  const proofs = candidates.flatMap((candidate) => {
    const proof = proofOf(doubtAt, requirement, candidate, placeOf(candidate.span), mastery);
    return proof ? [{ ...proof, same: candidate.exact && isSame(quoteOf(cv, candidate)) }] : [];
  });
  const held = proofs.filter(({ step }) => !step);
  if (proofs.length > 0 && asksToPrepare(offer, requirement)) return matchOf(requirement, proofs);
  if (held.length === 0 || isUnderWay(cv, requirement, held)) return onItsWay(requirement, proofs);
  return matchOf(requirement, held);
}

function proofOf(
  doubtAt: Asking['doubtAt'],
  { kind }: Requirement,
  { span, factor }: Candidate,
  place: Place,
  mastery: boolean,
): Omit<Proof, 'same'> | null {
  const isInformal = informalKinds.has(kind);
  if (place === 'leisure' && isInformal && kind !== 'soft') return null;
  const doubt = doubtAt(span, place, !isInformal);
  if (doubt === 'denied') return null;
  const worth = (isInformal ? placeCredit[place === 'leisure' ? 'list' : place] : 1) * factor;
  const share = doubt !== 'beginner' ? 1 : mastery ? beginnerFactor / 2 : beginnerFactor;
  return { span, place, step: doubt === 'step', credit: worth * share };
}

function matchOf(requirement: Requirement, proofs: readonly Proof[]): RequirementMatch {
  const strongest = strongestOf(proofs);
  if (!strongest) return { requirement, state: 'missing', span: null, proof: null, place: null, credit: 0 };
  const shown = strongestOf(proofs.filter(({ same }) => same));
  return {
    requirement,
    state: shown ? 'present' : 'equivalent',
    span: (shown ?? strongest).span,
    proof: strongest.span,
    place: strongest.place,
    credit: strongest.credit,
  };
}

/** « Vous préparez un BTS », « inscrite en CAP »: an apprentice is asked for the studies, and not for the diploma. */
function asksToPrepare({ text }: ParsedOffer, { kind, span }: Requirement): boolean {
  return kind === 'diploma' && preparing.test(foldText(text.slice(Math.max(0, span.start - 60), span.start)));
}

const preparing =
  /\b(?:prepare[sz]?|preparant|(?:entre|rentre)[sz]? en|inscrite?s? (?:en|a|dans)|(?:poursuivez|poursuis|suivez|suis|integre[sz]?)(?= (?:une? |votre |ta |la )?(?:formation|cursus|cycle)))(?: [a-z' ]{0,24})?[ ']$/;

/** A diploma being prepared or a wish is not held, and yet is a step towards it. */
function onItsWay(requirement: Requirement, proofs: readonly Proof[]): RequirementMatch {
  const proof = strongestOf(proofs)?.span ?? null;
  const credit = proof === null ? 0 : requirement.kind === 'diploma' ? stepCredit.diploma : stepCredit.other;
  return { requirement, state: 'missing', span: null, proof, place: null, credit };
}

function isPrivate({ privates }: CvReading, { start }: Span): boolean {
  return privates.some((detail) => start >= detail.start && start < detail.end);
}

function quoteOf({ live }: CvReading, { span }: Candidate): string {
  return live.slice(span.start, span.end);
}

/** Whether a quote says one of these spellings, whatever the endings, with at most categories and the like besides. */
function isSaidIn(spellings: readonly (readonly string[])[], quote: string): boolean {
  const words = meaningfulStems(quote);
  return spellings.some(
    (stems) =>
      stems.length > 0 &&
      stems.every((word) => words.includes(word)) &&
      words.every((word) => stems.includes(word) || /\d/.test(word)),
  );
}

function strongestOf<T extends { credit: number }>(proofs: readonly T[]): T | undefined {
  return proofs.reduce<T | undefined>((best, proof) => (best && best.credit >= proof.credit ? best : proof), undefined);
}
