import type { CheckContext } from '../context.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { areSynonyms } from '../facts/synonyms.ts';
import { areDoctors, areLearners, areOfOtherAge, mayBeSame } from '../words/noun-class.ts';
import { sharesWords } from '../words/shares-words.ts';
import { isCountedOtherwise, isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

const maxCandidates = 60;

/** The places of the documents that tell a figure. */
export function tellersOf(context: CheckContext, facts: Facts, claim: Quantity): Owned<Quantity>[] {
  const candidates = between(facts.quantities, lowest(claim), highest(claim));
  return candidates.filter((told) => tells(context, facts, claim, told));
}

/** Figures from `low` to `high`, of figures in their order; no more than are worth a look. */
export function between(quantities: readonly Owned<Quantity>[], low: number, high: number): Owned<Quantity>[] {
  let from = 0;
  let to = quantities.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((quantities[middle] as Owned<Quantity>).fact.value < low) from = middle + 1;
    else to = middle;
  }
  const found: Owned<Quantity>[] = [];
  for (let index = from; index < quantities.length && found.length < maxCandidates; index++) {
    const each = quantities[index] as Owned<Quantity>;
    if (each.fact.value > high) break;
    found.push(each);
  }
  return found;
}

/** « des dizaines » are twenty at least, and fewer than a hundred and some. */
const manyTimes = 12;

function lowest({ hedge, value }: Quantity): number {
  if (hedge === 'near') return value * 0.8;
  if (hedge === 'below') return value * 0.5;
  return hedge === 'about' ? value * 0.79 : value * 0.8;
}

function highest({ hedge, value }: Quantity): number {
  if (hedge === 'some') return value * manyTimes;
  return hedge === 'over' ? value * 10 : value * 1.3;
}

function tells(context: CheckContext, facts: Facts, claim: Quantity, told: Owned<Quantity>): boolean {
  const { fact } = told;
  if (!mayTell(claim, fact) || isAgeAlone(context, facts, claim, fact)) return false;
  if (isSameTime(claim, fact)) return true;
  if (!sameValue(claim, fact) || isMuchMore(context, claim, fact)) return false;
  // « CACES 5 » is no proof of « 5 % ».
  if (claim.kind === 'percentage' && fact.kind === 'number') return sharesWords(context, facts, claim, told.line);
  if (claim.kind === 'duration' && claim.unit !== fact.unit && fact.kind === 'duration') return false;
  if (claim.kind === 'percentage' && oppositeTrend(context, facts, claim, told)) return false;
  // « 6 (à ce jour) » is no proof of « six jours », but where both speak of the same thing.
  if (claim.kind === 'duration' && fact.kind === 'number')
    return sharesWords(context, facts, claim, told.line) && !isTimedOtherwise(context, facts, claim);
  return claim.kind !== 'number' || fact.kind !== 'number' || sameThing(context, facts, claim, told);
}

/** « 12 rue des Lilas »: the number of a house counts nothing. */
function isOfStreet({ nouns }: Quantity): boolean {
  return street.test(nouns[0] ?? '');
}

/** As stems are. */
const street = /^(?:rue|avenu|av|boulevard|bd|bld|all|impas|quai|squar|faubourg|ruel)$/;

