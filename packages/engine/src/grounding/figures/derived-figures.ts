import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { mayBeSame } from '../words/noun-class.ts';
import { sharesWords } from '../words/shares-words.ts';
import { closest, type Derived, derive, most } from './combine-figures.ts';
import { isComplement, isOneAndMore, isYearly } from './complements.ts';
import { isCountedOtherwise } from './counts-told.ts';
import { findShares } from './find-shares.ts';
import type { Quantity } from './quantity.ts';
import { isByTheMinute } from './rates-by-the-hour.ts';
import { isAverage, isFrequency } from './told-often.ts';
import {
  isLengthTimes,
  isOtherRate,
  isQuotient,
  isRateOverYears,
  isRateTimesLength,
  isSumOfKinds,
} from './worked-out-rates.ts';

const kept = new WeakMap<Facts, Derived[]>();

/** Whether a figure is the sum, difference, product, quotient or growth of two that the documents tell side by side. */
export function followsFromFigures(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (isOtherRate(context, facts, claim) || isQuotient(context, facts, claim)) return true;
  if (isComplement(context, facts, claim) || isOneAndMore(facts, claim) || isYearly(context, facts, claim)) return true;
  if (isLengthTimes(facts, claim) || isByTheMinute(context, facts, claim)) return true;
  if (isRateOverYears(context, facts, claim)) return true;
  if (isRateTimesLength(context, facts, claim) || isSumOfKinds(facts, claim)) return true;
  if (isFrequency(context, facts, claim) || isAverage(context, facts, claim) || isShareOf(facts, claim)) return true;
  if (isBound(context, claim)) return false;
  // « un peu plus de trois millions » is closer than « plus de ».
  const isClose = /\b(?:un peu|a peine|guere) plus /.test(
    context.reading.folded.slice(Math.max(0, claim.start - 24), claim.start),
  );
  return derivedOf(facts).some((each) => isSuch(claim, each, isClose) && isOfSuch(context, facts, claim, each));
}

/** « cent trente salariés, près de deux cents l’été » of 130 salaried and 60 seasonal ones: people, all together. */
function isAllTogether(
  { reading }: CheckContext,
  { nouns, start, value }: Quantity,
  mixed: readonly string[],
  classes: Derived['classes'],
): boolean {
  const isBare = nouns.every((noun) => seasons.test(noun));
  if (!isBare || value < few || !classes.every((each) => each !== null && people.has(each))) return false;
  const { from, to } = reading.sentences[sentenceAt(reading.sentences, start)] as Sentence;
  return reading.stems.slice(from, Math.min(to, from + 60)).some((stem) => mixed.includes(stem));
}

const few = 10;
const seasons = /^(?:ete|hiver|automne|printemp|saison|noel|fin|total)$/;
const people = new Set<Quantity['nounClass']>(['person', 'staff', 'served']);

