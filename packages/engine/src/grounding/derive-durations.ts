import type { Scope } from './anchors.ts';
import { durationsOf, type Entry, spanOf, stemsOf } from './career.ts';
import type { CheckContext } from './context.ts';
import { fitsDuration, type Span } from './durations.ts';
import type { Facts } from './facts.ts';
import type { Quantity } from './find-quantities.ts';
import { type Sentence, sentenceAt } from './read-text.ts';

const since = /(?:depuis|il y a|voila|cela fait|ca fait) (?:\w+ ){0,3}$/;

/** A length of time that follows from the dates of the CV. */
export function isDerivable(context: CheckContext, facts: Facts, claim: Quantity, scope: Scope): boolean {
  const jobs = facts.entries.filter(({ kind }) => kind === 'job');
  const named = namedJobs(context, claim, scope, jobs);
  const spans =
    named.length > 0
      ? [...durationsOf(named), ...mentioned(context, facts, named)]
      : [
          ...allDurations(facts, jobs),
          ...mentioned(context, facts, null),
          ...inField(context, claim, jobs),
          ...elapsed(context, claim, facts),
        ];
  return spans.some((span) => fitsDuration(claim.value, claim.hedge, span));
}

const kept = new WeakMap<Facts, ReturnType<typeof durationsOf>>();

function allDurations(facts: Facts, jobs: readonly Entry[]): ReturnType<typeof durationsOf> {
  const known = kept.get(facts) ?? durationsOf(jobs);
  kept.set(facts, known);
  return known;
}

/** The jobs of the employers named beside a duration; none where it speaks of experience at large. */
function namedJobs(
  { reading }: CheckContext,
  { start, end }: Quantity,
  { own, near }: Scope,
  jobs: readonly Entry[],
): Entry[] {
  if (/^ d'(?:experience|anciennete)(?! (?:chez|au sein|a l'|au |a la ))/.test(reading.folded.slice(end, end + 30)))
    return [];
  const anchors = own.length > 0 || isListed(reading, start) ? own : near;
  const named = anchors.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'job'));
  return named.length > 0 ? named : jobsOfTown(reading.text.slice(end, end + 60), jobs);
}

/** « sept ans passés à Annecy »: the jobs held there. */
function jobsOfTown(after: string, jobs: readonly Entry[]): Entry[] {
  const town = /^[^.,;:]{0,24}? à (\p{Lu}[\p{L}-]+)/u.exec(after)?.[1];
  const stems = town ? stemsOf(town) : [];
  return stems.length > 0 ? jobs.filter(({ words }) => stems.every((word) => words.has(word))) : [];
}

/** Jobs of the field a duration speaks of: « trois ans dans la vente ». */
function inField(
  { reading }: CheckContext,
  { next, start }: Quantity,
  jobs: readonly Entry[],
): ReturnType<typeof durationsOf> {
  const { to } = reading.sentences[sentenceAt(reading.sentences, start)] as Sentence;
  const words = reading.tokens.slice(next, Math.min(to, next + 9));
  const stems = stemsOf(words.map(({ key }) => key).join(' ')).filter(
    (word) => word.length > 3 && !/^(?:experienc|anne|profession|appri|perm|donn|men)/.test(word),
  );
  const roots = stems.filter((word) => word.length >= 4).map((word) => word.slice(0, 4));
  const held = jobs.filter(({ words: own }) => [...own].some((word) => roots.includes(word.slice(0, 4))));
  const span = held.length > 0 ? spanOf(held) : null;
  return span ? [span] : [];
}

/** « diplômé depuis cinq ans », « il y a trois ans »: counted from a date of the CV to today. */
function elapsed({ reading, today }: CheckContext, { start }: Quantity, facts: Facts): ReturnType<typeof durationsOf> {
  if (!today || !since.test(reading.folded.slice(Math.max(0, start - 40), start))) return [];
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  const { starts, ends, singles } = facts.dates;
  return [...starts, ...ends, ...singles].flatMap((date) => {
    if (!/^\d{4}/.test(date)) return [];
    const months = now - (Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) : 6));
    return months > 0 ? [{ months, open: false }] : [];
  });
}

/** « sept ans chez X, trois ans à livrer … »: one of several lengths, each with its own employer. */
function isListed({ folded, sentences }: CheckContext['reading'], start: number): boolean {
  const sentence = sentences[sentenceAt(sentences, start)] as Sentence;
  return /\b(?:ans?|annees?|mois)\b[^.;]{0,60}, (?:\w+ ){0,3}$/.test(
    folded.slice(Math.max(sentence.start, start - 90), start),
  );
}

/** Periods that lines of the CV tell of themselves: « 86 % à 93 % (2021-2025) », « chef d’équipe (depuis 06/2023) ». */
function mentioned({ today }: CheckContext, facts: Facts, jobs: readonly Entry[] | null): Span[] {
  const owners = jobs ? new Set(jobs.map(({ owner }) => owner)) : null;
  const now = today ? monthsOf(today.slice(0, 7)) : null;
  return facts.dateMentions.slice(0, 200).flatMap(({ fact, owner, line }): Span[] => {
    if (owners && !owners.has(owner) && ![...owners].some((each) => facts.under.get(line)?.has(each))) return [];
    if (!/^\d{4}/.test(fact.from)) return [];
    if (fact.role === 'since') return now === null ? [] : [{ months: now - monthsOf(fact.from), open: false }];
    if (fact.role !== 'range' || !/^\d{4}/.test(fact.to)) return [];
    const months = monthsOf(fact.to) - monthsOf(fact.from) + (fact.to.length > 4 ? 1 : 0);
    return months > 0 ? [{ months, open: false }] : [];
  });
}

function monthsOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) : 6);
}
