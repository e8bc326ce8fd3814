import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { type CheckContext, type Finding, factsAt } from '../context.ts';
import { isDerivable } from '../dates/derive-durations.ts';
import { jobsPassedIn, jobsSpentAt } from '../dates/jobs-timed.ts';
import { isOtherStay } from '../dates/other-stays.ts';
import { isBeyondOwnSum } from '../dates/own-durations.ts';
import { misplaced, type Scope } from '../facts/anchors.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isBetweenTimes } from './between-times.ts';
import { isBeyondAim } from './beyond-aim.ts';
import { isCategory } from './category-numbers.ts';
import { checkOrdinals } from './check-ordinals.ts';
import { isCountedByPronoun, isInThousands } from './counted-by-pronoun.ts';
import { countsEntries, countsPeople, isInTerm } from './counts-entries.ts';
import { isDaysBetween } from './days-after.ts';
import { followsFromFigures } from './derived-figures.ts';
import { differsHere } from './differs-here.ts';
import { findQuantities } from './find-quantities.ts';
import { findShares } from './find-shares.ts';
import { isInOtherUnits } from './in-other-units.ts';
import { isLabel, isOfOtherGrade } from './is-label.ts';
import { isManner } from './is-manner.ts';
import { isListedHere } from './listed-here.ts';
import { markTaken } from './mark-taken.ts';
import { isOffersOwn, isTheirsByTheWay } from './offers-figures.ts';
import { isOneApart } from './one-apart.ts';
import { isOtherLead } from './other-lead.ts';
import { otherPaceEnd } from './other-pace.ts';
import type { Quantity } from './quantity.ts';
import { isOtherRateHere } from './rates-here.ts';
import { isRateOverSaid } from './rates-over-said.ts';
import { readNumber } from './read-number.ts';
import { isSharedOut } from './shared-out.ts';
import { isSpokenCount } from './spoken-counts.ts';
import { isSumOfNext } from './sum-of-next.ts';
import { isSameTime, tellersOf } from './tellers-of.ts';
import { countsOfTown, isCountedBefore } from './told-behind.ts';
import { isTimedDifferently, isToldDifferently } from './told-differently.ts';
import { isToldTogether } from './told-together.ts';
import { isWorkedOutHere } from './worked-out-here.ts';
import { isOtherRate } from './worked-out-rates.ts';
import { isYearsOtherwise } from './years-otherwise.ts';

/** Figures, money, percentages and durations that no document tells, or tells of another job. */
export function checkQuantities(context: CheckContext): Finding[] {
  const { reading, contacts, dates, terms } = context;
  const { scopeAt } = context;
  const shares = findShares(reading);
  // « cinq étoiles » stands for luxury, and is a figure all the same.
  const named = terms.filter(({ start, end }) => !stars.test(reading.folded.slice(start, end)));
  const quantities = findQuantities(reading, markTaken(reading.text.length, [...contacts, ...shares], dates, named));
  const counted = quantities.flatMap((quantity, index) => {
    const facts = factsAt(context, quantity.start);
    if (!facts || isManner(context, facts, quantity) || isCode(context, facts, quantity)) return [];
    return (
      check(context, facts, quantity, scopeAt(quantity.start), quantities.slice(Math.max(0, index - 3), index + 4)) ??
      []
    );
  });
  return [...counted, ...checkOrdinals(context)];
}

/** « 316L »: told as it is written. */
function isCode({ reading: { tokens } }: CheckContext, { words }: Facts, { first, start }: Quantity): boolean {
  // Stars are no word: what stands behind them, if anything, is another one.
  const token = tokens[first];
  return token?.start === start && /^\d+[a-z]/.test(token.key) && words.has(token.key);
}

const stars = /^(?:\d|un|deux|trois|quatre|cinq)[ -]?etoiles?$/;

function check(
  context: CheckContext,
  facts: Facts,
  quantity: Quantity,
  scope: Scope,
  beside: readonly Quantity[],
): Finding | null {
  const { kind, start, end } = quantity;
  const quote = quoteOf(context, quantity);
  const untold = { kind, start, end, reason: kind === 'duration' ? reasons.duration(quote) : reasons.figure(quote) };
  if (isDenied(context, facts, quantity)) return untold;
  if (isDerived(context, facts, quantity, scope) || isOffersOwn(context, quantity)) return null;
  if (
    isCategory(context, facts, quantity) ||
    isLabel(context, facts, quantity) ||
    isTheirsByTheWay(context, facts, quantity)
  )
    return null;
  const tellers = tellersOf(context, facts, quantity);
  if (isSpentElsewhere(context, quantity, scope, tellers)) return untold;
  if (tellers.length === 0) return isOtherwiseTold(context, facts, quantity, beside) ? null : untold;
  if (isOfOtherTask(context, facts, quantity, tellers) || isToldDifferently(context, facts, quantity, tellers, beside))
    return { kind, start, end, reason: reasons.figure(quote) };
  const paced = atOtherPace(context, facts, quantity, tellers);
  const moved = paced ?? toldElsewhere(context, quantity, scope, tellers);
  // « soixante appels par jour, trois cents par semaine » where another job has a three hundred of its own.
  return moved && !paced && isOtherRate(context, facts, quantity) ? null : moved;
}

