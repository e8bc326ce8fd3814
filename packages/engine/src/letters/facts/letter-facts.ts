import type { Education, ParsedCv } from '@coach/contracts/cv';
import type { LetterEvidence } from '@coach/contracts/letter';
import type { ParsedOffer } from '@coach/contracts/offer';
import { type Context, contextOf } from '../../match/context.ts';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { relatedJobs } from '../../match/related-jobs.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { linesOfOffer } from '../../offer/lines-of-offer.ts';
import type { OfferLine } from '../../offer/split-offer.ts';
import { feminineOf } from '../../skills/feminine-of.ts';
import { foldText } from '../../text/fold-text.ts';
import { restored } from '../../writing/restored.ts';
import { calmName, employerPhrase } from '../french/employer-name.ts';
import {
  type Gender,
  genderedTitle,
  genderOfTitles,
  shortTitle,
  titleInSentence,
  withoutShouting,
} from '../french/job-title.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { type EmployerFact, readEmployerFacts } from './employer-facts.ts';
import { evidenceAt } from './evidence-at.ts';
import { type JobFact, readJobs } from './job-facts.ts';
import { type OwnWords, readOwnWords } from './motive.ts';
import { type Duty, readDuties } from './offer-duties.ts';
import { readStart } from './read-start.ts';

export type LetterInput = {
  cv: ParsedCv;
  offer: ParsedOffer;
  /** YYYY-MM-DD */
  today: string;
  /** The employer as the person names it; the offer's own without. */
  company?: string;
  extra?: string;
  offTopic?: readonly string[];
};

export type Study = {
  name: string;
  held: 'yes' | 'unknown' | 'under way';
  school: string | null;
  year: string | null;
  evidence: LetterEvidence[];
};

/** Everything a letter may say, each with its proof. */
export type LetterFacts = {
  input: LetterInput;
  context: Context;
  lines: readonly OfferLine[];
  gender: Gender;
  /** The post as the subject line and sentences name it; null without a title. */
  title: Piece | null;
  shortTitle: Piece | null;
  company: Piece | null;
  city: Piece | null;
  contract: Piece | null;
  employer: EmployerFact[];
  duties: Duty[];
  /** « en janvier »: when the post begins. */
  start: Piece | null;
  jobs: JobFact[];
  studies: Study[];
  own: OwnWords;
  /** What the CV does not show, must-have first. */
  missing: RequirementMatch[];
};

/** Reads the CV and the offer for a letter, once for all its tones and turns. Never throws. */
export function letterFacts(input: LetterInput): LetterFacts {
  const { cv, offer, today, company, extra, offTopic } = input;
  const by = [offer, today, company, extra, offTopic?.join('\n')];
  const last = known.get(cv);
  if (last?.by.every((each, index) => each === by[index])) return last.facts;
  const facts = readFacts({ cv, offer, today, company, extra, offTopic });
  known.set(cv, { by, facts });
  return facts;
}

/** What was last read for a CV, gone with it. */
const known = new WeakMap<ParsedCv, { by: unknown[]; facts: LetterFacts }>();

function readFacts(input: LetterInput): LetterFacts {
  const { cv, offer, today } = input;
  const context = contextOf({ cv, offer, today, ...(input.offTopic ? { offTopic: input.offTopic } : {}) });
  const lines = linesOfOffer(offer);
  const titles = [cv.title ?? '', ...cv.experiences.map((job) => job.title ?? '')];
  const gender = genderOfTitles(titles);
  const company = input.company?.trim() || (offer.company && calmName(offer.company));
  const title = offer.title ? titleFor(restored(titleInSentence(offer.title)), gender, titles) : null;
  const offerPiece = (text: string | null, path: string): Piece | null =>
    text ? { text: typeset(text), evidence: evidenceAt('offer', offer.text, offer.spans[path]) } : null;
  const requirements = [...context.requirements].sort((a, b) => rank(a) - rank(b));
  return {
    input,
    context,
    lines,
    gender,
    title: offerPiece(title, 'title'),
    shortTitle: offerPiece(title ? shortTitle(title) : null, 'title'),
    company: company
      ? {
          text: employerPhrase(typeset(company)),
          evidence: evidenceAt('offer', offer.text, input.company?.trim() ? undefined : offer.spans.company),
        }
      : null,
    city: offerPiece(offer.city, 'city'),
    contract: offerPiece(offer.contract, 'contract'),
    employer: readEmployerFacts(offer, lines),
    duties: readDuties(offer, lines),
    start: readStart(offer),
    jobs: readJobs(context, gender, relatedOf(context)),
    own: readOwnWords(cv, offer.text),
    studies: sortedStudies(readStudies(cv, today, gender), requirements, lines),
    missing: requirements.filter(({ state, requirement }) => state === 'missing' && requirement.kind !== 'soft'),
  };
}