/** « école de rugby (moins de 10 ans) », « enfants de 6 à 12 ans »: no length of anybody’s work. */
function isAgeOfOthers({ reading: { folded } }: Facts, { unit, value, start, end }: Quantity): boolean {
  if (unit !== 'mois' || value < 36 || /^ (?:de |d'|dans|en |chez|comme|a )/.test(folded.slice(end, end + 7)))
    return false;
  return /\b(?:moins|plus) de $|\b\d{1,2} ?(?:a|-|–) ?$/.test(folded.slice(Math.max(0, start - 9), start));
}

/** « 41 ans, marié », « Age : 39 ans » above the jobs: how old somebody is. */
function isOwnAge({ reading: { folded } }: Facts, { unit, value, start, end }: Quantity): boolean {
  if (unit !== 'mois' || value < 16 * 12) return false;
  const line = folded.slice(folded.lastIndexOf('\n', start - 1) + 1, start);
  return (
    /^\W*(?:age ?:? ?|agee? de )?$/.test(line) &&
    /^\W*(?:$|\n|[,;|(·•-]|permis|mariee?|celibat|nee?\b)/.test(folded.slice(end, end + 12))
  );
}

/** « vingt-huit ans d’expérience », « depuis 30 ans », « plus de trente ans », which no age tells. */
function tellsTenure({ reading: { folded } }: CheckContext, { start, end }: Quantity): boolean {
  return (
    /^ (?:d'|de (?!jeunesse)|dans |en |comme |chez |au |a |passee?s )/.test(folded.slice(end, end + 10)) ||
    /\b(?:depuis|pendant|durant|forte? de|plus d[e'] ?|pres d[e'] ?|apres|cumule) ?(?:mes |ces |ses )?$/.test(
      folded.slice(Math.max(0, start - 20), start),
    )
  );
}

/** An age of the documents is told by an age alone. */
function isAgeAlone(context: CheckContext, facts: Facts, claim: Quantity, fact: Quantity): boolean {
  if (claim.unit !== 'mois') return false;
  return (
    (isAgeOfOthers(facts, fact) && !endsRange(context, claim)) || (isOwnAge(facts, fact) && tellsTenure(context, claim))
  );
}

/** « de cinquante à presque cent ans »: ages again. */
function endsRange({ reading: { folded } }: CheckContext, { start }: Quantity): boolean {
  return /(?:^|[ '(])(?:a|moins de|plus de) (?:presque |pres de )?$|\b\d{1,2} ?[-–] ?$/.test(
    folded.slice(Math.max(0, start - 18), start),
  );
}

function mayTell(claim: Quantity, fact: Quantity): boolean {
  // « 455 par jour » is about as much as the months of « 36 ans », and no age.
  if (claim.kind === 'number' && claim.digits && fact.unit === 'mois' && fact.value >= 24) return false;
  if (isOfStreet(fact) && !isOfStreet(claim)) return false;
  // « 14 millions de mon portefeuille »
  if (claim.kind === 'number' && fact.kind === 'money' && claim.value >= 1e6)
    return sameValue(claim, fact) && fact.value <= claim.value * 1.35;
  return claim.kind === fact.kind || isBare(claim) || isBare(fact);
}

/** « un peu plus de trois millions » of five; nor does anybody say « plus de » of twice as much money. */
function isMuchMore(
  { reading: { folded } }: CheckContext,
  { hedge, kind, value, start }: Quantity,
  fact: Quantity,
): boolean {
  if (hedge !== 'over') return false;
  const isLittle = /\b(?:un peu|a peine|guere) plus (?:de |d')(?:les |ces )?$/.test(
    folded.slice(Math.max(0, start - 24), start),
  );
  return fact.value > value * (isLittle ? 1.2 : kind === 'money' ? 2 : Number.POSITIVE_INFINITY);
}

/** « un stage de six jours » where the line on the course tells three. */
function isTimedOtherwise(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  return facts.quantities
    .slice(0, 300)
    .some(
      ({ fact, line }) =>
        fact.kind === 'duration' &&
        fact.unit === claim.unit &&
        fact.value !== claim.value &&
        sharesWords(context, facts, claim, line),
    );
}

/** « trois jours » of 72 hours is no claim worth a quarrel, nor « deux mois » of eight weeks. */
export function isSameTime(claim: Quantity, fact: Quantity): boolean {
  if (claim.unit === fact.unit) return false;
  return calendars.some((days) => {
    const [one, other] = [daysOf(days, claim), daysOf(days, fact)];
    return one !== null && other !== null && Math.abs(one - other) <= other * 0.12;
  });
}

/** As calendars count, and as courses do: a week of five days, a day of seven hours. */
const calendars: Record<string, number>[] = [
  { heure: 1 / 24, jour: 1, semaine: 7, mois: 30.4 },
  { heure: 1 / 7, jour: 1, semaine: 5, mois: 21 },
];

function daysOf(days: Record<string, number>, { kind, unit, value }: Quantity): number | null {
  const length = kind === 'duration' && unit !== null ? days[unit] : undefined;
  return length === undefined ? null : value * length;
}

function isBare({ kind, nouns }: Quantity): boolean {
  return kind === 'number' && nouns.length === 0;
}

export function sameValue({ value, hedge }: Quantity, told: Quantity): boolean {
  if (value === told.value) return true;
  switch (hedge) {
    case 'over':
      // « plus de trois ans » of a job is not told by the « 9 ans » of a career.
      return told.value > value && !(told.unit === 'mois' && told.value > value * 1.5 + 6);
    case 'near':
      // « près de deux cents » of 165 is a tenth too much, which only a handful may be out by.
      return told.value >= value * (value < countable ? 0.8 : 0.88) && told.value <= value * 1.02;
    case 'about':
      // « une quinzaine » of twelve; years are told closer.
      return told.kind === 'duration'
        ? told.value >= value * 0.85 && told.value <= value * 1.25
        : told.value >= value * 0.79 && told.value <= value * 1.3;
    case 'below':
      return told.value < value && told.value >= value * 0.5;
    case 'some':
      return told.value >= value * 2 && told.value <= value * manyTimes;
    default:
      // « 37 » of « une quarantaine » is more than anybody knows; time is told so in both.
      return told.hedge === 'about' && told.kind === 'duration' && Math.abs(told.value - value) <= told.value * 0.2;
  }
}

/**
 * Whether two figures count the same things: by their nouns, their kinds, or else what stands around. A value too large to
 * agree by chance may be told of a word the documents never count, unless the two words are of different kinds.
 */
export function sameThing(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  { fact, line }: Owned<Quantity>,
): boolean {
  if (areOfOtherAge(claim.nouns, fact.nouns)) return false;
  const areAlike = (alike: (one: string, other: string) => boolean) =>
    claim.nouns.some((noun) => fact.nouns.some((other) => alike(noun, other)));
  if ([isKin, areLearners, areDoctors].some(areAlike) || isPaidFor(facts, claim, fact, line)) return true;
  if (isPostFilled(facts, claim, fact, line)) return true;
  if (isAboutOthers(facts, claim, fact)) return false;
  // « cinq apprenties » of « 5 salariées » where two apprentices are told: others.
  if (isOtherStaff(facts, claim)) return false;
  const isTelling = claim.value >= telling && !isCountedOtherwise(facts, claim);
  const [one, other] = [claim.nounClass, fact.nounClass];
  if (one && other)
    return mayBeSame(one, other) || (isTelling && people.has(one) === people.has(other)) || isUnique(claim);
  if (areAlike(areSynonyms)) return true;
  if (claim.nouns.length === 0 || fact.nouns.length === 0) return isToldBare(context, facts, claim, { fact, line });
  return isTelling || isUnique(claim) || isToldBeside(context, facts, claim, { fact, line });
}

/** « quatre-vingts saisonniers » of « Recrutement des saisonniers (80 postes) »: whoever the posts of its line are for. */
function isPostFilled({ linesOfStem }: Facts, { nouns }: Quantity, { nouns: [told = ''] }: Quantity, line: number) {
  return /^(?:post|recrut|embauch|entretien)/.test(told) && nouns.some((noun) => linesOfStem.get(noun)?.has(line));
}

/** A few people of a trade of which the documents tell another number. */
function isOtherStaff(facts: Facts, claim: Quantity): boolean {
  return claim.hedge === 'exact' && passing.test(claim.nouns[0] ?? '') && isCountedOtherwise(facts, claim);
}

const passing = /^(?:apprenti|alternant|stagiair|benevol|interimair|saisonni)/;

/** One of the two counts nothing that is named: the line speaks of the same, or the value is too large for chance. */
function isToldBare(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  { fact, line }: Pick<Owned<Quantity>, 'fact' | 'line'>,
): boolean {
  const isLarge = claim.value >= 20 && (claim.value === fact.value || !isCountedOtherwise(facts, claim));
  return isLarge || sharesWords(context, facts, claim, line);
}

/** « 78 saisonniers » of 60 and of « environ 90 intérimaires »: what is counted is not told by about as many others. */
function isAboutOthers(facts: Facts, claim: Quantity, fact: Quantity): boolean {
  const isRounded = claim.hedge !== 'exact' && !(people.has(claim.nounClass) && fact.nouns.length > 0);
  return claim.value !== fact.value && !isRounded && isCountedOtherwise(facts, claim);
}

/** « une cinquantaine de bulletins » of the « paie de 48 salariés »: one for each. */
function isPaidFor({ lineText }: Facts, { nouns }: Quantity, { nounClass }: Quantity, line: number): boolean {
  return /^(?:bulletin|paie|paye)/.test(nouns[0] ?? '') && nounClass === 'staff' && /\bpa[iy]e/.test(lineText(line));
}

/** A small value of a word the documents do not count. */
function isToldBeside(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  { fact, line }: Pick<Owned<Quantity>, 'fact' | 'line'>,
): boolean {
  if (isCountedOtherwise(facts, claim)) return false;
  // « six créatrices » of « 6 influenceuses »: a word the documents have not, of no known kind, as theirs is.
  const hasNoKind = claim.nounClass === null && fact.nounClass === null;
  if (hasNoKind && claim.value >= some && !isNamed(facts, claim)) return true;
  // Where the documents have the thing counted, their line on it must tell the figure.
  const lines = facts.linesOfStem.get(claim.nouns[0] as string);
  return (!lines || claim.nounClass !== null || lines.has(line)) && sharesWords(context, facts, claim, line);
}

/** « 14 000 personnes »: a figure that no two things have by chance. */
function isUnique({ value, hedge }: Quantity): boolean {
  return hedge === 'exact' && (value >= 1000 || (value >= 100 && value % 50 !== 0));
}

function isNamed({ linesOfStem }: Facts, { nouns }: Quantity): boolean {
  return nouns.some((noun) => linesOfStem.has(noun));
}

const some = 5;
const telling = 11;
/** Below, one more or less is a good part of a count. */
const countable = 50;
const people = new Set<Quantity['nounClass']>(['person', 'staff', 'served']);
const up = /\b(?:hausse|augment|progress|croiss|accru|gagn|amelior|develop)/;
const down = /\b(?:baiss|redui|reduc|diminu|recul|moins|chut)/;
/** « +12 % », « -12 % », « : - 12 % »: the sign right before a figure, where it is no range and no dash between two parts. */
const rise = /\+ ?$/;
const fall = /(?<![\p{L}\d])-$|[:(] ?- $/u;

/** A rise told where the documents tell a fall. */
function oppositeTrend({ reading }: CheckContext, facts: Facts, claim: Quantity, { fact }: Owned<Quantity>): boolean {
  const around = (folded: string, { start, end }: Quantity) =>
    folded
      .slice(Math.max(0, start - 40), end + 30)
      .split(/[.;\n]/)
      .join(' ');
  const isSo = (folded: string, quantity: Quantity, words: RegExp, sign: RegExp) =>
    words.test(around(folded, quantity)) || sign.test(folded.slice(Math.max(0, quantity.start - 4), quantity.start));
  const goes = (folded: string, quantity: Quantity) =>
    [isSo(folded, quantity, up, rise), isSo(folded, quantity, down, fall)] as const;
  const [rises, falls] = goes(reading.folded, claim);
  const [rose, fell] = goes(facts.reading.folded, fact);
  return (rises && !falls && fell && !rose) || (falls && !rises && rose && !fell);
}
