import type { Candidate } from '../candidate.ts';
import type { JobFact } from '../facts/job-facts.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { aboutOf, type Duty } from '../facts/offer-duties.ts';
import { rootsOf } from '../facts/roots-of.ts';
import type { Piece } from '../piece.ts';
import { isWell } from './is-well.ts';
import type { RankedLine } from './job-lines.ts';
import type { Plan } from './plan.ts';

/** A duty of the offer as an infinitive, with the job that shows it. */
export type Shown = { duty: Piece; about: string; terms: string[]; job: JobFact };

const longest = 11;

/** Duties that carry on what a job of the CV shows, in words that both have. */
export function shownDuties({ duties, jobs, missing }: LetterFacts): Shown[] {
  return duties.flatMap((told): Shown[] => {
    const { infinitive, terms, evidence } = told;
    if (infinitive === null || infinitive.includes(',') || !isWell(infinitive) || asksMore(missing, terms)) return [];
    for (const job of jobs) {
      const lines = job.missions.filter((each) => each.terms.some((term) => terms.includes(term)));
      const said = job.at === null ? null : shownPart(infinitive, lines.map(({ line }) => line).join(' '));
      if (said) return [{ duty: { text: said, evidence }, about: aboutOf(told), terms, job }];
    }
    return [];
  });
}

/** Of « encadrer un commis et veiller à la mise en place », what the lines of the CV speak of. */
function shownPart(infinitive: string, lines: string): string | null {
  const known = new Set(rootsOf(lines));
  const [one = '', other] = infinitive.split(/ et (?=\p{Ll}+(?:er|ir|re|oir) (?:à |aux? |d|l|vos|votre|un))/u);
  const parts = other !== undefined && one.includes(' ') ? [one, other] : [infinitive];
  const shown = parts.filter((part) => rootsOf(part.replace(/^\S+ /, '')).some((root) => known.has(root)));
  const said = shown.join(' et ');
  return said !== '' && said.split(' ').length <= longest && isWell(said) ? said : null;
}

/** Whether a duty names something the CV does not show. */
function asksMore(missing: LetterFacts['missing'], terms: Duty['terms']): boolean {
  return missing.some(({ requirement }) => terms.includes(requirement.term));
}

/** What a line of the nearest job is worth to the post, said right behind it. */
export function bridgeOf(plan: Plan, lines: readonly RankedLine[][]): Candidate[] {
  const { facts, voice, ways } = plan;
  const best = bridged(plan, shownDuties(facts), lines);
  if (!best) return [];
  // Head and lines stand at 0, 10, 11 …; things and quotations at 30 and beyond.
  const order = best.index === 0 ? 5 : best.index === lines.length ? 50 : 9.5 + best.index;
  const wordings = ways('bridge', voice.bridge, best.one.duty);
  return [{ part: 'near', order, weight: 58, wordings, needs: 'near', about: best.one.about }];
}

/** The duty that the nearest job bridges to, and behind which of its lines: the first of them that shows one, else the last. */
export function bridged(
  { near, angle }: Plan,
  shown: readonly Shown[],
  lines: readonly RankedLine[][],
): { one: Shown; index: number } | null {
  const own = shown.filter(({ job }) => job === near);
  const found = lines.flatMap((pair, index) => {
    const terms = pair.flatMap(({ fact }) => fact.terms);
    const one = own.find((each) => each.terms.some((term) => terms.includes(term)));
    return one ? [{ one, index }] : [];
  });
  const [first] = own;
  return found[angle % Math.max(1, found.length)] ?? (first ? { one: first, index: lines.length } : null);
}
