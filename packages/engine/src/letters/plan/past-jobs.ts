import type { Candidate } from '../candidate.ts';
import { isTrade } from '../facts/experience.ts';
import type { JobFact } from '../facts/job-facts.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { cap, fitsWhere } from '../tones/also.ts';
import { turnedBy } from '../turned-by.ts';
import type { Named } from '../voice.ts';
import { emphasisOf } from './angles.ts';
import { isTold, jobLines, type RankedLine } from './job-lines.ts';
import { areOne, joinClauses } from './join-clauses.ts';
import { namedOf } from './named.ts';
import { thereIn } from './near.ts';
import { inDetail, isListable, isTellable, oneList } from './near-lists.ts';
import type { Plan } from './plan.ts';

const mostNamed = 3;

function rankOf(job: JobFact): number {
  return (job.isRelated ? 20 : 0) + standingOf(job);
}

/** How many of the other jobs are told of, and how many of these for what they add and not to fill. */
const mostTold = 3;
const mostChosen = 2;

/** The other jobs that add most, the nearest in time first; the rest of them in a sentence that only fills. */
export function otherJobsOf(plan: Plan): Candidate[] {
  const { near, facts } = plan;
  const end = ({ isCurrent, endYear }: JobFact) => (isCurrent ? 9999 : Number(endYear ?? 0));
  const others = facts.jobs
    .filter(
      (job) => job !== near && namedOf(job) !== null && !/^service (?:militaire|national)/iu.test(job.title ?? ''),
    )
    .sort((a, b) => end(b) - end(a));
  const ranked = others
    .map((job, index): Ranked => {
      const lines = jobLines(job, plan.voice, plan.angle);
      return { job, lines, worth: worth(plan, job, lines) - index * 2 };
    })
    .sort((one, other) => other.worth - one.worth);
  const told = ranked.filter(({ job }) => job.missions.length > 0 || job.isCurrent).slice(0, mostTold);
  const chosen = told.slice(0, mostChosen);
  const inTime = others.flatMap((job) => told.find((each) => each.job === job) ?? []);
  return [
    ...inTime.flatMap((each, index) => jobOf(plan, each, index, chosen.includes(each))),
    ...earlierOnes(
      plan,
      others.filter((job) => !told.some((each) => each.job === job)),
      told.length === 0 && plan.nearLines.length === 0,
    ),
  ];
}

type Ranked = { job: JobFact; lines: RankedLine[]; worth: number };

/** « Plus tôt, j’ai travaillé comme serveuse au Bistrot et comme caissière chez Ardoise. » */
function earlierOnes({ turn, near }: Plan, jobs: readonly JobFact[], isFirst: boolean): Candidate[] {
  const chosen = [...jobs].sort((one, other) => rankOf(other) - rankOf(one)).slice(0, mostNamed);
  const pieces = jobs
    .filter((job) => chosen.includes(job))
    .flatMap((job): { bare: Piece; dated: Piece }[] => {
      const named = namedOf(job);
      const isNamed = named && named.as.text !== '' && /^[^.;]+$/.test(named.at.text) && !job.isCurrent;
      if (!isNamed || (isTraining(job) && !/^appren/iu.test(job.title ?? ''))) return [];
      const bare = say`${named.as} ${named.at}`;
      return [{ bare, dated: named.when.text === '' ? bare : say`${bare} ${named.when}` }];
    });
  if (pieces.length === 0) return [];
  const others = turn % 2 === 0 ? 'J’ai aussi travaillé' : 'J’ai également travaillé';
  const alone = near?.isCurrent ? 'Auparavant, j’ai travaillé' : 'J’ai travaillé';
  const lead = isFirst ? alone : others;
  const groups = [pieces, pieces.slice(0, 2), pieces.slice(0, 1)];
  const said = (kind: 'dated' | 'bare') => groups.map((each) => say`${lead} ${listed(each.map((one) => one[kind]))}.`);
  const wordings = [...said('dated'), ...said('bare')];
  return [{ part: 'rest', order: 20, weight: isFirst || jobs.some((job) => job.isRelated) ? 58 : 22, wordings }];
}

const fills = 56;

