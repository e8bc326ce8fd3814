import { oncePer } from '../../text/once-per.ts';
import type { CheckContext } from '../context.ts';
import { fitsDuration, type Span } from '../dates/durations.ts';
import { type Part, partsOf } from '../duties/lines-retold.ts';
import { durationsOf } from '../facts/career.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { stances } from '../stance/stance.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import type { Quantity } from './quantity.ts';
import { isSameTime, sameValue } from './tellers-of.ts';

/**
 * « un taux de réparation de 0,2 % » of one whose line on that rate tells 1,2 %: the one line that a claim retells has another
 * figure of the very thing, whatever other lines or sums come to that number.
 */
export function isToldDifferently(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  tellers: readonly Owned<Quantity>[],
  beside: readonly Quantity[],
): boolean {
  if (context.marks[claim.start] !== stances.self || claim.unit === 'mois' || isOneOfSeveral(claim, beside))
    return false;
  const part = partMeant(context, facts, claim, claim.kind === 'duration' ? clauseOf(context, claim) : undefined);
  if (!part || tellers.some((teller) => isOfPart(teller, part))) return false;
  const told = figuresIn(facts, part).filter(({ fact }) => isOfSameKind(claim, fact));
  if (told.length === 0 || told.length > mostTold) return false;
  const isNear = ({ fact }: Owned<Quantity>) => fact.value / claim.value > low && fact.value / claim.value < high;
  return (
    !told.some((each) => isNear(each) || sameValue(claim, each.fact) || isSameTime(claim, each.fact)) &&
    !isWorkedOut(claim, told)
  );
}

/** A figure of the job of a part; of a line under no job, of that line alone. */
function isOfPart({ owner, fact }: Owned<Quantity>, part: Part): boolean {
  if (part.owner >= 0) return owner === part.owner;
  return fact.start >= part.start && fact.end <= part.start + part.text.length;
}

/** « sept jours de formation : quatre d’Humanitude et trois de soins palliatifs »: parts and sums of what lines tell. */
function isOneOfSeveral({ kind, unit, start }: Quantity, beside: readonly Quantity[]): boolean {
  return (
    kind !== 'percentage' && beside.some((other) => other.start !== start && other.kind === kind && other.unit === unit)
  );
}

const low = 0.75;
const high = 1.35;
const mostTold = 3;
const large = 100;
/** « téléchargée soixante mille fois », « neuf cents points »: words that count anything. */
const ofAnything = /^(?:foi|point)/;
const reach = 12;
const enough = 2;
const rareIn = 2;

/** The part of the documents that alone has most of the words around a figure, a rare one among them. */
function partMeant(context: CheckContext, facts: Facts, claim: Quantity, within?: [number, number]): Part | null {
  const words = wordsAround(context, claim, within);
  const uses = usesOf(facts);
  const scored = partsOf(facts).map((part) => ({ part, words: words.filter((word) => part.stems.has(word)) }));
  const best = Math.max(0, ...scored.map(({ words: shared }) => shared.length));
  const [first, ...others] = scored.filter(({ words: shared }) => shared.length === best);
  if (!first || others.length > 0 || best < enough) return null;
  const rare = first.words.filter((word) => (uses.get(word) ?? 0) <= rareIn);
  return rare.length >= 1 && best + rare.length >= (claim.kind === 'duration' ? 4 : 3) ? first.part : null;
}

function wordsAround(
  { reading }: CheckContext,
  { start, first, next }: Quantity,
  [begin, end]: [number, number] = [0, Number.POSITIVE_INFINITY],
): string[] {
  const { from, to } = reading.sentences[sentenceAt(reading.sentences, start)] as Sentence;
  const found = new Set<string>();
  for (let index = Math.max(from, first - reach); index < Math.min(to, next + reach); index++) {
    const { key, start: at } = reading.tokens[index] as CheckContext['reading']['tokens'][number];
    if ((index >= first && index < next) || at < begin || at >= end) continue;
    if (key.length > 2 && !isSmallWord(key) && !/^\d/.test(key)) found.add(reading.stems[index] as string);
  }
  return [...found];
}

/** In how many parts of the documents each word stands. */
const usesOf = oncePer((facts: Facts): Map<string, number> => {
  const uses = new Map<string, number>();
  for (const { stems } of partsOf(facts)) for (const word of stems) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
});

