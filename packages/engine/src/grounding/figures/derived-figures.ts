import { stem } from '../../text/stem.ts';
import type { CheckContext } from '../context.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { mayBeSame, type NounClass } from '../words/noun-class.ts';
import { sharesWords } from '../words/shares-words.ts';
import { isCountedOtherwise, isKin } from './counts-told.ts';
import { findShares } from './find-shares.ts';
import type { Quantity } from './quantity.ts';
import { isLengthTimes, isOtherRate, isQuotient, isRateTimesLength, isSumOfKinds } from './worked-out-rates.ts';

/** A figure worked out from two that stand near each other; `loose` where people only ever round it. */
type Derived = {
  kind: Quantity['kind'];
  unit: string | null;
  value: number;
  line: number;
  loose: boolean;
  nouns: string[];
  /** The kinds of things counted. */
  classes: (NounClass | null)[];
  /** What is added up where the two are not alike: a claim has to name both. */
  both: string[] | null;
};

const kept = new WeakMap<Facts, Derived[]>();
const reach = 3;
const closest = 160;
/** A CV tells a hundred figures at most: beyond, sums would prove anything. */
const most = 300;

/** Whether a figure is the sum, difference, product, quotient or growth of two that the documents tell side by side. */
export function followsFromFigures(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (isOtherRate(context, facts, claim) || isQuotient(context, facts, claim)) return true;
  if (isLengthTimes(facts, claim)) return true;
  if (isRateTimesLength(facts, claim) || isSumOfKinds(facts, claim)) return true;
  if (isFrequency(context, facts, claim) || isAverage(context, facts, claim) || isShareOf(facts, claim)) return true;
  if (isBound(context, claim)) return false;
  // « un peu plus de trois millions » is closer than « plus de ».
  const isClose = /\b(?:un peu|a peine|guere) plus /.test(
    context.reading.folded.slice(Math.max(0, claim.start - 24), claim.start),
  );
  return derivedOf(facts).some((each) => isSuch(claim, each, isClose) && isOfSuch(context, facts, claim, each));
}