/** « soixante colis par heure » of as many a day. */
function atOtherPace(
  context: CheckContext,
  facts: Facts,
  quantity: Quantity,
  tellers: readonly Owned<Quantity>[],
): Finding | null {
  const { kind, start } = quantity;
  if (context.marks[start] !== stances.self) return null;
  const end = otherPaceEnd(context, facts, quantity, tellers);
  if (end === null || isOtherRate(context, facts, quantity)) return null;
  return { kind, start, end, reason: reasons.figure(context.reading.text.slice(start, end)) };
}

function toldElsewhere(
  context: CheckContext,
  quantity: Quantity,
  scope: Scope,
  tellers: readonly Owned<Quantity>[],
): Finding | null {
  const { kind, start, end } = quantity;
  const elsewhere = context.marks[start] === stances.self ? misplaced(context, scope, tellers, ['job']) : null;
  return elsewhere === null
    ? null
    : { kind, start, end, reason: reasons.swapped(quoteOf(context, quantity), elsewhere) };
}

/** The line that tells of the very thing has another length of time for it, or another grade. */
function isDenied(context: CheckContext, facts: Facts, quantity: Quantity): boolean {
  if (context.marks[quantity.start] !== stances.self) return false;
  if (quantity.kind === 'duration' && isOtherLead(context.reading, facts, quantity)) return true;
  if (isTimedDifferently(context, facts, quantity) || isOtherStay(context, facts, quantity)) return true;
  if (quantity.unit === 'mois' && isBeyondOwnSum(context, facts, quantity)) return true;
  return isOfOtherGrade(context, facts, quantity) && !isOffersOwn(context, quantity);
}

/** A length of time that follows from dates. */
function isDerived(context: CheckContext, facts: Facts, quantity: Quantity, scope: Scope): boolean {
  const isDated = facts.entries.length > 0 || facts.dateMentions.length > 0;
  return (
    quantity.kind === 'duration' && quantity.unit === 'mois' && isDated && isDerivable(context, facts, quantity, scope)
  );
}

/** « quinze ans chez Bâtisseurs de Garonne » where fifteen years are told of a whole career, and nine of that house. */
function isSpentElsewhere(
  context: CheckContext,
  quantity: Quantity,
  scope: Scope,
  tellers: readonly Owned<Quantity>[],
): boolean {
  if (quantity.kind !== 'duration' || quantity.value < 12 || context.marks[quantity.start] !== stances.self)
    return false;
  const jobs = [...jobsSpentAt(context, quantity, scope), ...jobsPassedIn(context, quantity, scope)];
  const areDated = jobs.length > 0 && jobs.every(({ period }) => period);
  return areDated && !tellers.some(({ owner }) => jobs.some((job) => job.owner === owner));
}

