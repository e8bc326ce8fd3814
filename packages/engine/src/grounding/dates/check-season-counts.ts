import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Entry } from '../facts/career.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';

const numerals: Record<string, number> = { un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7 };
const claims =
  /\b(?:(deux|trois|quatre|cinq|six|sept|[2-7]) (?:bons |longs |beaux )?|tout (?:l'|un ))(ete|hiver|printemps|automne)s?\b(?! (?:19|20)\d\d| sur\b)/g;
/** The months of each season by their place in a year, those of a winter as they follow one another. */
const seasons: Record<string, readonly number[]> = {
  printemps: [2, 3, 4, 5],
  ete: [5, 6, 7, 8],
  automne: [8, 9, 10, 11],
  hiver: [11, 12, 13, 14],
};

/** « deux hivers de suite à Val-d’Isère » of a job from December to April: more of a season than its dates have. */
export function checkSeasonCounts(context: CheckContext): Finding[] {
  const { reading, marks } = context;
  return matchesOf(reading.folded, claims).flatMap(
    ({ index, 0: written, 1: count = 'un', 2: season = '' }): Finding[] => {
      // « étés 2017 et 2018 »: seasons that the documents count themselves are weighed with the figures.
      if (marks[index] !== stances.self || context.own.flat.includes(`${season}s `)) return [];
      const jobs = jobsNamed(context, index);
      if (jobs.length === 0 || !jobs.every((job) => isOfOneStretch(context.own, job))) return [];
      if ((numerals[count] ?? Number(count)) <= seasonsOf(jobs, seasons[season] ?? [])) return [];
      const end = index + written.length;
      return [{ kind: 'duration', start: index, end, reason: reasons.duration(reading.text.slice(index, end)) }];
    },
  );
}

/** The jobs at the one house that the words around name; or the one whose heading alone has a name of the sentence. */
function jobsNamed({ reading, own, scopeAt }: CheckContext, place: number): readonly Entry[] {
  const scope = scopeAt(place);
  const named = scope.own.length > 0 ? scope.own : scope.near;
  if (named.length > 0) return named.length === 1 ? (named[0]?.entries ?? []) : [];
  const { from = 0, to = 0 } = reading.sentences[sentenceAt(reading.sentences, place)] ?? {};
  const names = reading.stems.filter(
    (word, index) =>
      index > from &&
      index < to &&
      word.length > 3 &&
      /^\p{Lu}/u.test(reading.text.slice(reading.tokens[index]?.start)),
  );
  const jobs = own.entries.filter(({ kind, heading }) => kind === 'job' && names.some((name) => heading.has(name)));
  return jobs.length === 1 ? jobs : [];
}

/** A job with its dates, and no other stretch of them: « mai à septembre 2022 et mai à septembre 2023 ». */
function isOfOneStretch({ dateMentions }: CheckContext['own'], { kind, period, owner }: Entry): boolean {
  return kind === 'job' && period !== null && dateMentions.filter((told) => told.owner === owner).length === 1;
}

/** In how many years some jobs have at least one month of a season. */
function seasonsOf(jobs: readonly Entry[], months: readonly number[]): number {
  const years = new Set<number>();
  for (const { period } of jobs) {
    if (period === null) continue;
    for (let year = Math.floor(period.from / 12) - 1; year * 12 < period.to; year++)
      if (months.some((month) => year * 12 + month >= period.from && year * 12 + month < period.to)) years.add(year);
  }
  return years.size;
}