function jobOf(plan: Plan, { job, lines, worth: own }: Ranked, index: number, isChosen: boolean): Candidate[] {
  const named = namedOf(job) as Named;
  const isSamePlace = job.at !== null && job.at === plan.near?.at;
  const weight = isChosen ? own : Math.min(own, fills);
  const place = { part: isSamePlace ? 'near' : 'rest', order: (isSamePlace ? 60 : 0) + index * 3 } as const;
  const key = `job${job.index}`;
  const told = lines.filter(isTold);
  const [first, second] = told;
  const emphasis = emphasisOf(plan.angle);
  const isOne =
    emphasis.joins &&
    plan.voice.joins &&
    first?.form === 'clause' &&
    second?.form === 'clause' &&
    areOne(first.piece, second.piece);
  const both = isOne
    ? turnedBy(plan.ways('past', plan.voice.past, { ...named, clause: joinClauses(first.piece, second.piece) }), index)
    : [];
  const alone = first ? withFirst(plan, named, first, index) : [];
  const before =
    first?.form === 'clause'
      ? pastBefore(
          plan,
          named,
          [...(isOne ? [joinClauses(first.piece, second.piece)] : []), first.piece, ...(first.others ?? [])],
          index,
        )
      : [];
  const wordings = [
    ...firstThere(plan, named, first),
    ...before,
    ...both,
    ...alone,
    ...(first?.others ?? []).flatMap((piece) => withFirst(plan, named, { ...(first as RankedLine), piece }, index)),
    ...withThings(plan, named, lines),
    ...plan.ways(key, plan.voice.pastBare, named),
  ];
  const others = told
    .slice(isOne ? 2 : 1)
    .slice(0, emphasis.past)
    .map(
      ({ form, piece, others, fact }, at): Candidate => ({
        ...place,
        order: place.order + 0.2 * (at + 1),
        weight:
          isChosen && (isAdding(plan, fact.terms) || (fact.hasFigure && job.isRelated))
            ? weight - 4 - at * 4
            : Math.min(weight - 2, fills) - at * 3,
        needs: key,
        wordings: [piece, ...(others ?? [])].map(
          (each) => say`${cap(form === 'clause' && at === 0 ? thereIn(each) : each)}.`,
        ),
      }),
    );
  const besides = listsOf(plan, lines, first !== undefined, index);
  return [
    { ...place, weight, key, wordings },
    ...others,
    ...otherThings(plan, lines, { ...place, order: place.order + 0.8, weight: 14 - index, needs: key }),
    ...inDetail(lines, { ...place, order: place.order + 0.9, weight: 13 - index, needs: key }),
    ...besides.map(
      ({ terms, said }, at): Candidate => ({
        ...place,
        order: place.order + 0.2 * (others.length + at + 1),
        weight: isAdding(plan, terms) && isChosen ? weight - 8 : Math.min(weight - 6, fills) - 2,
        needs: key,
        wordings: said,
      }),
    ),
  ];
}

/** What a job was made of besides what names it, each thing with its article. */
function listsOf({ voice, ways }: Plan, lines: readonly RankedLine[], isTelling: boolean, index: number) {
  const things = isTelling ? lines.filter((line) => isTellable(line) && isWorth(line)).slice(0, 2) : [];
  const inRow = oneListOf(things);
  const told = inRow ? turnedBy(ways('things', voice.things, { things: inRow, isNow: false }), index) : [];
  return told.length > 0 ? [{ terms: termsOf(things), said: told }] : [];
}

/** What an earlier job was made of that is no work by its noun, where a sentence has told its work: it only fills. */
function otherThings(
  { voice, ways }: Plan,
  lines: readonly RankedLine[],
  place: Pick<Candidate, 'part' | 'order' | 'weight' | 'needs'>,
): Candidate[] {
  const isTelling = lines.some(isTold);
  const things = oneListOf(lines.filter((line) => isTelling && isListable(line) && !isTellable(line)).slice(0, 2));
  return things ? [{ ...place, wordings: ways('otherThings', voice.firstThings, { things, isNow: false }) }] : [];
}

function isWorth({ fact }: RankedLine): boolean {
  return fact.terms.length > 0 || fact.hasFigure;
}

function oneListOf(lines: readonly RankedLine[]): Piece | null {
  return lines.length === 0 ? null : oneList(lines.map(({ piece }) => piece));
}

function termsOf(lines: readonly RankedLine[]): string[] {
  return lines.flatMap(({ fact }) => fact.terms);
}

/** « Avant cela, de 2018 à 2021, j’ai été … »: told so where the nearest job came after, and is held today. */
function pastBefore(
  { near, turn, voice, ways }: Plan,
  named: Named,
  clauses: readonly Piece[],
  index: number,
): Piece[] {
  const { title, at, when, job } = named;
  const isSamePlace = job.at !== null && job.at === near?.at;
  const isBefore = near?.isCurrent && near.startYear !== null && job.endYear !== null && job.endYear <= near.startYear;
  if (!isBefore || title.text === '' || at.text === '' || when.text === '') return [];
  const lead = index === 0 ? 'Avant cela' : (turn + index) % 2 === 0 ? 'Plus tôt' : 'Auparavant';
  // The house has been named: what one was there first.
  if (isSamePlace)
    return clauses.map((clause) => say`J’y ai ${index === 0 ? 'd’abord' : 'aussi'} été ${title}, ${when} : ${clause}.`);
  return clauses
    .filter(fitsWhere)
    .flatMap((clause) => ways('before', voice.pastBefore, { ...named, clause, lead, isNext: index === 0 }));
}