const taskOf = /\b([a-z]{6,}) (?:de |d'|des |de mes |aux |pour (?:les )?)$/;

/** « le secrétariat des six avocats » of a firm of six, where the « secrétariat de 3 avocats » is told: whose those are. */
function isOfOtherTask(
  { reading: { folded }, marks }: CheckContext,
  { quantities, reading }: Facts,
  { kind, hedge, start, nouns: [noun] }: Quantity,
  tellers: readonly Owned<Quantity>[],
): boolean {
  const task = taskOf.exec(folded.slice(Math.max(0, start - 40), start))?.[1];
  if (kind !== 'number' || hedge !== 'exact' || !task || noun === undefined || marks[start] !== stances.self)
    return false;
  const root = stem(task);
  const isOfTask = ({ fact }: Owned<Quantity>) => {
    const told = taskOf.exec(reading.folded.slice(Math.max(0, fact.start - 40), fact.start))?.[1];
    return told !== undefined && stem(told) === root;
  };
  return (
    !tellers.some(isOfTask) && quantities.slice(0, most).some((told) => told.fact.nouns[0] === noun && isOfTask(told))
  );
}

const most = 300;

function isOtherwiseTold(
  context: CheckContext,
  facts: Facts,
  quantity: Quantity,
  beside: readonly Quantity[],
): boolean {
  const next = beside.filter(({ start }) => start > quantity.start);
  if (quantity.kind === 'duration' && isTimeOtherwise(context, facts, quantity)) return true;
  const isCounted =
    isSumOfNext(context.reading, quantity, next) ||
    countsPeople(facts, quantity) ||
    (countsEntries(facts, quantity) && !isHeldAtOnce(context, quantity)) ||
    isInTerm(facts, quantity);
  if (isShareOtherwise(context, facts, quantity)) return true;
  if (quantity.nouns[0]?.startsWith('etoil') && starsOf(facts).has(quantity.value)) return true;
  if (isInOtherUnits(context, facts, quantity) || isOneApart(context, facts, quantity)) return true;
  if (isSpokenCount(context, facts, quantity) || isDaysBetween(context, facts, quantity)) return true;
  if (isToldBeside(context, facts, quantity, beside)) return true;
  return (
    isYearsOtherwise(context, facts, quantity) ||
    (quantity.kind === 'number' && isCounted) ||
    followsFromFigures(context, facts, quantity)
  );
}

/** The same time in another unit, or as times of the day tell it. */
function isTimeOtherwise(context: CheckContext, facts: Facts, quantity: Quantity): boolean {
  if (isBetweenTimes(context, facts, quantity)) return true;
  return facts.quantities.slice(0, 300).some(({ fact }) => isSameTime(quantity, fact));
}

/** What the text tells beside it bears it out. */
function isToldBeside(context: CheckContext, facts: Facts, quantity: Quantity, beside: readonly Quantity[]): boolean {
  return (
    isToldTogether(context, facts, quantity, beside) ||
    isWorkedOutHere(context, quantity, beside) ||
    isRateOverSaid(context, facts, quantity, beside) ||
    isSharedOut(context, facts, quantity) ||
    isOtherRateHere(context, quantity, beside) ||
    differsHere(context, facts, quantity, beside) ||
    isListedHere(context, facts, quantity) ||
    isCountedByPronoun(context, facts, quantity) ||
    isCountedBefore(context, facts, quantity) ||
    countsOfTown(context, facts, quantity) ||
    isInThousands(context, facts, quantity)
  );
}

/** « 5 étoiles » where the name of a skill hides the figure. */
function starsOf({ flat, reading: { folded } }: Facts): Set<number> {
  return new Set([
    ...[...folded.matchAll(/\bhotel[^\n*]{0,40}?(\*{1,5})(?!\*)/g)].map(([, signs = '']) => signs.length),
    ...[...flat.matchAll(/\b(\d|deux|trois|quatre|cinq)[ -]?etoiles?\b/g)].map(([, written = '']) =>
      /\d/.test(written) ? Number(written) : (readNumber(written, tokenise(written), 0)?.value ?? 0),
    ),
  ]);
}

/**
 * « je pilote deux points de vente », « j’encadre quatre agents »: as many employers, or posts of that name, one after the
 * other, are not whom one leads at a time.
 */
function isHeldAtOnce({ reading: { folded } }: CheckContext, { nounClass, start }: Quantity): boolean {
  return (
    led.has(nounClass ?? '') &&
    /\b(?:pilot|dirig|ger|manag|supervis|coordon|encadr|chapeaut|ouv(?:r|er)|cre|fond|lanc|repr(?:is|en)|rachet)[a-z]* (?:les |ces |a la fois |aujourd'hui )?$/.test(
      folded.slice(Math.max(0, start - 40), start),
    )
  );
}

const led = new Set(['place', 'firm', 'person', 'staff']);

/** A percentage told as a part of a whole, or by how far an aim was passed. */
function isShareOtherwise(context: CheckContext, facts: Facts, quantity: Quantity): boolean {
  return quantity.kind === 'percentage' && (tellsRatio(facts, quantity.value) || isBeyondAim(context, facts, quantity));
}

/** « 25 % » of « un appel d’offres sur quatre ». */
function tellsRatio(facts: Facts, percentage: number): boolean {
  const known = ratios.get(facts) ?? findShares(facts.reading).map(({ value }) => value * 100);
  ratios.set(facts, known);
  return known.some((told) => Math.abs(told - percentage) <= 0.7);
}

const ratios = new WeakMap<Facts, number[]>();

function quoteOf({ reading: { text, tokens } }: CheckContext, { start, end, next, nouns }: Quantity): string {
  const after = tokens[next];
  return nouns.length > 0 && after && after.start - end < 6 ? text.slice(start, after.end) : text.slice(start, end);
}