/** « ramené de 8 à 3 jours »: either end is told as it is, nobody works it out. */
function isBound({ reading: { folded } }: CheckContext, { start, end }: Quantity): boolean {
  return (
    /\b(?:de|d') ?[^.;:,]{1,16} a $/.test(folded.slice(Math.max(0, start - 24), start)) ||
    (/\bde $/.test(folded.slice(Math.max(0, start - 3), start)) &&
      /^ a (?:\d|[a-z]+ (?:%|jour|heure|minute|mois|an|semaine))/.test(folded.slice(end, end + 20)))
  );
}

/** By how many per cent figures rise or fall from one to the next. */
export function growthsOf(facts: Facts): number[] {
  return derivedOf(facts).flatMap(({ kind, loose, value }) => (kind === 'percentage' && loose ? [value] : []));
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
  { nouns, classes, line, both, loose }: Derived,
): boolean {
  if (both) return saysAll(context, claim, both);
  if (claim.nouns[0]?.startsWith('dixiem')) return sharesWords(context, facts, claim, line);
  // « 62 000 € » of three accounts and 186 000 € in all: an amount for each is told of the very thing.
  if (claim.kind === 'money') return !loose || sharesWords(context, facts, claim, line);
  if (nouns.some((noun) => claim.nouns.includes(noun))) return true;
  if (isUnlikely(claim, nouns)) return true;
  const kind = claim.nounClass;
  // « 75 adhérents » where the documents tell 45 of them: no sum of other people makes them 75.
  if (isCountedOtherwise(facts, claim) && claim.nouns[0] !== 'point') return false;
  if (kind && classes.every((each) => each !== null && mayBeSame(each, kind))) return true;
  if (isTrend(context, claim)) return true;
  const needsWords = claim.kind !== 'number' || claim.nouns.length === 0 || claim.nouns[0] === 'point';
  return needsWords && sharesWords(context, facts, claim, line);
}

/** « gagné dix-sept points »: a rise or fall worked out. */
function isTrend({ reading: { folded } }: CheckContext, { kind, nouns, start, end }: Quantity): boolean {
  return (kind === 'percentage' || nouns[0] === 'point') && trend.test(folded.slice(Math.max(0, start - 60), end + 20));
}

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

function derive({ quantities, reading: { folded } }: Facts): Derived[] {
  const inOrder = [...quantities].sort((a, b) => a.fact.start - b.fact.start).slice(0, most);
  return inOrder.flatMap((one, index) =>
    inOrder
      .slice(index + 1, index + 1 + reach)
      .filter(({ fact, owner }) => owner === one.owner && fact.start - one.fact.end <= closest)
      .flatMap((other) => combine(one, other, areMultiplied(folded, one.fact, other.fact))),
  );
}

/**
 * « 3 sessions de 12 apprentis », « 25 élèves par classe, 4 classes », « 6 équipes, 5 personnes chacune »: so many times. Of
 * « 6 vendeuses, 90 clients » nothing comes to 540.
 */
function areMultiplied(folded: string, one: Quantity, other: Quantity): boolean {
  const between = folded.slice(one.end, other.start);
  if (/[.\n]/.test(between)) return false;
  if (/^(?: [a-z'-]+){0,3} (?:de |d'|x |fois |par )(?:\w+ )?$|^ ?[x*×] ?$/.test(between)) return true;
  if (/^[^.;:,\n]{0,40} chacun/.test(folded.slice(other.end, other.end + 50))) return true;
  const unit =
    /\bpar ([a-z]{3,})/.exec(between)?.[1] ??
    /^[^.;:,\n]{0,30}\bpar ([a-z]{3,})/.exec(folded.slice(other.end, other.end + 50))?.[1];
  const counted = [one, other].flatMap(({ nouns, unit: name }) => (name === null ? nouns.slice(0, 1) : [name]));
  return unit !== undefined && counted.some((noun) => isKin(noun, stem(unit)));
}

function combine(
  { fact: one, line }: Owned<Quantity>,
  { fact: other, line: next }: Owned<Quantity>,
  multiplied: boolean,
): Derived[] {
  const nouns = [...one.nouns, ...other.nouns];
  const classes = other.nouns.length === 0 ? [one.nounClass] : [one.nounClass, other.nounClass];
  const make = (value: number, loose: boolean, kind = one.kind, unit = one.unit): Derived[] =>
    value > 0 ? [{ kind, unit, value, line, loose, nouns, classes, both: null }] : [];
  const found: Derived[] = [];
  const isSame = one.kind === other.kind && one.unit === other.unit;
  if (isSame && !areAlike(one, other) && other.nouns[0]) {
    const both = [one.nouns[0] as string, other.nouns[0]];
    found.push(...make(one.value + other.value, false).map((each) => ({ ...each, both })));
  }
  if (isSame && areAlike(one, other)) {
    found.push(...make(Math.abs(one.value - other.value), false), ...make(one.value + other.value, false));
    found.push(...growths(one.value, other.value).flatMap((growth) => make(growth, true, 'percentage', '%')));
  }
  if (one.kind === 'number' && other.kind === 'number') {
    for (const share of shareOf(one, other)) found.push(...make(share, true, 'percentage', '%'));
    if (multiplied && one.value * other.value >= 20) found.push(...make(one.value * other.value, false));
  }
  if (isRepeated(one, other)) found.push(...make(one.value * other.value, false, 'duration', other.unit));
  const amounts = line === next ? amountsOf(one, other) : [];
  return [
    ...found,
    ...amounts.flatMap((value) => make(value, true, 'money', one.kind === 'money' ? one.unit : other.unit)),
  ];
}

/** « trois fois deux semaines » */
function isRepeated({ nouns: [noun], end }: Quantity, { kind, start }: Quantity): boolean {
  return kind === 'duration' && noun?.startsWith('foi') === true && start - end < oneBreath / 6;
}

/** « 40 % de la surface » of 17 hectares and 7 of one’s own. */
function shareOf({ value, nouns: [noun] }: Quantity, other: Quantity): number[] {
  if (noun === undefined || noun !== other.nouns[0]) return [];
  return [(Math.min(value, other.value) / Math.max(value, other.value)) * 100];
}

/** What an amount comes to for each of what is counted beside it, in all, or by a percentage: « 8 % d’un poste de 1,6 M€ ». */
function amountsOf(one: Quantity, other: Quantity): number[] {
  const [money, beside] = one.kind === 'money' ? [one, other] : [other, one];
  if (money.kind !== 'money' || beside.value <= 0) return [];
  if (beside.kind === 'percentage') return [(money.value * beside.value) / 100];
  return beside.kind === 'number' ? [money.value / beside.value, money.value * beside.value] : [];
}

/** « 1,8 M€ (objectif : 1,5 M€) »: the goal stands behind what was reached. */
function growths(one: number, other: number): number[] {
  const gap = Math.abs(other - one);
  return [one, ...(other < one ? [other] : [])].map((base) => (gap / (base || 1)) * 100);
}

const unlikely = 1000;

function areAlike(one: Quantity, other: Quantity): boolean {
  if (one.kind !== 'number') return true;
  // « 180 clients, repris à 130 »: of the same, in one breath.
  if (other.nouns.length === 0 && other.start - one.end < oneBreath && one.value >= few) return true;
  if (one.nouns.length === 0) return other.nouns.length === 0;
  return (one.nounClass !== null && one.nounClass === other.nounClass) || other.nouns.includes(one.nouns[0] as string);
}

const oneBreath = 60;
const few = 10;

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
        },
      ];
    }),
  );
}

