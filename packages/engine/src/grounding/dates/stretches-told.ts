import { oncePer } from '../../text/once-per.ts';
import { type Entry, firstStudy } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import type { Span } from './durations.ts';
import { spanOfMention } from './own-durations.ts';

const mostTold = 200;

/** The months of each stretch that one job tells: « mai à septembre 2022 et mai à septembre 2023 ». */
export const stretchesOf = oncePer(({ dateMentions }: Facts): Map<number, number[]> => {
  const months = new Map<number, number[]>();
  for (const { fact, owner } of dateMentions.slice(0, mostTold)) {
    const span = owner >= 0 && owner < firstStudy && fact.role === 'range' ? spanOfMention(fact, null) : null;
    if (span && fact.from.length > 4) months.set(owner, [...(months.get(owner) ?? []), span.months]);
  }
  return new Map([...months].filter(([, each]) => each.length > 1));
});

/** « dix mois en tout »: the stretches of one job together, of some jobs or of any. */
export function sumsOfStretches(facts: Facts, jobs: readonly Entry[] | null): Span[] {
  return [...stretchesOf(facts)].flatMap(([owner, each]) =>
    jobs === null || jobs.some((job) => job.owner === owner)
      ? [{ months: each.reduce((sum, one) => sum + one, 0), open: false }]
      : [],
  );
}