/** « ramené de 8 à 3 jours »: either end is told as it is, nobody works it out. */
function isBound({ reading: { folded } }: CheckContext, { start, end }: Quantity): boolean {
  return (
    /\b(?:de|d') ?[^.;:,]{1,16} a $/.test(folded.slice(Math.max(0, start - 24), start)) ||
    (/\bde $/.test(folded.slice(Math.max(0, start - 3), start)) &&
      /^ a (?:\d|[a-z]+ (?:%|jour|heure|minute|mois|an|semaine))/.test(folded.slice(end, end + 20)))
  );
}

/** By how many per cent figures rise or fall from one to the next. */
export function growthsOf(facts: Facts): { value: number; line: number }[] {
  return derivedOf(facts).filter(({ kind, loose }) => kind === 'percentage' && loose);
}

function derivedOf(facts: Facts): Derived[] {
  const known = kept.get(facts) ?? derive(facts);
  kept.set(facts, known);
  return known;
}

function isOfSuch(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  { nouns, classes, line, both, mixed, loose }: Derived,
): boolean {
  if (both) return saysAll(context, claim, both);
  if (mixed?.includes(claim.nouns[0] ?? '')) return saysAll(context, claim, mixed);
  if (claim.nouns[0]?.startsWith('dixiem')) return sharesWords(context, facts, claim, line);
  // « 62 000 € » of three accounts and 186 000 € in all: an amount for each is told of the very thing.
  if (claim.kind === 'money') return !loose || sharesWords(context, facts, claim, line);
  if (nouns.some((noun) => claim.nouns.includes(noun))) return true;
  if (isNoChance(context, claim, { nouns, mixed, classes })) return true;
  return isOfSuchKind(context, facts, claim, { classes, line });
}

/** What is counted is of the kinds of both, or a rise or a difference of what the line tells of. */
function isOfSuchKind(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  { classes, line }: Pick<Derived, 'classes' | 'line'>,
): boolean {
  const kind = claim.nounClass;
  // « 75 adhérents » where the documents tell 45 of them: no sum of other people makes them 75.
  if (isCountedOtherwise(facts, claim) && claim.nouns[0] !== 'point') return false;
  const isSuchKind = kind !== null && classes.every((each) => each !== null && mayBeSame(each, kind));
  // « six personnes » of four agents and two apprentices
  if (isSuchKind && (kind === 'person' || isGain(context, claim))) return true;
  // « réduite de plus de quarante pour cent » of 3,1 % and 1,8 %, in other words: nobody hits on that by chance.
  if (isTrend(context, claim) && claim.hedge !== 'exact') return true;
  if (!sharesWords(context, facts, claim, line)) return false;
  return isSuchKind || isTrend(context, claim) || needsWords(context, claim);
}

/** Too large a figure, or the people of a line all together. */
function isNoChance(
  context: CheckContext,
  claim: Quantity,
  { nouns, mixed, classes }: Pick<Derived, 'nouns' | 'mixed' | 'classes'>,
): boolean {
  return isUnlikely(claim, nouns) || isAllTogether(context, claim, mixed ?? [], classes);
}

/** What counts no thing of its own, or says by how many it differs, must speak of what the line tells of. */
function needsWords(context: CheckContext, claim: Quantity): boolean {
  const { kind, nouns } = claim;
  return kind !== 'number' || nouns.length === 0 || nouns[0] === 'point' || isDifference(context, claim);
}

/** « dix-neuf accidents de moins », of 31 and 12 on a line that tells of accidents. */
function isDifference({ reading: { folded } }: CheckContext, { end }: Quantity): boolean {
  return /^ [^.;:,]{0,40}?\b(?:de|en) (?:moins|plus)\b/.test(folded.slice(end, end + 60));
}

/** « conquête nette de 50 établissements » of 180 clients, 130 at first: by how many there are more. */
function isGain({ reading: { folded } }: CheckContext, { start, end }: Quantity): boolean {
  return /\b(?:conque|conqui|nett?e?s?\b|de plus\b|gagn|supplementaire)/.test(
    folded.slice(Math.max(0, start - 40), end + 40),
  );
}

/** « gagné dix-sept points »: a rise or fall worked out. */
function isTrend({ reading: { folded } }: CheckContext, { kind, nouns, start, end }: Quantity): boolean {
  return (kind === 'percentage' || nouns[0] === 'point') && trend.test(folded.slice(Math.max(0, start - 60), end + 20));
}

const unlikely = 1000;

/** « onze mille prêts de plus » of 41 000 and 52 000: no sum or difference comes to so much by chance. */
function isUnlikely({ kind, value, nounClass }: Quantity, nouns: readonly string[]): boolean {
  if (kind !== 'number') return false;
  // « 142 postes pourvus » of 78 and 64 recruitments
  return (value >= unlikely && (nouns.length === 0 || nounClass === null)) || (value >= 100 && value % 10 !== 0);
}

/** A rise or fall worked out from both ends is seldom told in the words of the CV. */
const trend =
  /\b(?:augment|progress|croi|hausse|gagn|accru|redui|reduc|recul|baiss|diminu|chut|depass|ecart|difference|separ)/;

/** « quarante lieux, jardins et parcs confondus »: the sentence names what is added up. */
function saysAll({ reading }: CheckContext, { start }: Quantity, words: readonly string[]): boolean {
  const { from, to } = reading.sentences[sentenceAt(reading.sentences, start)] as Sentence;
  const first = reading.tokens[from]?.start ?? 0;
  const adds = /\b(?:confond|compris|en tout|au total|ensemble|addition|cumul|soit)/;
  if (!adds.test(reading.folded.slice(first, first + 400))) return false;
  const said = new Set(reading.stems.slice(from, Math.min(to, from + 60)));
  return words.every((word) => said.has(word));
}

function isSuch(claim: Quantity, derived: Derived, isClose = false): boolean {
  const { kind, unit, value, loose } = derived;
  if (kind === 'duration' && unit === 'jour' && claim.unit === 'semaine') return Math.abs(claim.value * 7 - value) <= 1;
  if (!isOfKind(claim, derived)) return false;
  const told = isTenths(claim) ? claim.value / 10 : claim.value;
  const off = Math.abs(told - value);
  if (off <= value * (loose ? 0.01 : 1e-9)) return true;
  switch (claim.hedge) {
    case 'over':
      // « plus d’un million » of 1.3: people stop at the round figure below.
      return (
        claim.value < value &&
        claim.value >= value * (kind === 'money' && isRound(claim.value) && !isClose ? 0.7 : 0.85)
      );
    case 'near':
      return claim.value > value && claim.value <= value * 1.15;
    case 'about':
      return off <= value * 0.12;
    default:
      return kind === 'percentage' && loose && off < 1;
  }
}

/** « six dixièmes de point » */
function isTenths({ nouns }: Quantity): boolean {
  return nouns[0]?.startsWith('dixiem') ?? false;
}

/** Whether a claim may be told by what was worked out: the same kind and unit, points of percentages, or days left out. */
function isOfKind(claim: Quantity, { kind, unit, loose }: Derived): boolean {
  const isPoint = claim.nouns[isTenths(claim) ? 1 : 0] === 'point';
  if (claim.kind === 'number' && isPoint && kind === 'percentage' && !loose) return true;
  if (isTimeSaved(claim, kind, loose)) return true;
  return claim.kind === kind && !(kind === 'duration' && claim.unit !== unit);
}

/** « quatre de moins » of nine days and five: the days were named before. */
function isTimeSaved({ kind, nouns, hedge }: Quantity, derived: Quantity['kind'], loose: boolean): boolean {
  return derived === 'duration' && !loose && kind === 'number' && nouns.length === 0 && hedge === 'exact';
}

/** One figure and noughts. */
function isRound(value: number): boolean {
  return /^[1-9]0*$/.test(String(value));
}

const partsOf = new WeakMap<Facts, Derived[]>();

/** « une quarantaine de caristes » of « 60 recrutements, dont deux tiers de caristes ». */
function isShareOf(facts: Facts, claim: Quantity): boolean {
  if (claim.kind !== 'number') return false;
  const known = partsOf.get(facts) ?? sharedOut(facts);
  partsOf.set(facts, known);
  const tells = (line: number) =>
    claim.nouns.length === 0 || claim.nouns.some((noun) => facts.linesOfStem.get(noun)?.has(line));
  return known.some((each) => isSuch(claim, each) && tells(each.line));
}

function sharedOut({ quantities, reading }: Facts): Derived[] {
  const shares = findShares(reading).slice(0, most);
  return shares.flatMap(({ value, start }) =>
    quantities.slice(0, most).flatMap(({ fact, line }): Derived[] => {
      const isNear = fact.kind === 'number' && start > fact.end && start - fact.end < closest;
      if (!isNear || /[\n.;]/.test(reading.folded.slice(fact.end, start))) return [];
      return [
        {
          kind: 'number',
          unit: null,
          value: fact.value * value,
          line,
          loose: true,
          nouns: [],
          classes: [],
          both: null,
          mixed: null,
        },
      ];
    }),
  );
}
