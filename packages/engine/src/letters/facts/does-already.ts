import { monthsCovered } from '../../match/months.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { Duty } from './offer-duties.ts';

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
  const roots = meaningfulStems(said)
    .filter((stem) => stem.length > 3)
    .map(rootOf);
  const own = rootsIn(facts);
  return roots.filter((root) => own.has(root)).length * 2 >= roots.length;
}

const known = new WeakMap<LetterFacts, ReadonlySet<string>>();

function rootsIn(facts: LetterFacts): ReadonlySet<string> {
  const text = facts.input.cv.text.slice(0, 20_000);
  const roots = known.get(facts) ?? new Set(text.split('\n').flatMap(meaningfulStems).map(rootOf));
  known.set(facts, roots);
  return roots;
}

function rootOf(stem: string): string {
  return stem.slice(0, 6);
}

const fewMonths = 24;

/** Whether someone has worked for less than two years in all, in whatever trade. */
export function isNewcomer({ context, jobs }: LetterFacts): boolean {
  const own = context.jobs.filter(({ index }) => !/^en (?:stage|app|alt)/.test(jobs[index]?.status ?? ''));
  return monthsCovered(own.flatMap(({ period }) => period ?? [])) < fewMonths;
}
