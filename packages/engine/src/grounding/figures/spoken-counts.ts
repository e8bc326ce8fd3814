import type { CheckContext } from '../context.ts';
import { fitsDuration } from '../dates/durations.ts';
import { spanOfMention } from '../dates/own-durations.ts';
import { stretchesOf } from '../dates/stretches-told.ts';
import { durationsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { sharesWords } from '../words/shares-words.ts';
import { isAgeOfThing, isAgeThen, yearOfBirth } from './ages.ts';
import { datesBeside } from './counts-entries.ts';
import { isCountedOtherwise, isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';
import { isDaysOfWeek } from './weekdays.ts';

const most = 300;

/** What the documents tell that figures of speech follow from, worked out once. */
type Spoken = {
  hasPair: boolean;
  teams: Set<number>;
  turns: Set<string>;
  parts: number[];
  ratios: number[];
};

const kept = new WeakMap<Facts, Spoken>();

function spokenOf(facts: Facts): Spoken {
  const known = kept.get(facts) ?? readSpoken(facts);
  kept.set(facts, known);
  return known;
}

function readSpoken({ flat, quantities, reading: { folded } }: Facts): Spoken {
  const inOrder = quantities
    .slice(0, most)
    .map(({ fact }) => fact)
    .sort((a, b) => a.start - b.start);
  const beside = inOrder.flatMap((one, index) =>
    inOrder
      .slice(index + 1, index + 5)
      .filter((other) => other.start - one.end <= closest)
      .map((other) => [one, other] as const),
  );
  return {
    hasPair: /\b(?:binome|duo|tandem|paire|a deux|un(?:e)? autre|avec (?:une?|le|la) )/.test(flat),
    teams: new Set([...flat.matchAll(/\bu-?(\d{1,2})\b/g)].map(([, age]) => Number(age))),
    turns: new Set(
      [...flat.matchAll(/\bune? (semaine|jour|mois|an|nuit|week-end) sur ([a-z]+|\d+)\b/g)].map(
        ([, unit, count]) => `${unit} ${count}`,
      ),
    ),
    // On one line: « 40 arrêts » above « 92 % de clients satisfaits » come to nothing.
    parts: beside
      .filter(([one, other]) => !folded.slice(one.end, other.start).includes('\n'))
      .flatMap(([one, other]) => partOf(one, other) ?? partOf(other, one) ?? []),
    ratios: beside.flatMap(([one, other]) => ratioOf(one.value, other.value)),
  };
}

/** « 140 stagiaires, dont 71 % … » */
function partOf(whole: Quantity, share: Quantity): number | null {
  const isPart = share.kind === 'percentage' && share.value < 100 && whole.kind === 'number' && whole.value >= 10;
  return isPart ? (whole.value * share.value) / 100 : null;
}

/** « 1,8 s à 400 ms »: the units may be a thousand apart. */
function ratioOf(one: number, other: number): number[] {
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  return small > 0 ? [large / small, (1000 * small) / large] : [];
}

/**
 * Figures that follow from what the documents tell in the way people speak: « trois autres développeurs » of four,
 * « nous étions deux » of a pair, « onze rentrées » of eleven years, « près de cent » of 71 % of 140, « toutes les six
 * semaines » of one week in six, « divisé par quatre » of 1,8 s and 400 ms.
 */
export function isSpokenCount(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.kind === 'duration')
    return (
      isDaysOfWeek(facts, claim) ||
      isTurn(context, facts, claim) ||
      (claim.unit === 'semaine' && isTurnsAYear(context, facts, claim)) ||
      isAgeOfTeam(facts, claim) ||
      isAgeOfThing(context, facts, claim) ||
      isAgeThen(context, facts, claim) ||
      isOwnAge(context, facts, claim)
    );
  if (claim.kind !== 'number') return false;
  return (
    isRange(context, facts, claim) ||
    isTurnsAYear(context, facts, claim) ||
    isRest(context, facts, claim) ||
    isWithMe(context, facts, claim) ||
    isTwiceADay(context, facts, claim) ||
    isPair(context, facts, claim) ||
    isSeasons(context, facts, claim) ||
    isPartOfCount(facts, claim) ||
    isTimes(context, facts, claim) ||
    isLeft(context, facts, claim)
  );
}

const before = ({ reading: { folded } }: CheckContext, { start }: Quantity, length: number) =>
  folded.slice(Math.max(0, start - length), start);

/** « avec trois autres développeurs », « mes trois collègues »: without oneself. */
function isRest(context: CheckContext, { quantities }: Facts, { value, end, nouns, start }: Quantity): boolean {
  const { folded } = context.reading;
  const isOthers =
    /^ autres? /.test(folded.slice(end, end + 8)) ||
    /^ colleg/.test(folded.slice(end, end + 8)) ||
    /\bmes $/.test(folded.slice(Math.max(0, start - 4), start));
  if (!isOthers) return false;
  return quantities.some(
    ({ fact }) =>
      fact.kind === 'number' &&
      fact.value === value + 1 &&
      (fact.nouns.length === 0 ||
        ['person', 'staff', null].includes(fact.nounClass) ||
        nouns.some((noun) => fact.nouns.some((told) => isKin(noun, told)))),
  );
}

/** « nous sommes trois, moi compris » of two operators: whom the documents count, and oneself. */
function isWithMe(
  { reading: { folded } }: CheckContext,
  { quantities }: Facts,
  { value, start, end }: Quantity,
): boolean {
  const isSaid =
    /\bnous (?:sommes|etions|travaillons|travaillions) (?:a )?$/.test(folded.slice(Math.max(0, start - 24), start)) &&
    /^[^.;:!?]{0,40}\b(?:moi compris|avec moi|moi y compris|moi inclus)/.test(folded.slice(end, end + 64));
  return isSaid && quantities.some(({ fact }) => fact.value === value - 1 && areStaff(fact));
}

function areStaff({ kind, nounClass }: Quantity): boolean {
  return kind === 'number' && (nounClass === 'staff' || nounClass === 'person');
}

const bothTimes = /\b(?:midi|matin) et (?:le )?soir\b/;

/** « cinquante-six couverts par jour, midi et soir compris » of « 28 couverts midi et soir ». */
function isTwiceADay(context: CheckContext, facts: Facts, { value, nouns, end }: Quantity): boolean {
  const { folded } = context.reading;
  if (!/^[^.;:!?]{0,30}\bpar jour\b/.test(folded.slice(end, end + 50))) return false;
  return facts.quantities.some(
    ({ fact, line }) =>
      fact.kind === 'number' &&
      fact.value * 2 === value &&
      fact.nouns.some((noun) => nouns.includes(noun)) &&
      bothTimes.test(facts.lineText(line)),
  );
}

/** « nous étions deux », « à deux » of one who worked in a pair. */
function isPair(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const isTwo = claim.value === 2 && /\b(?:nous \w+|a|tous les|toutes les|les) $/.test(before(context, claim, 20));
  return isTwo && spokenOf(facts).hasPair;
}

const seasons = /^(?:rentre|saison(?!ni)|hiver|ete|automne|printemp|noel|annee|millesim|vendang|exercic)/;

/** « onze rentrées » of eleven years of a job, or of all. */
function isSeasons(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const { entries, quantities, dateMentions } = facts;
  const { value, nouns, hedge } = claim;
  if (!seasons.test(nouns[0] ?? '')) return false;
  if (nouns[0]?.startsWith('saison') && [...stretchesOf(facts).values()].some((each) => each.length === value))
    return true;
  const listed = seasonsListed(context, facts, claim);
  if (listed > 0) return value <= listed;
  const jobs = entries.filter(({ kind }) => kind === 'job');
  // « sept saisons d’arbitrage » of an « arbitre de 2012 à 2019 »: a pastime has its years as well.
  const periods = dateMentions.slice(0, most).filter(({ line }) => sharesWords(context, facts, claim, line));
  return (
    periods.some(({ fact }) => {
      const span = spanOfMention(fact, context.today);
      return span !== null && fitsDuration(value * 12, hedge, span);
    }) ||
    durationsOf(jobs).some((span) => fitsDuration(value * 12, hedge, span)) ||
    quantities.some(({ fact }) => fact.unit === 'mois' && fact.value === value * 12)
  );
}

/** « hivers 2016-2017 et 2017-2018 »: how many a line names of the very season, where it tells of the same. */
function seasonsListed(context: CheckContext, facts: Facts, claim: Quantity): number {
  const [noun = ''] = claim.nouns;
  if (!/^(?:hiver|ete|automne|printemp|vendang)/.test(noun)) return 0;
  // A harvest is told of harvests alone; a summer may be one of any job.
  const isOne = noun.startsWith('vendang');
  const lines = [...(facts.linesOfStem.get(noun) ?? [])].filter(
    (line) => isOne || sharesWords(context, facts, claim, line),
  );
  const isDated = lines.some((line) => facts.dateMentions.some((each) => each.line === line));
  return isDated ? datesBeside(facts, noun) : 0;
}

const ofAll = /\b(\d{1,3})\b[^.;:,\n]{1,30}?\bsur (\d{1,3})\b/g;

/** « il m’en reste deux » of « 1 bloc sur 3 obtenu ». */
function isLeft(context: CheckContext, { flat }: Facts, claim: Quantity): boolean {
  if (!/\b(?:manqu\w+|rest\w+)(?: (?:encore|plus|que|qu'a \w+))? $/.test(before(context, claim, 30))) return false;
  return [...flat.slice(0, 60_000).matchAll(ofAll)].some(
    ([, part, whole]) => Number(whole) - Number(part) === claim.value,
  );
}

const closest = 120;
/** Below, some part of something comes to any number. */
const least = 20;

/** « près de cent personnes » of « 140 stagiaires, dont 71 % … ». */
function isPartOfCount(facts: Facts, claim: Quantity): boolean {
  const { value, hedge } = claim;
  if (value < least || isCountedOtherwise(facts, claim)) return false;
  return spokenOf(facts).parts.some((part) => Math.abs(part - value) <= (hedge === 'exact' ? 0.6 : part * 0.08));
}

/** « divisé par plus de quatre », « trois fois l’effectif »: what one figure is of its neighbour. */
function isTimes(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const isSaid =
    /\b(?:divise\w*|multipli\w*)(?: (?:la|le|les|l'|mon|ma|mes|notre|nos|mien|mienne|leur|cette|ce|[a-z]{4,})){0,3} par (?:plus de |pres de |presque )?$/.test(
      before(context, claim, 60),
    ) ||
    /^ fois (?!par |dans |en |au |aux |de suite|d'affilee|sur |pour )[a-z]/.test(
      context.reading.folded.slice(claim.end, claim.end + 18),
    );
  return isSaid && spokenOf(facts).ratios.some((times) => times >= claim.value * 0.95 && times < claim.value * 1.25);
}

/** « toutes les six semaines » of « une semaine sur six ». */
function isTurn(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const unit = /(semaine|jour|mois|an|nuit|week-end)s?$/.exec(
    context.reading.folded.slice(claim.start, claim.end),
  )?.[1];
  if (!unit || !/\btout(?:es|s) les $|\btous les $/.test(before(context, claim, 12))) return false;
  const count = claim.unit === 'mois' && unit === 'an' ? claim.value / 12 : claim.value;
  const word = numerals[count] ?? '-';
  if (unit === 'mois' && everyMonths[count]?.test(facts.flat)) return true;
  const { turns } = spokenOf(facts);
  return turns.has(`${unit} ${word}`) || turns.has(`${unit} ${count}`);
}

/** « treize par an » of one week in four: as many turns as a year has. */
function isTurnsAYear(context: CheckContext, facts: Facts, { value, end, hedge }: Quantity): boolean {
  if (!/^(?: (?:ou|a) [a-z]+| (?:de |d')[a-z]+)? par an\b/.test(context.reading.folded.slice(end, end + 30)))
    return false;
  const off = hedge === 'exact' ? 1 : value * 0.2;
  return [...spokenOf(facts).turns].some((turn) => {
    const [unit, count = ''] = turn.split(' ');
    const every = Number(count) || numerals.indexOf(count);
    return (unit === 'semaine' || unit === 'week-end') && every > 1 && Math.abs(52 / every - value) < off;
  });
}

const numerals = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** What documents call a thing done every so many months. */
const everyMonths: Record<number, RegExp> = {
  2: /\bbimestriel/,
  3: /(?<!se)(?<!bi)\btrimestriel|\b(?:chaque|par) trimestre|\bquatre fois (?:par|l')? ?an/,
  4: /\b(?:trois|3) (?:fois )?par an\b/,
  6: /\bsemestriel|\b(?:chaque|par) semestre|\bdeux fois (?:par|l')? ?an|\bbi-?annuel/,
};

/** « moins de onze ans » of a trainer of the « U11 ». */
function isAgeOfTeam(facts: Facts, { value, unit }: Quantity): boolean {
  return unit === 'mois' && spokenOf(facts).teams.has(value / 12);
}

/** « j’ai vingt-cinq ans » of one whose date of birth is told. */
function isOwnAge(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const born = yearOfBirth(facts);
  if (claim.unit !== 'mois' || !context.today || born === null) return false;
  if (
    !/(?:\bj'ai|\bj'en ai(?: aujourd'hui| maintenant| desormais)?|\bagee? de|^|[.,:;] ?) ?$/.test(
      before(context, claim, 24),
    )
  )
    return false;
  const age = Number(context.today.slice(0, 4)) - born;
  return claim.value / 12 === age || claim.value / 12 === age - 1;
}

/** « six à huit portes » of « 6 à 8 bénéficiaires »: both ends are told together, whatever is counted. */
function isRange(context: CheckContext, { quantities, reading: { folded } }: Facts, claim: Quantity): boolean {
  const said = context.reading.folded;
  const isFirst = /^ a [a-z\d]+/.test(said.slice(claim.end, claim.end + 14));
  const isSecond = / a $/.test(said.slice(Math.max(0, claim.start - 3), claim.start));
  if (!isFirst && !isSecond) return false;
  const known = quantities.slice(0, most).map(({ fact }) => fact);
  return known.some((one) => {
    if (one.value !== claim.value) return false;
    const after = folded.slice(one.end, one.end + 4);
    const ahead = folded.slice(Math.max(0, one.start - 3), one.start);
    return isFirst ? /^ (?:a|-) ?/.test(after) : /(?: a|-) ?$/.test(ahead);
  });
}