/** How often in a year, by the adjective that says it. */
const frequencies: [RegExp, number][] = [
  [/\bbi-?hebdomadaire|\bdeux fois par semaine/, 104],
  [/\b(?:bimensuel|bi-mensuel)/, 24],
  [/(?<!bi-?)hebdomadaire/, 52],
  [/\bquotidien|\bjournali/, 365],
  [/(?<!bi-?|tri)mensuel/, 12],
  [/\bbimestriel/, 6],
  [/(?<!se)(?<!bi)\btrimestriel/, 4],
  [/\bsemestriel|\bbi-?annuel/, 2],
  [/(?<!bi-?)\bannuel/, 1],
];
const periods: Record<string, number> = {
  an: 1,
  annee: 1,
  semestre: 2,
  trimestre: 4,
  mois: 12,
  semaine: 52,
  jour: 365,
};

/** « six webinaires par an en moyenne » of eighteen in the three years of a job. */
function isAverage({ reading: { folded } }: CheckContext, { quantities, entries }: Facts, claim: Quantity): boolean {
  const after = /^ [^.;:,]{0,40}?\b(?:par|chaque) (an|annee|mois)\b/.exec(folded.slice(claim.end, claim.end + 60));
  if (!after || claim.kind !== 'number') return false;
  return quantities.slice(0, most).some(({ fact, owner }) => {
    const period = entries.find((entry) => entry.kind === 'job' && entry.owner === owner)?.period;
    if (!period || !fact.nouns.some((noun) => claim.nouns.includes(noun))) return false;
    const length = (period.to - period.from) / (after[1] === 'mois' ? 1 : 12);
    return length > 1 && Math.abs(fact.value / length - claim.value) <= Math.max(0.5, claim.value * 0.12);
  });
}

function isRounded(told: number, claimed: number, hedge: Quantity['hedge']): boolean {
  if (hedge === 'near') return told <= claimed && told >= claimed * 0.85;
  if (hedge === 'over') return told >= claimed && told <= claimed * 1.15;
  return told === claimed;
}

/** « 2 par mois »: twenty-four in a year. */
function timesAYear({ reading: { folded } }: Facts, { kind, value, end }: Quantity): number {
  if (kind !== 'number') return -1;
  const period = /^[^.;:,\n]{0,40}?\b(?:par|chaque) (an|annee|semestre|trimestre|mois|semaine|jour)\b/.exec(
    folded.slice(end, end + 60),
  )?.[1];
  return value * (periods[period ?? ''] ?? -1);
}

/** Whether a claim speaks of what a figure counts, or of what its line is about. */
function isOfLine(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  { fact, line }: Pick<Owned<Quantity>, 'fact' | 'line'>,
): boolean {
  return (
    fact.nouns.some((told) => claim.nouns.some((noun) => isKin(noun, told))) || sharesWords(context, facts, claim, line)
  );
}

/** The first lines of the documents in which a pattern is found. */
function linesThatSay({ reading: { folded } }: Facts, words: RegExp): number[] {
  return folded
    .slice(0, longest)
    .split('\n')
    .flatMap((text, line) => (words.test(text) ? [line] : []))
    .slice(0, 20);
}

const longest = 60_000;

/** « quatre fois par an » of what is « trimestriel ». */
function isFrequency(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const { value, end, hedge } = claim;
  const { folded } = context.reading;
  const period = /^ [^.;:,]{0,40}?\b(?:par|chaque) (an|annee|semestre|trimestre|mois|semaine|jour)\b/.exec(
    folded.slice(end, end + 60),
  )?.[1];
  const times = value * (period ? (periods[period] ?? 0) : 0);
  if (times <= 0) return false;
  const isToldOften = facts.quantities
    .slice(0, most)
    .some(
      ({ fact, line }) =>
        isRounded(timesAYear(facts, fact), times, hedge) && isOfLine(context, facts, claim, { fact, line }),
    );
  const words = frequencies.find(([, count]) => count === times)?.[0];
  return (
    isToldOften ||
    (words !== undefined && linesThatSay(facts, words).some((line) => sharesWords(context, facts, claim, line)))
  );
}
