import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import { broaderOf } from '../skills/skill-links.ts';
import { foldWord } from '../text/fold-text.ts';
import type { CvReading } from './context.ts';
import { findPhrase } from './find-phrase.ts';
import { matchDiploma } from './match-diploma.ts';
import { type Place, placeReader } from './place-of.ts';
import { meaningfulStems } from './word-index.ts';

type RequirementState = 'present' | 'equivalent' | 'missing';

/**
 * What the CV has for one requirement. `span` is what is quoted, the offer's own words where the CV has them; `proof` is
 * where it convinces most, and `credit` (0 to 1) how far.
 */
export type RequirementMatch = {
  requirement: Requirement;
  state: RequirementState;
  span: Span | null;
  proof: Span | null;
  place: Place | null;
  credit: number;
};

export type Candidate = { span: Span; exact: boolean; factor: number };

/** A proof in a job convinces; a line of a summary does so less, and a bare list least. */
const placeCredit: Record<Place, number> = { job: 1, text: 0.85, list: 0.7 };
/** « B2 » belongs to a language. */
const languageLevel = /^[abc][12]$/;
const informalKinds = new Set(['skill', 'soft', 'term']);

/** Finds each requirement of the offer in the CV. Those set aside and repetitions drop out. */
export function matchRequirements(cv: CvReading, offer: ParsedOffer, offTopic: readonly string[]): RequirementMatch[] {
  const dropped = new Set([...offTopic.map(foldWord), ...offer.languages.map(({ name }) => foldWord(name))]);
  const placeOf = placeReader(cv);
  const byName = mentionsByName(cv);
  return offer.requirements.flatMap((requirement) => {
    const key = foldWord(requirement.term);
    if (dropped.has(key) || languageLevel.test(key)) return [];
    dropped.add(key);
    return [matchRequirement(cv, offer, requirement, byName, placeOf)];
  });
}

type Proof = { span: Span; place: Place; credit: number; same: boolean };

function matchRequirement(
  cv: CvReading,
  offer: ParsedOffer,
  requirement: Requirement,
  byName: Map<string, MentionGroup>,
  placeOf: (span: Span) => Place,
): RequirementMatch {
  const { term, alternatives, kind } = requirement;
  const spellings = [term, offer.text.slice(requirement.span.start, requirement.span.end)].map(meaningfulStems);
  const candidates = [term, ...alternatives].flatMap((name) => [...named(byName, name), ...inWords(cv, name)]);
  if (kind === 'diploma') candidates.push(...matchDiploma(cv, requirement));
  const proofs = candidates.flatMap(({ span, exact, factor }): Proof[] => {
    const place = placeOf(span);
    if (isDenied(cv.live, span)) return [];
    const proof = informalKinds.has(kind) ? placeCredit[place] : 1;
    const credit = proof * factor * reserve(cv.live, span, place);
    return [{ span, place, credit, same: exact && isSaidIn(spellings, cv.live.slice(span.start, span.end)) }];
  });
  return isUnderWay(cv, kind, proofs) ? underWay(requirement, proofs) : matchOf(requirement, proofs);
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

/** A diploma being prepared or given up is not held, and yet is a step towards it. */
function underWay(requirement: Requirement, proofs: readonly Proof[]): RequirementMatch {
  const span = strongestOf(proofs)?.span ?? null;
  return { requirement, state: 'missing', span: null, proof: span, place: null, credit: 0.4 };
}

/** For a diploma what the studies say decides; for the rest all must be told there, and given up in so many words. */
function isUnderWay({ cv }: CvReading, kind: Requirement['kind'], proofs: readonly Proof[]): boolean {
  const entries = cv.education.flatMap(({ obtained }, index) => {
    const span = cv.spans[`education.${index}`] ?? cv.spans[`education.${index}.degree`];
    return span ? [{ obtained, span }] : [];
  });
  const told = proofs.map(({ span: { start } }) => entries.find(({ span }) => start >= span.start && start < span.end));
  const studied = told.filter((entry) => entry !== undefined);
  const isOpen = ({ obtained, span }: (typeof entries)[number]) =>
    obtained === false && (kind === 'diploma' || unfinished.test(cv.text.slice(span.start, span.end)));
  if (kind !== 'diploma' && studied.length < told.length) return false;
  return studied.length > 0 && studied.every(isOpen);
}

const unfinished = /en cours|abandonn|interromp|non (?:obtenu|validé)|en préparation/i;

/** Whether a quote says one of these spellings, whatever the endings, with at most categories and the like besides. */
function isSaidIn(spellings: readonly string[][], quote: string): boolean {
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

/** Where all the words of a name stand together, whatever their endings. */
function inWords(cv: CvReading, name: string): Candidate[] {
  return findPhrase(cv.words, cv.live, name).map((span) => ({ span, exact: true, factor: 1 }));
}

type MentionGroup = { own: Span[]; narrower: Span[] };

function mentionsByName({ mentions }: CvReading): Map<string, MentionGroup> {
  const groups = new Map<string, MentionGroup>();
  const group = (name: string) => {
    const key = foldWord(name);
    const known = groups.get(key) ?? { own: [], narrower: [] };
    groups.set(key, known);
    return known;
  };
  for (const { name, kind, start, end } of mentions) {
    if (kind === 'ignored' || kind === 'occupation') continue;
    group(name).own.push({ start, end });
    for (const wider of broaderOf(name)) group(wider).narrower.push({ start, end });
  }
  return groups;
}

function named(groups: Map<string, MentionGroup>, name: string): Candidate[] {
  const canonical = findTerms(name)[0];
  const whole = canonical && canonical.start === 0 && canonical.end === name.length ? canonical.name : name;
  const group = groups.get(foldWord(whole)) ?? groups.get(foldWord(name));
  if (!group) return [];
  return [
    ...group.own.map((span) => ({ span, exact: true, factor: 1 })),
    ...group.narrower.map((span) => ({ span, exact: false, factor: 0.9 })),
  ];
}

/** « Pas de permis B », « sans expérience de la paie » are no proof. */
function isDenied(text: string, { start }: Span): boolean {
  return /(?:pas (?:de |d['’]|le |la )?|sans |aucune? |ni )$/i.test(text.slice(Math.max(0, start - 12), start));
}

/** What the sentence takes back from the mention. */
function reserve(text: string, span: Span, place: Place): number {
  if (place === 'text' && isWished(text, span)) return 0.5;
  return isBeginner(text, span) ? 0.6 : 1;
}

/** « Je cherche un poste en gériatrie » tells a wish, not an experience. */
function isWished(text: string, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - 90), start);
  const sentence = before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf('!')) + 1);
  return /\b(?:cherche|recherche|souhaite|souhaitant|aimerais|voudrais|désire|désireu[xs]|ambition|objectif|envie de|projet de|me former|évoluer vers)/i.test(
    sentence,
  );
}

function isBeginner(text: string, { start }: Span): boolean {
  return /(?:notions |bases |initiation |débutante? )(?:de |d['’]|en |à |du |des )?$/i.test(
    text.slice(Math.max(0, start - 24), start),
  );
}
