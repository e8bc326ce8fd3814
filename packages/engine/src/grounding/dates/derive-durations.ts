import type { CheckContext } from '../context.ts';
import type { Scope } from '../facts/anchors.ts';
import { durationsOf, type Entry, firstStudy, spanOf, stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from '../figures/quantity.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import { fitsDuration, type Span } from './durations.ts';
import { elapsed, studied } from './elapsed.ts';
import { fieldSpans } from './field-spans.ts';
import type { DateMention } from './find-date-mentions.ts';
import { careerSpans, isBetweenOwnDates, isGap } from './gaps.ts';
import { isAtLarge, jobsInTurn, jobsOfHouse, namedJobs, postSpans } from './jobs-timed.ts';
import { acrossJobs, isLeftToRun, isSpread } from './over-jobs.ts';
import { jobToldOf, pastimeSpans, spanOfMention } from './own-durations.ts';
import { spansOfKind, spansOfStudies, throughEmployers } from './spans-of-kind.ts';
import { sumsOfStretches } from './stretches-told.ts';

/** A length of time that follows from the dates of the CV. */
export function isDerivable(context: CheckContext, facts: Facts, claim: Quantity, scope: Scope): boolean {
  const jobs = facts.entries.filter(({ kind }) => kind === 'job');
  if (isBetweenDates(context, facts, claim, scope) || isYearsListed(facts, claim)) return true;
  const left = isLeftToRun(context, facts, claim);
  if (left !== null) return left;
  if (isGap(context, claim, jobs) || isBetweenOwnDates(context, claim)) return true;
  if (isLater(context, claim) && claim.value < 24 && datesOf(facts, scope) !== null) return false;
  const bound = isSpread(context, claim)
    ? []
    : [...boundSpans(context, claim, facts), ...pastimeSpans(context, facts, claim)];
  if (bound.length > 0) return bound.some((span) => fitsDuration(claim.value, claim.hedge, span));
  const inTurn = spanOf(jobsInTurn(context, claim));
  if (inTurn && fitsDuration(claim.value, claim.hedge, inTurn)) return true;
  return isOfJobs(context, facts, claim, namedJobs(context, claim, scope, jobs), jobs);
}

/** Told of the jobs that the words around name, or of any. */
function isOfJobs(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  anchored: readonly Entry[],
  jobs: readonly Entry[],
): boolean {
  const fits = (spans: readonly Span[]) => spans.some((span) => fitsDuration(claim.value, claim.hedge, span));
  const ofKind = [spansOfKind, spansOfStudies, throughEmployers].flatMap((spans) => spans(context, facts, claim));
  if (fits(ofKind)) return true;
  const held = postSpans(context, facts, claim, anchored);
  if (held.length > 0) return fits(held);
  const spread = isSpread(context, claim);
  const told = anchored.length > 0 || spread ? anchored : goingOn(context, facts, claim);
  const named = told.length > 0 || spread || isAtLarge(context, claim) ? told : jobsOfHouse(context, facts, claim);
  const lengths = lengthsTold(facts, named);
  if (lengths.length > 0) return fits(lengths);
  if (named.length > 0)
    return fits([
      ...durationsOf(named),
      ...mentioned(context, facts, named),
      ...acrossJobs(facts, named),
      ...sumsOfStretches(facts, named),
    ]);
  const ofField = fieldSpans(context, facts, claim);
  if (ofField.length > 0 && !fits(ofField)) return false;
  const ofAny = [
    ...sumsOfStretches(facts, null),
    ...allDurations(facts, jobs),
    ...careerSpans(jobs),
    ...mentioned(context, facts, null),
  ];
  return fits([...ofAny, ...inField(context, claim, jobs), ...elapsed(context, claim, facts)]);
}

/** « Depuis six ans, je forme … » goes on: a job that is over is not all of it. */
function goingOn(context: CheckContext, facts: Facts, claim: Quantity): Entry[] {
  const jobs = jobToldOf(context, facts, claim);
  const isOver = ({ owner }: Entry) => /^\d/.test(facts.cv?.experiences[owner]?.end ?? '');
  return isRunning(context.reading, claim) && jobs.every(isOver) ? [] : jobs;
}

/** « Stage, spa des Sources – 10 semaines, 2019 »: of a job dated by a year alone, the length its heading tells. */
function lengthsTold({ quantities, cv }: Facts, [job, ...others]: readonly Entry[]): Span[] {
  const dates = job ? cv?.experiences[job.owner] : undefined;
  if (!job || others.length > 0 || !dates || dates.start?.length !== 4 || dates.start !== dates.end) return [];
  return quantities.flatMap(({ fact, owner }): Span[] => {
    const months = { mois: 1, semaine: 1 / weeksAMonth }[fact.unit ?? ''];
    return owner === job.owner && fact.kind === 'duration' && months
      ? [{ months: fact.value * months, open: false }]
      : [];
  });
}

const weeksAMonth = 4.35;

const kept = new WeakMap<Facts, ReturnType<typeof durationsOf>>();

function allDurations(facts: Facts, jobs: readonly Entry[]): ReturnType<typeof durationsOf> {
  const known = kept.get(facts) ?? durationsOf(jobs);
  kept.set(facts, known);
  return known;
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

/** « en 2018, deux ans après le CAP », « en six ans »: from one date of the CV to another. */
function isBetweenDates(
  { reading }: CheckContext,
  facts: Facts,
  { value, start, end, hedge }: Quantity,
  scope: Scope,
): boolean {
  const { starts, ends, singles } = facts.dates;
  if (
    /(?:^|[ ,(])(?:en(?: l'espace de)?|voila|soit|sur|represente\w*|n'a dure qu[e']) ?(?:moins de |pres de |a peine )?$/.test(
      reading.folded.slice(Math.max(0, start - 36), start),
    )
  )
    return spansOnLine(facts).has(value);
  if (!isLater({ reading }, { start, end })) return false;
  if (/\bau bout d'$/.test(reading.folded.slice(Math.max(0, start - 11), start)) && spansOnLine(facts).has(value))
    return true;
  if (value < 24) {
    const apart = monthsApart(datesOf(facts, scope) ?? [...starts, ...ends, ...singles]);
    // « un an et demi » of seventeen months
    if (hedge === 'below') return [...apart].some((months) => months < value && months >= value * 0.75);
    return [value, value - 1, value + 1].some((months, index) => (index === 0 || value >= 6) && apart.has(months));
  }
  const years = new Set([...starts, ...ends, ...singles].flatMap((date) => /^\d{4}/.exec(date) ?? []));
  return [...years].some((year) => years.has(String(Number(year) + value / 12)));
}

function isLater(
  { reading: { folded } }: Pick<CheckContext, 'reading'>,
  { start, end }: Pick<Quantity, 'start' | 'end'>,
): boolean {
  return (
    /^ (?:apres|avant(?! d[e'])|plus tard|plus tot)\b/.test(folded.slice(end, end + 14)) ||
    /\bau bout d(?:e |')$/.test(folded.slice(Math.max(0, start - 11), start))
  );
}

/** The dates of the jobs that the words around name; null where they name none, or one with a single date. */
function datesOf({ dateMentions }: Facts, { own, near }: Scope): string[] | null {
  const named = (own.length > 0 ? own : near).flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'job'));
  const owners = new Set(named.map(({ owner }) => owner));
  const dates = dateMentions
    .slice(0, 200)
    .flatMap(({ fact, owner }) => (owners.has(owner) ? [fact.from, fact.to] : []));
  return new Set(dates).size > 2 ? dates : null;
}

/** Months between any two dates told with their month: « gardé en CDI six mois plus tard ». */
function monthsApart(dates: readonly string[]): Set<number> {
  const told = [...new Set(dates)].filter((date) => /^\d{4}-\d\d/.test(date)).slice(0, 60);
  const months = told.map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)));
  return new Set(months.flatMap((one) => months.map((other) => Math.abs(one - other))));
}

/** « les deux dernières années » of « aucun accident en 2023 et 2024 »: as many as one line names. */
function isYearsListed({ dateMentions, lineText }: Facts, { value }: Quantity): boolean {
  if (value < 24 || value > 48) return false;
  const lines = new Set(dateMentions.slice(0, 200).map(({ line }) => line));
  return [...lines].some((line) => {
    const years = /\b(?:en|sur) ((?:19|20)\d\d(?:(?:, | et )(?:19|20)\d\d)+)/
      .exec(lineText(line))?.[1]
      ?.match(/\d{4}/g);
    return years?.length === value / 12;
  });
}

/** Months between two years that one line of the CV tells of one thing: « 1,4 M€ en 2018, 1,9 M€ en 2024 ». */
function spansOnLine({ dateMentions }: Facts): Set<number> {
  const found = new Set<number>();
  dateMentions.slice(0, 200).forEach(({ fact, line }, index) => {
    for (const other of dateMentions.slice(index + 1, index + 4)) {
      if (other.line !== line || !/^\d{4}/.test(fact.from) || !/^\d{4}/.test(other.fact.from)) continue;
      found.add(Math.abs(Number(other.fact.from.slice(0, 4)) - Number(fact.from.slice(0, 4))) * 12);
    }
    const months = spanOfMention(fact, null)?.months ?? 0;
    if (months < 24) found.add(months);
    if (fact.role === 'range' && /^\d{4}/.test(fact.to))
      found.add((Number(fact.to.slice(0, 4)) - Number(fact.from.slice(0, 4))) * 12);
  });
  return found;
}

const enough = 2;

/** Where a line of the CV tells when the very thing spoken of was so, only that counts: « chef d’équipe depuis 2021 ». */
function boundSpans(context: CheckContext, claim: Quantity, facts: Facts): Span[] {
  const { reading, today } = context;
  const title = /(?:^|[.;:,] )([^.;:,]{4,50}?) depuis (?:\w+ (?:de |d')?){0,2}$/.exec(
    reading.folded.slice(Math.max(0, claim.start - 90), claim.start),
  )?.[1];
  const told = title ? stemsOf(title.replace(/\b(?:chez|au|aux|a la|a l'|dans|je suis)\b.*/, '')) : [];
  return facts.dateMentions.slice(0, 200).flatMap(({ fact, line }): Span[] => {
    const span = spanOfMention(fact, today);
    if (!span) return [];
    const before =
      facts.reading.folded
        .slice(Math.max(0, fact.start - 45), fact.start)
        .split(/[\n,;:.]/)
        .at(-1) ?? '';
    if (fact.role === 'since' && told.length >= enough && fact.from.length >= 4) {
      const words = stemsOf(before);
      if (told.every((word) => words.includes(word))) return [span];
    }
    const isOfTask = fact.role === 'range' || (fact.role === 'since' && isRunning(reading, claim));
    return isOfTask && isBullet(facts, line) && sharesMany(context, facts, claim, line) ? [span] : [];
  });
}

/** « voilà huit ans que j’établis … »: how long a task has been done, at no house named right behind. */
function isRunning({ folded }: CheckContext['reading'], { start, end }: Quantity): boolean {
  return (
    /\b(?:depuis|voila|cela fait|ca fait) (?:(?:plus|pres|moins) (?:de |d')|environ |bientot )?$/.test(
      folded.slice(Math.max(0, start - 30), start),
    ) && /^(?:,| que) (?:je |j')/.test(folded.slice(end, end + 8))
  );
}

/** A line that tells of a part of a job, below its heading. */
function isBullet({ lineText }: Facts, line: number): boolean {
  return /^\s*[^\p{L}\d\s]/u.test(lineText(line));
}

function sharesMany(
  { reading }: CheckContext,
  { linesOfStem }: Facts,
  { start, first, next }: Quantity,
  line: number,
): boolean {
  const { from, to } = reading.sentences[sentenceAt(reading.sentences, start)] as Sentence;
  const shared = new Set<string>();
  for (let index = Math.max(from, first - 12); index < Math.min(to, next + 12); index++) {
    const word = reading.stems[index] as string;
    if (word.length > 2 && !isSmallWord(word) && !/^\d/.test(word) && linesOfStem.get(word)?.has(line))
      shared.add(word);
  }
  return shared.size >= enough;
}

/** Periods that lines of the CV tell of themselves: « 86 % à 93 % (2021-2025) », « chef d’équipe (depuis 06/2023) ». */
function mentioned({ today }: CheckContext, facts: Facts, jobs: readonly Entry[] | null): Span[] {
  const owners = jobs ? new Set(jobs.map(({ owner }) => owner)) : null;
  const parts = facts.dateMentions.slice(0, 200).flatMap(({ fact, owner, line }): Span[] => {
    // A diploma is none of the jobs that stand above it.
    const isBelow = owner < firstStudy && [...(owners ?? [])].some((each) => facts.under.get(line)?.has(each));
    if (owners && !owners.has(owner) && !isBelow) return [];
    const span = withinJob(facts, fact, owner) ?? spanOfMention(fact, today);
    return span ? [span] : [];
  });
  return owners ? parts : [...parts, ...careers(facts, today)];
}

/** « magasinier à partir de mai 2017 » of a job that is over: up to its end. */
function withinJob({ entries }: Facts, { role, from }: DateMention, owner: number): Span | null {
  const job = entries.find((entry) => entry.kind === 'job' && entry.owner === owner);
  if (role !== 'since' || !job?.period || !/^\d{4}/.test(from)) return null;
  const begun = Number(from.slice(0, 4)) * 12 + (from.length > 4 ? Number(from.slice(5, 7)) - 1 : 6);
  return begun > job.period.from && begun < job.period.to ? { months: job.period.to - begun, open: job.open } : null;
}

/**
 * From a period outside of studies to the last one, or today: « dix années sans quitter la région ». Where the jobs were
 * understood they tell it themselves, but for those that were not.
 */
function careers({ dateMentions, entries, lineText }: Facts, today: string | null): Span[] {
  const periods = dateMentions
    .slice(0, 200)
    .filter(({ fact, owner }) => owner < firstStudy && fact.role !== 'at' && /^\d{4}/.test(fact.from));
  const jobs = entries.filter(({ kind }) => kind === 'job');
  const areRead = jobs.length > 1;
  // Under no job, or under one that began long after.
  const isLost = (owner: number, from: string) => {
    const begun = jobs.find((job) => job.owner === owner)?.period?.from ?? 0;
    return owner < 0 || Number(from.slice(0, 4)) * 12 + 12 < begun;
  };
  const lost = areRead
    ? periods.filter(({ fact, owner, line }) => isLost(owner, fact.from) && !studied.test(lineText(line)))
    : periods;
  const isOpen = periods.some(({ fact }) => fact.to === 'present' || fact.role === 'since');
  const ends = periods.map(({ fact }) => fact.to).filter((date) => /^\d{4}/.test(date));
  const last = isOpen && today ? today.slice(0, 7) : ends.sort().at(-1);
  const starts = [...new Set(lost.map(({ fact }) => fact.from))].sort();
  return (areRead ? starts : starts.slice(0, 1)).flatMap(
    (from) => (last ? spanOfMention({ role: 'range', from, to: last, start: 0, end: 0 }, today) : null) ?? [],
  );
}
