import type { ParsedCv } from '@coach/contracts/cv';
import type { ParsedOffer } from '@coach/contracts/offer';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { findTerms } from '../skills/find-terms.ts';
import { whileReading } from '../text/while-reading.ts';
import type { CheckContext, Finding, UngroundedKind } from './context.ts';
import { checkDates } from './dates/check-dates.ts';
import { checkSeasonCounts } from './dates/check-season-counts.ts';
import { checkSeasons } from './dates/check-seasons.ts';
import { checkStays } from './dates/check-stays.ts';
import { findDateMentions } from './dates/find-date-mentions.ts';
import { checkDenied } from './diplomas/check-denied.ts';
import { checkDiplomas } from './diplomas/check-diplomas.ts';
import { checkNotHeld } from './diplomas/check-not-held.ts';
import { checkStateDiploma } from './diplomas/check-state-diploma.ts';
import { checkActs } from './duties/check-acts.ts';
import { checkAdditions } from './duties/check-additions.ts';
import { checkAlone } from './duties/check-alone.ts';
import { checkBorrowed } from './duties/check-borrowed.ts';
import { checkBorrowedPhrases } from './duties/check-borrowed-phrases.ts';
import { checkCharges } from './duties/check-charges.ts';
import { checkClaimed } from './duties/check-claimed.ts';
import { checkCredentials } from './duties/check-credentials.ts';
import { checkDuties } from './duties/check-duties.ts';
import { checkEpithets } from './duties/check-epithets.ts';
import { checkFrequencies } from './duties/check-frequencies.ts';
import { checkKinds } from './duties/check-kinds.ts';
import { checkKindsOfJob } from './duties/check-kinds-of-job.ts';
import { checkLessened } from './duties/check-lessened.ts';
import { checkLists } from './duties/check-lists.ts';
import { checkMilestones } from './duties/check-milestones.ts';
import { checkMovedLines } from './duties/check-moved-lines.ts';
import { checkObserved } from './duties/check-observed.ts';
import { checkOpposites } from './duties/check-opposites.ts';
import { checkOthersWork } from './duties/check-others-work.ts';
import { checkParts } from './duties/check-parts.ts';
import { checkPlaces } from './duties/check-places.ts';
import { checkRoles } from './duties/check-roles.ts';
import { checkSkills } from './duties/check-skills.ts';
import { checkWeekdays } from './duties/check-weekdays.ts';
import { scopesOf } from './facts/anchors.ts';
import { factsOf } from './facts/facts.ts';
import { phraseOf } from './facts/phrase-of.ts';
import { readCareer } from './facts/read-career.ts';
import { checkFractions } from './figures/check-fractions.ts';
import { checkMarks } from './figures/check-marks.ts';
import { checkMultiples } from './figures/check-multiples.ts';
import { checkQuantities } from './figures/check-quantities.ts';
import { giveWay } from './give-way.ts';
import { checkContracts } from './jobs/check-contracts.ts';
import { checkFirstTitle } from './jobs/check-first-title.ts';
import { checkNatures } from './jobs/check-natures.ts';
import { checkPostsNamed } from './jobs/check-posts-named.ts';
import { checkReferents } from './jobs/check-referents.ts';
import { checkStatuses } from './jobs/check-statuses.ts';
import { checkSupervision } from './jobs/check-supervision.ts';
import { checkTitles } from './jobs/check-titles.ts';
import { checkLanguages } from './levels/check-languages.ts';
import { checkLanguagesLessened } from './levels/check-languages-lessened.ts';
import { checkLevelRanges } from './levels/check-level-ranges.ts';
import { checkLevels } from './levels/check-levels.ts';
import { checkSpokenLanguages } from './levels/check-spoken-languages.ts';
import { checkContacts } from './names/check-contacts.ts';
import { checkDemonyms } from './names/check-demonyms.ts';
import { checkJoinedNames } from './names/check-joined-names.ts';
import { checkListedRegions } from './names/check-listed-regions.ts';
import { checkNames } from './names/check-names.ts';
import { checkPostTowns } from './names/check-post-towns.ts';
import { checkScope } from './names/check-scope.ts';
import { isSpelledOut } from './names/expansions.ts';
import { findContacts } from './names/find-contacts.ts';
import { spanSwaps } from './span-swaps.ts';
import { employerPattern } from './stance/employer-pattern.ts';
import { readStances } from './stance/read-stances.ts';
import { isAddressed, isQuoted } from './text/is-quoted.ts';
import { plainText } from './text/plain-text.ts';
import { readText } from './text/read-text.ts';
import { inTerm } from './words/in-term.ts';

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
  return whileReading(() => ungroundedIn(text, truth));
}

function ungroundedIn(text: string, truth: Truth): Ungrounded[] {
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
  checkActs,
  checkAdditions,
  checkAlone,
  checkBorrowed,
  checkBorrowedPhrases,
  checkCharges,
  checkClaimed,
  checkContacts,
  checkContracts,
  checkCredentials,
  checkDates,
  checkQuantities,
  checkFractions,
  checkMarks,
  checkMultiples,
  checkDenied,
  checkDiplomas,
  checkTitles,
  checkFirstTitle,
  checkNatures,
  checkSeasons,
  checkSeasonCounts,
  checkReferents,
  checkPostsNamed,
  checkStatuses,
  checkStays,
  checkSupervision,
  checkLanguages,
  checkLanguagesLessened,
  checkSpokenLanguages,
  checkSkills,
  checkLevels,
  checkLevelRanges,
  checkFrequencies,
  checkKinds,
  checkKindsOfJob,
  checkLessened,
  checkDuties,
  checkEpithets,
  checkLists,
  checkNotHeld,
  checkStateDiploma,
  checkObserved,
  checkParts,
  checkPlaces,
  checkRoles,
  checkMilestones,
  checkMovedLines,
  checkOpposites,
  checkOthersWork,
  checkWeekdays,
  checkNames,
  checkJoinedNames,
  checkPostTowns,
  checkListedRegions,
  checkScope,
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
      index >= mostLookedUp ||
      finding.isMoved ||
      !(
        isQuoted(context, finding) ||
        isAddressed(context, finding) ||
        (finding.givesWay && isSpelledOut(context, context.own, finding))
      ),
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