function figuresIn({ quantities }: Facts, { start, text }: Part): Owned<Quantity>[] {
  return quantities.filter(({ fact }) => fact.start >= start && fact.end <= start + text.length);
}

function isOfSameKind(claim: Quantity, fact: Quantity): boolean {
  if (claim.kind !== fact.kind) return false;
  if (claim.kind === 'duration') return claim.unit === fact.unit;
  if (claim.kind !== 'number') return true;
  if (
    claim.value >= large &&
    fact.value >= large &&
    (claim.nouns.length === 0 || ofAnything.test(claim.nouns[0] ?? ''))
  )
    return true;
  return claim.nouns.length > 0 && fact.nouns.some((noun) => noun === claim.nouns[0]);
}

/** The sum, difference or ratio of what the line tells. */
function isWorkedOut({ value }: Quantity, told: readonly Owned<Quantity>[]): boolean {
  const values = told.map(({ fact }) => fact.value);
  const total = values.reduce((sum, each) => sum + each, 0);
  const pairs = values.flatMap((one) =>
    values.map((other) => [Math.abs(one - other), one + other, (Math.abs(one - other) / one) * 100]),
  );
  return [total, ...pairs.flat()].some((result) => Math.abs(result - value) <= Math.max(0.5, value * 0.08));
}

/**
 * « en mission chez un fournisseur d’énergie pendant 26 mois » where the line on that mission says « (13 mois) »: the length
 * that a line tells of the very thing its clause names, and the dates of its job, tell another time.
 */
export function isTimedDifferently(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.unit !== 'mois' || claim.hedge === 'some') return false;
  // « de onze à quinze ans »: ages, and what shares its unit with the next.
  if (isElliptical(context, claim)) return false;
  const part = partMeant(context, facts, claim, clauseOf(context, claim));
  if (!part) return false;
  const lengths = figuresIn(facts, part).filter(({ fact }) => fact.unit === 'mois');
  const ofTask = lengths.filter(({ fact }) => isOfTask(facts, fact));
  if (ofTask.length === 1)
    return !ofTask.some(({ fact }) => fitsDuration(claim.value, claim.hedge, { months: fact.value, open: false }));
  const told = lengths.filter(({ fact }) => isLength(facts, fact));
  const spans = told.map(({ fact }): Span => ({ months: fact.value, open: false }));
  const ofJob = durationsOf(facts.entries.filter(({ kind, owner }) => kind === 'job' && owner === part.owner));
  return spans.length === 1 && ![...spans, ...ofJob].some((span) => fitsDuration(claim.value, claim.hedge, span));
}

function isElliptical({ reading: { folded } }: CheckContext, { start, end }: Quantity): boolean {
  return !/(?:ans?|annees?|mois|semestres?|trimestres?)$/.test(folded.slice(start, end).replace(/ et demie?$/, ''));
}

/** « Remplacement de cinq mois au guichet »: the length of what was done within a job, which its dates do not tell. */
function isOfTask({ reading: { folded } }: Facts, { start, end }: Quantity): boolean {
  const lead = folded.slice(Math.max(0, start - 24), start);
  return (
    /\b(?:remplacement|interim) (?:d'une? [a-z]+ )?d(?:e |')$/.test(lead) &&
    /^ (?:au|a|de|en|dans)\b/.test(folded.slice(end, end + 6))
  );
}

/** « (13 mois) », « pendant 5 mois »: how long a line says that its thing took; « CDD de 18 mois » is part of a story. */
function isLength({ reading: { folded } }: Facts, { start, end }: Quantity): boolean {
  const before = folded.slice(Math.max(0, start - 9), start);
  return /\b(?:pendant|durant) $/.test(before) || (/\($/.test(before) && /^\)/.test(folded.slice(end, end + 1)));
}

/** The stretch between two commas around a figure. */
function clauseOf({ reading: { folded } }: CheckContext, { start, end }: Quantity): [number, number] {
  const before =
    folded
      .slice(Math.max(0, start - 120), start)
      .split(/[,;:.!?\n()]/)
      .at(-1) ?? '';
  const after = folded.slice(end, end + 120).split(/[,;:.!?\n()]/)[0] ?? '';
  return [start - before.length, end + after.length];
}