/** A job of the same title as one that is related is so as well, however few of its lines say it. */
function relatedOf(context: Context): Set<number> {
  const titleOf = ({ experience }: Context['jobs'][number]) => foldText(experience.title ?? '').trim();
  const related = relatedJobs(context);
  const titles = new Set(related.map(titleOf).filter((title) => title !== ''));
  const alike = context.jobs.filter((job) => titles.has(titleOf(job)));
  return new Set([...related, ...alike].map(({ index }) => index));
}

/** The post in the candidate's own gender, and in the form they use: who writes « chef de rang » is no « cheffe ». */
function titleFor(title: string, gender: Gender, titles: readonly string[]): string {
  // Nothing tells: the post has its plain name.
  const own = genderedTitle(title, gender ?? 'm');
  const isTurned = own !== title || gender !== 'f' || genderOfTitles([title]) === 'f';
  const isTheirs = titles.some((each) =>
    each
      .toLowerCase()
      .split(/[\s,/(-]+/)
      .includes(own.split(' ')[0] ?? ''),
  );
  const turned = isTurned || isTheirs ? own : feminineOf(own);
  const said = agreeing(turned, gender, titles);
  return own !== title ? uncapitalised(said) : said;
}

/** « professeure des écoles contractuelle », « comptable générale »: what qualifies the title agrees as well. */
function agreeing(title: string, gender: Gender, titles: readonly string[]): string {
  const own = titles.join(' ').toLowerCase();
  const kind = title.replace(kinds, (whole, before: string, word: string) => {
    const turned = word.endsWith('el') ? `${word}le` : word.endsWith('if') ? `${word.slice(0, -1)}ve` : `${word}e`;
    // Of « responsable du développement commercial » only her own title could tell.
    const isHers = own.includes(`${before} ${turned}`) || (gender === 'f' && !before.includes(' '));
    return isHers ? `${before} ${turned}` : whole;
  });
  if (gender !== 'f') return kind;
  return kind
    .replace(/ (contractuel)(?!\p{L})/gu, ' $1le')
    .replace(
      / (confirmé|qualifié|expérimenté|diplômé|spécialisé|polyvalent|débutant|adjoint|principal)(?!\p{L})/gu,
      ' $1e',
    );
}

const kinds = /^(\p{L}+(?: \p{Ll}+)*?) (général|commercial|social|municipal|industriel|administratif)(?!\p{L})/u;

function rank({ requirement, place }: RequirementMatch): number {
  return (requirement.importance === 'must' ? 0 : 2) + (place === 'job' ? 0 : 1);
}

const schoolLeaving = /brevet (?:des collèges|national)|dipl[ôo]me national du brevet|^(?:dnb|bepc)\b/i;

/** What makes less of a diploma than its name: « (niveau) », « (L1 et L2) », « pas fini ». */
const takenBack =
  /\((?:[^()]{0,60}[^\p{L}\d()])?(?:niveau(?! (?:\d|CAP|BEP|bac|I{1,3}V?(?!\p{L})|V(?!\p{L})))|année|L[12](?![^()]*L3)|M1|partiel\p{L}*|UE|modules?|blocs?|unités?)(?![\p{L}\d])[^()]*\)|(?<!\p{L})(?:pas (?:fini|termin|valid|obten|allé)|non (?:termin|valid|obten|fini|achev)|inachev|abandon|interromp)/iu;
/** A year of studies on the way to a diploma, and none itself: « Licence 2 Droit », « L1 validée », « Première année d’IFSI ». */
const yearOfStudies =
  /^(?:licence [12]|master 1|l[12]|m1|(?:1re|première|2e|2ème|deuxième|seconde|3e|troisième) année)(?![\p{L}\d])/iu;
/** A name cut off: « BUT MMI 1re et ». */
const isBroken = /(?<!\p{L})(?:et|de|du|des|en|à|au|la|le|les|pour|avec|sur|\d(?:re|e|er|ère|ème))$/u;

function readStudies(cv: ParsedCv, today: string, gender: Gender): Study[] {
  // Who has worked does not hold up what everyone leaves school with.
  const hasMore = cv.experiences.length > 0 || cv.education.some(({ degree }) => degree && !schoolLeaving.test(degree));
  return cv.education.flatMap((entry, index) => {
    const evidence = evidenceAt('cv', cv.text, cv.spans[`education.${index}`] ?? cv.spans[`education.${index}.degree`]);
    const held = heldState(entry, today);
    if (!entry.degree || held === null || (hasMore && schoolLeaving.test(entry.degree))) return [];
    if (takenBack.test(entry.degree) || isBroken.test(entry.degree)) return [];
    if (held !== 'under way' && yearOfStudies.test(entry.degree)) return [];
    const name = spelledDegree(entry.degree, gender);
    return [
      {
        name,
        held,
        school: entry.school ? restored(calmName(restored(typeset(entry.school)))).replace(/\s?\([^()]*\)/g, '') : null,
        year: held === 'under way' ? yearToCome(entry, today) : entry.year,
        evidence,
      },
    ];
  });
}

/** A degree as a sentence names it: « CAFERUIS », letters alone, is no word that is shouted. */
function spelledDegree(degree: string, gender: Gender): string {
  const isLetters = /^\p{Lu}{3,9}$/u.test(degree);
  const calm = isLetters ? degree : restored(withoutShouting(restored(typeset(degree))));
  return (
    genderedTitle(calm, gender)
      .replace(/\s?\((?:niveau \d|\p{Lu}{2,8}|vae)\)/gu, '')
      // A bracket behind it would stand beside that of the year.
      .replace(/\s?\((?!équival)[^()]{1,80}\)\s*$/iu, '')
  );
}

/** Those the offer asks for first, then the latest. */
function sortedStudies(
  studies: Study[],
  requirements: readonly RequirementMatch[],
  offered: readonly OfferLine[],
): Study[] {
  const proofs = requirements
    .filter(({ requirement }) => requirement.kind === 'diploma')
    .flatMap(({ proof }) => proof ?? []);
  const isAsked = ({ evidence }: Study) =>
    evidence.some(({ start, end }) => proofs.some((proof) => proof.start < end && proof.end > start));
  // A training under way that the offer calls a plus, before what was held long ago.
  const isPlus = ({ held, name }: Study) => held === 'under way' && isNamedBy(offered, name);
  const weight = (study: Study) => (isAsked(study) ? 10_000 : isPlus(study) ? 5000 : 0) + Number(study.year ?? 0);
  return studies.sort((a, b) => weight(b) - weight(a));
}

const ofDegrees = /^(?:dipl[oô]m|univers|format|titre|certif|etat|d[’']etat)/;

/** « DU Plaies et cicatrisation » of an offer names a « Diplôme universitaire Plaies et cicatrisation ». */
function isNamedBy(offered: readonly OfferLine[], name: string): boolean {
  const own = meaningfulStems(name).filter((stem) => !ofDegrees.test(stem));
  return own.length > 0 && offered.some(({ text }) => own.every((stem) => meaningfulStems(text).includes(stem)));
}

/** « depuis janvier 2026 » says when it began, and no year it ends in. */
function yearToCome({ year }: Education, today: string): string | null {
  return year !== null && year > today.slice(0, 4) ? year : null;
}

/** null for studies given up: a letter leaves them out. */
function heldState({ obtained, year, status }: Education, today: string): Study['held'] | null {
  if (status === 'under_way') return 'under way';
  const underWay = year !== null && year > today.slice(0, 4);
  if (obtained === false) return year !== null && year >= today.slice(0, 4) ? 'under way' : null;
  if (underWay) return 'under way';
  return obtained ? 'yes' : 'unknown';
}
