import type { ParsedCv } from '@coach/contracts/cv';
import type { ParsedOffer } from '@coach/contracts/offer';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { findTerms } from '../skills/find-terms.ts';
import { scopesOf } from './anchors.ts';
import { checkAlone } from './check-alone.ts';
import { checkBorrowed } from './check-borrowed.ts';
import { checkBorrowedPhrases } from './check-borrowed-phrases.ts';
import { checkContacts } from './check-contacts.ts';
import { checkContracts } from './check-contracts.ts';
import { checkDates } from './check-dates.ts';
import { checkDemonyms } from './check-demonyms.ts';
import { checkDiplomas } from './check-diplomas.ts';
import { checkDuties } from './check-duties.ts';
import { checkFractions } from './check-fractions.ts';
import { checkLanguages } from './check-languages.ts';
import { checkLessened } from './check-lessened.ts';
import { checkLevels } from './check-levels.ts';
import { checkLists } from './check-lists.ts';
import { checkMovedLines } from './check-moved-lines.ts';
import { checkNames } from './check-names.ts';
import { checkNotHeld } from './check-not-held.ts';
import { checkObserved } from './check-observed.ts';
import { checkOpposites } from './check-opposites.ts';
import { checkOthersWork } from './check-others-work.ts';
import { checkQuantities } from './check-quantities.ts';
import { checkSkills } from './check-skills.ts';
import { checkSpokenLanguages } from './check-spoken-languages.ts';
import { checkSupervision } from './check-supervision.ts';
import { checkTitles } from './check-titles.ts';
import type { CheckContext, Finding, UngroundedKind } from './context.ts';
import { employerPattern } from './employer-pattern.ts';
import { factsOf } from './facts.ts';
import { findContacts } from './find-contacts.ts';
import { findDateMentions } from './find-date-mentions.ts';
import { giveWay } from './give-way.ts';
import { inTerm } from './in-term.ts';
import { isAddressed, isQuoted } from './is-quoted.ts';
import { phraseOf } from './phrase-of.ts';
import { plainText } from './plain-text.ts';
import { readCareer } from './read-career.ts';
import { readStances } from './read-stances.ts';
import { readText } from './read-text.ts';
import { spanSwaps } from './span-swaps.ts';

/** What a text may draw on. The candidate’s documents alone tell of the candidate; the offer tells of the employer. */
export type Truth = {
  cv: ParsedCv | string;
  /** Answers and further documents of the candidate. */
  extra?: readonly string[];
  offer?: ParsedOffer | string | null;
  /** YYYY-MM-DD */
  today?: string;
};

/** A claim without a source: `quote` is `text.slice(start, end)`, `reason` one sentence for the person. */
export type Ungrounded = { kind: UngroundedKind; start: number; end: number; quote: string; reason: string };

/**
 * What a text says of the candidate that their documents do not bear out, and of the employer that the offer does not,
 * in order. Wishes (« je souhaite découvrir … »), honest lacks and the employer’s needs are no claims; what cannot be
 * told to be one of these is held for a claim. Linear in the length of the text.
 */
export function findUngrounded(text: string, truth: Truth): Ungrounded[] {
  return groundingOf(truth)(text);
}

/** The same for many texts on one truth, which is read once. */
export function groundingOf(truth: Truth): (text: string) => Ungrounded[] {
  const known = readTruth(truth);
  return (text) => {
    const plain = plainText(text);
    const context = contextOf(plain.text, known);
    const found = withoutOverlaps(spanSwaps(context, giveWay(checks.flatMap((check) => check(context)))));
    return withoutQuotations(context, found).map(({ kind, start, end, reason }) => {
      const from = plain.startOf(start);
      const to = plain.endOf(end - 1);
      return { kind, start: from, end: to, quote: text.slice(from, to), reason };
    });
  };
}

const checks = [
  checkAlone,
  checkBorrowed,
  checkBorrowedPhrases,
  checkContacts,
  checkContracts,
  checkDates,
  checkQuantities,
  checkFractions,
  checkDiplomas,
  checkTitles,
  checkSupervision,
  checkLanguages,
  checkSpokenLanguages,
  checkSkills,
  checkLevels,
  checkLessened,
  checkDuties,
  checkLists,
  checkNotHeld,
  checkObserved,
  checkMovedLines,
  checkOpposites,
  checkOthersWork,
  checkNames,
  checkDemonyms,
];

type Known = Pick<CheckContext, 'own' | 'all' | 'hasOffer' | 'today' | 'demands'> & { employer: RegExp | null };

function readTruth({ cv, extra = [], offer = null, today = '' }: Truth): Known {
  const parsed = typeof cv === 'string' ? parseCv({ text: cv }) : cv;
  const day = /^\d{4}-\d\d-\d\d$/.test(today) ? today : null;
  const asked = typeof offer === 'string' ? parseOffer(offer) : offer;
  const offerText = typeof offer === 'string' ? offer : (offer?.text ?? '');
  const hasOffer = offerText.trim() !== '';
  const career = readCareer(parsed, day);
  const own = factsOf(career, extra);
  const all = hasOffer ? factsOf(career, [...extra, offerText]) : own;
  return { own, all, hasOffer, today: day, demands: demandsOf(asked), employer: employerPattern(asked, own) };
}

/** The stems of the words by which an offer asks for something. */
function demandsOf(offer: ParsedOffer | null): Set<string> {
  const asked = offer?.requirements.filter(({ kind }) => kind !== 'soft') ?? [];
  return new Set(
    asked.flatMap(({ term, alternatives, span }) =>
      [term, ...alternatives, offer?.text.slice(span.start, span.end) ?? ''].flatMap(phraseOf),
    ),
  );
}

const addressing = /\b(?:vous|votre|vos|madame|monsieur|bonjour)\b|\bj'(?:aime\b|aimerais)|\bje (?:souhaite|voudrais)/;

function contextOf(text: string, { employer, ...known }: Known): CheckContext {
  const reading = readText(text);
  const terms = findTerms(text, reading.tokens);
  const { own, all } = known;
  const isOffers = (index: number) => {
    const key = reading.tokens[index]?.key ?? '';
    return all.words.has(key) && !own.words.has(key) && !inTerm(terms, reading.tokens[index]?.start ?? 0);
  };
  const context = {
    ...known,
    reading,
    isLetter: addressing.test(reading.folded),
    marks: readStances(
      reading,
      employer,
      isOffers,
      (key) => own.words.has(key),
      (said) => all !== own && all.flat.includes(said) && !own.flat.includes(said),
    ),
    terms,
    contacts: findContacts(reading),
    dates: findDateMentions(reading),
  };
  return { ...context, scopeAt: scopesOf(context) };
}

/** Findings whose line is looked up in the documents: a text with more of them is no text to be lenient with. */
const mostLookedUp = 200;

function withoutQuotations(context: CheckContext, findings: Finding[]): Finding[] {
  return findings.filter(
    (finding, index) =>
      index >= mostLookedUp || finding.isMoved || !(isQuoted(context, finding) || isAddressed(context, finding)),
  );
}

function withoutOverlaps(findings: Finding[]): Finding[] {
  const sorted = [...findings].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Finding[] = [];
  for (const finding of sorted) {
    const last = kept.at(-1);
    if (!last || finding.start >= last.end) kept.push(finding);
  }
  return kept;
}
