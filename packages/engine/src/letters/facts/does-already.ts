import { monthsCovered } from '../../match/months.ts';
import type { JobFact } from './job-facts.ts';
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
 * Whether a line of a job shows a duty of the offer: it proves half of what the duty asks for by name and has a third of its
 * words, or has most of its words. A list, a course or a proof of a kin do not; what is told of it is that one leans on it.
 */
export function lineShowing({ context }: LetterFacts, { missions }: JobFact, { terms, ...duty }: Duty): boolean {
  const isMet = (term: string) =>
    context.requirements.some(
      ({ requirement, state, credit }) => requirement.term === term && state === 'present' && credit >= wellProved,
    );
  const met = terms.filter(isMet);
  const roots = rootsOf(duty.infinitive ?? duty.noun ?? '');
  if (roots.length === 0) return false;
  return missions.some((mission) => {
    const own = new Set(rootsOf(mission.line));
    const shared = roots.filter((root) => own.has(root)).length / roots.length;
    const proven = met.filter((term) => mission.terms.includes(term)).length;
    return shared >= mostWords || (shared >= someWords && proven > 0 && proven * 2 >= terms.length);
  });
}

const mostWords = 0.6;
const someWords = 0.3;

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
