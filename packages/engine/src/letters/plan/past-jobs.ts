import type { Candidate } from '../candidate.ts';
import { isTrade } from '../facts/experience.ts';
import type { JobFact } from '../facts/job-facts.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { cap } from '../tones/also.ts';
import type { Named } from '../voice.ts';
import { emphasisOf } from './angles.ts';
import { isTold, jobLines, type RankedLine } from './job-lines.ts';
import { areOne, joinClauses } from './join-clauses.ts';
import { namedOf } from './named.ts';
import { oneList, thereIn } from './near.ts';
import type { Plan } from './plan.ts';

/** The other jobs, one sentence or two each, the nearest in time first; what is far from the offer only fills. */
export function otherJobsOf(plan: Plan): Candidate[] {
  const { near, facts } = plan;
  const end = ({ isCurrent, endYear }: JobFact) => (isCurrent ? 9999 : Number(endYear ?? 0));
  const others = facts.jobs.filter((job) => job !== near && namedOf(job) !== null).sort((a, b) => end(b) - end(a));
  const [told, bare] = [
    others.filter((job) => job.missions.length > 0),
    others.filter((job) => job.missions.length === 0),
  ];
  const apart = bare.length < 2 ? others : told;
  return [...apart.slice(0, 8).flatMap((job, index) => jobOf(plan, job, index)), ...bareOnes(plan, bare, told.length)];
}

/** Jobs of which nothing more is told stand in one sentence. */
function bareOnes({ turn }: Plan, jobs: readonly JobFact[], before: number): Candidate[] {
  const pieces = jobs.slice(0, 4).flatMap((job): Piece[] => {
    const named = namedOf(job);
    if (!named || named.as.text === '' || job.isCurrent) return [];
    return [named.when.text === '' ? say`${named.as} ${named.at}` : say`${named.as} ${named.at} (${named.when})`];
  });
  if (jobs.length < 2 || pieces.length === 0) return [];
  const lead = ['J’ai travaillé', 'Mon parcours m’a aussi fait travailler', 'J’ai aussi travaillé'][turn % 3] ?? '';
  const wordings = [pieces, pieces.slice(0, 2), pieces.slice(0, 1)].map((each) => say`${lead} ${listed(each)}.`);
  const weight = jobs.some((job) => job.isRelated) ? 80 : 50;
  return [{ part: 'rest', order: before * 3, weight, wordings }];
}

function jobOf(plan: Plan, job: JobFact, index: number): Candidate[] {
  const named = namedOf(job) as Named;
  const isSamePlace = job.at !== null && job.at === plan.near?.at;
  const lines = jobLines(job, plan.voice, plan.angle);
  const weight = worth(plan, job, lines) - index * 2;
  const place = { part: isSamePlace ? 'near' : 'rest', order: (isSamePlace ? 60 : 0) + index * 3 } as const;
  const key = `job${job.index}`;
  const told = lines.filter(isTold);
  const [first, second] = told;
  const emphasis = emphasisOf(plan.angle);
  const isOne =
    emphasis.joins && first?.form === 'clause' && second?.form === 'clause' && areOne(first.piece, second.piece);
  const both = isOne
    ? turnedBy(index, plan.ways('past', plan.voice.past, { ...named, clause: joinClauses(first.piece, second.piece) }))
    : [];
  const alone = first ? withFirst(plan, named, first, index) : [];
  const wordings = [
    ...both,
    ...alone,
    ...withThings(plan, named, lines),
    ...plan.ways(key, plan.voice.pastBare, named),
  ];
  const others = told
    .slice(isOne ? 2 : 1)
    .slice(0, 2)
    .map(
      ({ form, piece }, at): Candidate => ({
        ...place,
        order: place.order + 0.2 * (at + 1),
        weight: weight - (emphasis.past > 2 ? 4 : 12) - at * 8,
        needs: key,
        wordings: [say`${cap(form === 'clause' && at === 0 ? thereIn(piece) : piece)}.`],
      }),
    );
  return [{ ...place, weight, key, wordings }, ...others];
}

/** A job with the best of its lines: a clause, or a result of its own. */
function withFirst({ voice, ways }: Plan, named: Named, first: RankedLine, index: number): Piece[] {
  const key = `job${named.job.index}`;
  if (first.form === 'clause') return turnedBy(index, ways('past', voice.past, { ...named, clause: first.piece }));
  return ways(key, voice.pastBare, named).map((bare) => say`${bare} ${cap(first.piece)}.`);
}

/** A job by what it was made of; a line of another language as it stands. */
function withThings({ voice, ways, turn }: Plan, named: Named, lines: readonly RankedLine[]): Piece[] {
  const key = `job${named.job.index}`;
  const pieces = (form: RankedLine['form']) => lines.filter((line) => line.form === form).map(({ piece }) => piece);
  const things = pieces('things');
  const isPlain = things.slice(0, 2).every(({ text }) => !text.includes('ainsi qu'));
  const lists = things.length > 1 && isPlain ? [oneList(things.slice(0, 2)), things[0] as Piece] : things.slice(0, 1);
  const quotes = pieces('quote').slice(turn % 2, (turn % 2) + 1);
  const loose = [...pieces('items'), ...quotes].slice(0, 1);
  return [
    ...lists.flatMap((list) => ways(key, voice.pastThings, { ...named, things: list })),
    ...loose.flatMap((piece) =>
      ways(key, voice.pastBare, named).map((bare) => say`${reworded(bare, withoutStop)} : ${piece}.`),
    ),
  ];
}

/** Jobs beside each other are told in other ways. */
function turnedBy(index: number, ways: readonly Piece[]): Piece[] {
  const from = ways.length === 0 ? 0 : index % ways.length;
  return [...ways.slice(from), ...ways.slice(0, from)];
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function baseOf(kind: { isTrade: boolean; isTelling: boolean }, { isRelated, isCurrent }: JobFact): number {
  if (kind.isTrade) return 88;
  if (isRelated) return 82;
  if (isCurrent) return 80;
  // The work of another trade stands in the CV: in a letter it only fills.
  return kind.isTelling ? 57 : 42;
}

function worth({ facts }: Plan, job: JobFact, lines: readonly RankedLine[]): number {
  const years = Number(facts.input.today.slice(0, 4)) - Number(job.endYear ?? facts.input.today.slice(0, 4));
  const training = /^(?:stag|appren)/i.test(job.title ?? '') || job.status === 'en stage';
  const proved = lines.reduce((sum, { fact }) => sum + fact.terms.length, 0);
  const isTelling = years <= 12 && lines.some(({ fact }) => fact.hasFigure);
  const base = baseOf({ isTrade: isTrade(facts, job), isTelling: isTelling || proved > 0 }, job);
  return base + Math.min(6, proved * 2) - Math.max(0, years - 8) * 1.5 - (training ? 25 : 0);
}
