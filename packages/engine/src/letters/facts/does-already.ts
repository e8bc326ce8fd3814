import { monthsCovered } from '../../match/months.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { Duty } from './offer-duties.ts';
import { rootsOf } from './roots-of.ts';

/**
 * What the CV shows of a duty, in a job or in a list: nothing to be asked about, learnt or discovered. « ouvrir des
 * tranchées » is done by whoever writes « Tranchées et pose de réseaux ».
 */
export function doesAlready(facts: LetterFacts, { terms, ...duty }: Duty): boolean {
  const isProved = facts.context.requirements.some(
    ({ requirement, state, proof }) => terms.includes(requirement.term) && (state !== 'missing' || proof !== null),
  );
  if (isProved) return true;
  const said = duty.infinitive?.replace(/^\S+ /, '') ?? duty.noun ?? '';
  const roots = rootsOf(said);
  const own = rootsIn(facts);
  return roots.length > 0 && roots.filter((root) => own.has(root)).length * 2 >= roots.length;
}

/** Full proof, or nearly: « maintenance industrielle » of « dépannage électrique » is less. */
const wellProved = 0.9;

/**
 * Whether a job held today, or one of the trade, shows all that a duty asks for, by its names: only then may a letter say
 * that one does it already. A list, a course or half of its words do not.
 */
export function showsInWork({ context, jobs }: LetterFacts, { terms }: Duty): boolean {
  const isDone = (term: string) =>
    jobs.some((job) => (job.isCurrent || job.isRelated) && job.missions.some((each) => each.terms.includes(term)));
  const isMet = (term: string) =>
    context.requirements.some(
      ({ requirement, state, credit, place }) =>
        requirement.term === term && state === 'present' && credit >= wellProved && place === 'job',
    );
  return terms.length > 0 && terms.every((term) => isDone(term) && isMet(term));
}

const known = new WeakMap<LetterFacts, ReadonlySet<string>>();

function rootsIn(facts: LetterFacts): ReadonlySet<string> {
  const text = facts.input.cv.text.slice(0, 20_000);
  const roots = known.get(facts) ?? new Set(text.split('\n').flatMap(rootsOf));
  known.set(facts, roots);
  return roots;
}

const fewMonths = 24;
const lateYears = 6;

/**
 * Whether someone has worked for less than two years in all, in whatever trade. Where a job has no dates nobody can tell,
 * and where no job was read at all, only studies of late years make a newcomer.
 */
export function isNewcomer({ context, jobs, input: { cv, today } }: LetterFacts): boolean {
  const own = context.jobs.filter(({ index }) => !/^en (?:stage|app|alt)/.test(jobs[index]?.status ?? ''));
  if (own.some(({ period }) => period === null)) return false;
  const years = cv.education.flatMap(({ year }) => (year ? [Number(year.slice(0, 4))] : []));
  if (context.jobs.length === 0) return years.length > 0 && Math.min(...years) > Number(today.slice(0, 4)) - lateYears;
  return monthsCovered(own.flatMap(({ worked }) => worked)) < fewMonths;
}