/** « J’y ai d’abord été coiffeuse, de 2016 à 2018 : … »: an earlier job at the place just told of is no other employer’s. */
function firstThere({ near, facts }: Plan, { title, when, job }: Named, first: RankedLine | undefined): Piece[] {
  const isFirst = near?.isCurrent && near.startYear !== null && job.endYear !== null && job.endYear <= near.startYear;
  if (!isFirst || title.text === '' || job.at === null || job.at !== near.at) return [];
  const isOldest = facts.jobs.every((other) => other.at !== job.at || (other.startYear ?? '') >= (job.startYear ?? ''));
  const lead = isOldest ? 'J’y ai d’abord été' : 'Avant cela, j’y étais';
  const said = say`${lead} ${title}${when.text === '' ? '' : say`, ${when}`}`;
  const clause = first?.form === 'clause' && fitsWhere(first.piece) ? first.piece : null;
  return [...(clause ? [say`${said} : ${clause}.`] : []), say`${said}.`];
}

/** Whether a line meets what no line of the nearest job does. */
function isAdding({ nearLines }: Plan, terms: readonly string[]): boolean {
  return terms.some((term) => !nearLines.some(({ fact }) => fact.terms.includes(term)));
}

/** A job with the best of its lines: a clause, or a result of its own. */
function withFirst({ voice, ways }: Plan, named: Named, first: RankedLine, index: number): Piece[] {
  const key = `job${named.job.index}`;
  if (first.form === 'clause') return turnedBy(ways('past', voice.past, { ...named, clause: first.piece }), index);
  return ways(key, voice.pastBare, named).map((bare) => say`${bare} ${cap(first.piece)}.`);
}

/** A job by the work it was made of; a line of another language as it stands. */
function withThings({ voice, ways, turn }: Plan, named: Named, lines: readonly RankedLine[]): Piece[] {
  const key = `job${named.job.index}`;
  const told = lines.filter(isListable).map(({ piece }) => piece);
  const lists = told.length > 1 ? [oneList(told.slice(0, 2)), told[0] as Piece] : told;
  const quotes = lines.filter(({ form }) => form === 'quote').map(({ piece }) => piece);
  const loose = quotes.slice(turn % 2, (turn % 2) + 1);
  return [
    ...lists.flatMap((list) => ways(key, voice.pastThings, { ...named, things: list })),
    ...loose.flatMap((piece) =>
      ways(key, voice.pastBare, named).map((bare) => say`${reworded(bare, withoutStop)} : ${piece}.`),
    ),
  ];
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function isTraining({ title, status }: JobFact): boolean {
  return /^(?:stag|appren)/i.test(title ?? '') || status === 'en stage';
}

/** A job of another trade that meets nothing of the offer only fills. */
const mostOfOthers = 50;
const senior = /^(?:gérant|responsable|chef|direct(?:eur|rice)|manage|encadrant|adjointe?|second|président)/iu;

/** Of jobs in other trades the longest and the one with most in hand say most, whenever they were. */
function standingOf({ title, startYear, endYear }: JobFact): number {
  const years = startYear && endYear ? Number(endYear) - Number(startYear) : 0;
  return Math.min(8, years * 1.5) + (senior.test(title ?? '') ? 5 : 0);
}

function baseOf(kind: { isTrade: boolean; isTelling: boolean }, { isRelated, isCurrent }: JobFact): number {
  if (kind.isTrade) return 88;
  if (isRelated) return 82;
  if (isCurrent) return 80;
  // The work of another trade stands in the CV: in a letter it only fills.
  return kind.isTelling ? 45 : 26;
}

function worth(plan: Plan, job: JobFact, lines: readonly RankedLine[]): number {
  const { facts } = plan;
  const years = Number(facts.input.today.slice(0, 4)) - Number(job.endYear ?? facts.input.today.slice(0, 4));
  const added = new Set(lines.flatMap(({ fact }) => fact.terms).filter((term) => isAdding(plan, [term]))).size;
  const isTelling = years <= 12 && lines.some(({ fact }) => fact.hasFigure);
  const base = baseOf({ isTrade: isTrade(facts, job), isTelling: isTelling || added > 0 }, job);
  const isOther = base < 60;
  const own = base + Math.min(9, added * 3) + (isOther ? standingOf(job) : 0);
  const whole = own - Math.max(0, years - 8) * 1.5 - (isTraining(job) ? 25 : 0);
  return isOther && added === 0 ? Math.min(whole, mostOfOthers) : whole;
}
