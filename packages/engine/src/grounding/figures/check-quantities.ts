import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { type CheckContext, type Finding, factsAt } from '../context.ts';
import { isDerivable } from '../dates/derive-durations.ts';
import { misplaced, type Scope } from '../facts/anchors.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { oncePer } from '../text/once-per.ts';
import type { Reading } from '../text/read-text.ts';
import { nounClass } from '../words/noun-class.ts';
import { isSmallWord } from '../words/small-words.ts';
import { checkOrdinals } from './check-ordinals.ts';
import { countsEntries, isInTerm, isSomeone } from './counts-entries.ts';
import { followsFromFigures } from './derived-figures.ts';
import { findQuantities } from './find-quantities.ts';
import { findShares } from './find-shares.ts';
import { isManner } from './is-manner.ts';
import { markTaken } from './mark-taken.ts';
import { isOffersOwn, isTheirsByTheWay } from './offers-figures.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './read-number.ts';
import { isSpokenCount } from './spoken-counts.ts';
import { between, isSameTime, sameThing, tellersOf } from './tellers-of.ts';
import { isToldTogether } from './told-together.ts';
import { isWorkedOutHere } from './worked-out-here.ts';

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
  if (
    kind === 'duration' &&
    quantity.unit === 'mois' &&
    (facts.entries.length > 0 || facts.dateMentions.length > 0) &&
    isDerivable(context, facts, quantity, scope)
  )
    return null;
  if (isOffersOwn(context, quantity)) return null;
  if (isLabel(context, facts, quantity) || isTheirsByTheWay(context, facts, quantity)) return null;
  const tellers = tellersOf(context, facts, quantity);
  if (tellers.length === 0) {
    if (isOtherwiseTold(context, facts, quantity, beside)) return null;
    return { kind, start, end, reason: kind === 'duration' ? reasons.duration(quote) : reasons.figure(quote) };
  }
  if (isOfOtherTask(context, facts, quantity, tellers)) return { kind, start, end, reason: reasons.figure(quote) };
  const elsewhere = context.marks[start] === stances.self ? misplaced(context, scope, tellers, ['job']) : null;
  return elsewhere === null ? null : { kind, start, end, reason: reasons.swapped(quote, elsewhere) };
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

/** « au niveau 2 », « en catégorie 3 »: no count but a name, which the documents may write without the word, or in Roman. */
function isLabel(context: CheckContext, { words, reading }: Facts, { kind, value, first, digits }: Quantity): boolean {
  const { tokens, stems } = context.reading;
  const name = tokens[first - 1]?.key ?? '';
  // « Agent SSIAP 1 », « quai 4 »
  const label = stems[first - 1] ?? '';
  const isBeside = (number: string) => numbersBehind(reading).get(label)?.has(number) ?? false;
  if (kind === 'number' && digits && !isSmallWord(name) && isBeside(String(value))) return true;
  if (kind !== 'number' || !labels.test(name)) return false;
  // « niveau 2 » of a « niveau 1 »: where the documents tell this label of other numbers alone.
  const isToldOf = (number: number) => isBeside(String(number)) || isBeside(roman[number] || '-');
  if (graded.test(name) && !isToldOf(value) && [1, 2, 3, 4, 5].some(isToldOf)) return false;
  return words.has(String(value)) || words.has(roman[value] ?? '');
}

/** The numbers, in figures, right behind each word of the documents: « quais 4 et 5 », « SSIAP niveau 1 ». */
const numbersBehind = oncePer(({ tokens, stems }: Reading): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  let named: string[] = [];
  tokens.forEach(({ key }, index) => {
    if (/^\d|^[ivx]{1,3}$/.test(key))
      for (const word of named) found.set(word, (found.get(word) ?? new Set<string>()).add(key));
    else if (labels.test(key)) named = [...named.slice(-1), stems[index] as string];
    else if (!isSmallWord(key)) named = [stems[index] as string];
    else if (key !== 'et' && key !== 'ou') named = [];
  });
  return found;
});

const graded = /^(?:niveau|niv|categorie|cat|grade)$/;
const labels = /^(?:niveau|niv|categorie|cat|grade|echelon|classe|cycle|indice|type|groupe|zone|tome|phase|lot)$/;
const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi'];

function isOtherwiseTold(
  context: CheckContext,
  facts: Facts,
  quantity: Quantity,
  beside: readonly Quantity[],
): boolean {
  const next = beside.filter(({ start }) => start > quantity.start);
  if (quantity.kind === 'duration' && facts.quantities.slice(0, 300).some(({ fact }) => isSameTime(quantity, fact)))
    return true;
  const isCounted =
    isSumOfNext(context.reading, quantity, next) ||
    (countsEntries(facts, quantity) && !isHeldAtOnce(context, quantity)) ||
    isInTerm(facts, quantity);
  if (quantity.kind === 'percentage' && tellsRatio(facts, quantity.value)) return true;
  if (quantity.nouns[0]?.startsWith('etoil') && starsOf(facts).has(quantity.value)) return true;
  if (isInOtherUnits(context, facts, quantity) || isOneApart(context, facts, quantity)) return true;
  if (isSpokenCount(context, facts, quantity)) return true;
  if (isToldTogether(context, facts, quantity, beside) || isWorkedOutHere(context, quantity, beside)) return true;
  return (
    isYearsOtherwise(context, facts, quantity) ||
    (quantity.kind === 'number' && isCounted) ||
    followsFromFigures(context, facts, quantity)
  );
}

function isYearsOtherwise(context: CheckContext, facts: Facts, quantity: Quantity): boolean {
  return (
    isOfYears(context, facts, quantity) || isFirstYear(context, facts, quantity) || isYearByYear(context, quantity)
  );
}

/** « plus de quatre de ces années »: a length of time, told as a part of one. */
function isOfYears(context: CheckContext, facts: Facts, quantity: Quantity): boolean {
  const { kind, value, start, end } = quantity;
  if (
    kind !== 'number' ||
    !/^ de (?:ces|mes|ses) (?:derniere?s )?annees\b/.test(context.reading.folded.slice(end, end + 26))
  )
    return false;
  const months: Quantity = { ...quantity, kind: 'duration', unit: 'mois', value: value * 12 };
  return isDerivable(context, facts, months, context.scopeAt(start));
}

/** « au bout d’un an » of what the documents tell of « la première année ». */
function isFirstYear(
  { reading: { folded } }: CheckContext,
  { flat }: Facts,
  { value, unit, start }: Quantity,
): boolean {
  if (unit !== 'mois' || value !== 12) return false;
  const isEnd =
    /\b(?:au bout d'|a l'issue d'|apres |en |sur |(?:des|sur|pendant|durant|en) (?:ses|les|mes|nos) )$/.test(
      folded.slice(Math.max(0, start - 14), start),
    );
  return (
    isEnd &&
    /\b(?:premiere annee|(?:en|sur) (?:un|1) an|annuel|(?:signe|vendu|traite|suivi|forme|realise|accompagne)\w* en (?:19|20)\d\d)/.test(
      flat,
    )
  );
}

/** « deux années de suite, 2023 puis 2024 »: as many as are named, which are looked up for themselves. */
function isYearByYear({ dates }: CheckContext, { kind, unit, value, end }: Quantity): boolean {
  if (kind !== 'duration' || unit !== 'mois' || value < 24) return false;
  return (
    dates.filter(({ role, start, from }) => role === 'at' && from.length === 4 && start > end && start < end + 40)
      .length ===
    value / 12
  );
}

/** « 5 étoiles » where the name of a skill hides the figure. */
function starsOf({ flat }: Facts): Set<number> {
  return new Set(
    [...flat.matchAll(/\b(\d|deux|trois|quatre|cinq)[ -]?etoiles?\b/g)].map(([, written = '']) =>
      /\d/.test(written) ? Number(written) : (readNumber(written, tokenise(written), 0)?.value ?? 0),
    ),
  );
}

function isInOtherUnits(context: CheckContext, facts: Facts, quantity: Quantity): boolean {
  return isScale(context, facts, quantity) || isSurface(facts, quantity) || isWorkingTime(facts, quantity);
}

/** « je pilote deux points de vente »: as many employers, one after the other, are not what one leads at a time. */
function isHeldAtOnce({ reading: { folded } }: CheckContext, { nounClass, start }: Quantity): boolean {
  return (
    (nounClass === 'place' || nounClass === 'firm') &&
    /\b(?:pilot|dirig|ger|manag|supervis|coordon|encadr|chapeaut)[a-z]* (?:les |ces |a la fois |aujourd'hui )?$/.test(
      folded.slice(Math.max(0, start - 40), start),
    )
  );
}

/** « près de deux hectares » of 18 000 m². */
function isSurface({ quantities }: Facts, { kind, nouns, value, hedge }: Quantity): boolean {
  if (kind !== 'number' || !nouns[0]?.startsWith('hectar')) return false;
  const off = hedge === 'exact' ? 0.03 : 0.15;
  return quantities.some(
    ({ fact }) => /^m(?:etre|2|²)/.test(fact.nouns[0] ?? '') && Math.abs(fact.value / 10_000 - value) <= value * off,
  );
}

/** « 865 points sur 1 000 » of « 865/1000 »: what a mark is out of. */
function isScale({ reading: { folded } }: CheckContext, { flat }: Facts, { start, value }: Quantity): boolean {
  return (
    /\d[^.;:,\n]{0,12} sur $|\bpoints? sur $/.test(folded.slice(Math.max(0, start - 20), start)) &&
    flat.includes(`/${value}`)
  );
}

const fullTime = 35;

/** « 28 heures par semaine » of a job at 80 %, and the other way round. */
function isWorkingTime({ quantities }: Facts, { kind, unit, value }: Quantity): boolean {
  if (kind === 'percentage')
    return quantities.some(
      ({ fact }) => fact.unit === 'heure' && Math.abs((fullTime * value) / 100 - fact.value) < 0.6,
    );
  if (unit !== 'heure') return false;
  return quantities.some(
    ({ fact }) =>
      fact.kind === 'percentage' && fact.value >= 20 && Math.abs((fullTime * fact.value) / 100 - value) < 0.6,
  );
}

/** As many with one, or without. */
function isOneApart(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  return isAllButOne(context, facts, claim) || isOneMore(facts, claim);
}

/** « sept personnes et un adjoint » of « 8 salariés, dont un adjoint ». */
function isAllButOne(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.kind !== 'number') return false;
  return between(facts.quantities, claim.value + 1, claim.value + 1).some(
    (told) =>
      told.fact.kind === 'number' &&
      /^[^.;:\n]{0,40}\bdont une? /.test(facts.reading.folded.slice(told.fact.end, told.fact.end + 60)) &&
      sameThing(context, facts, claim, told),
  );
}

/** « trois personnes, dont une alternante » of « 2 techniciens et une alternante ». */
function isOneMore({ quantities, reading }: Facts, { kind, value, nouns: [noun = ''] }: Quantity): boolean {
  // « trois hivers comme commis »: of what is counted itself.
  if (kind !== 'number' || !/^(?:person|staff)$/.test(nounClass(noun) ?? '')) return false;
  return between(quantities, value - 1, value - 1).some(({ fact }) => {
    const other = /^[^.;:,\n]{0,40}? (?:et|plus) (?:de |d'|avec )?une? ([a-z]{4,})/.exec(
      reading.folded.slice(fact.end, fact.end + 80),
    )?.[1];
    return isCountOfPeople(fact.nounClass) && other !== undefined && isSomeone(other);
  });
}

/** Of people, or of nothing known: most trades have no kind of their own. */
function isCountOfPeople(kind: Quantity['nounClass']): boolean {
  return kind === null || kind === 'staff' || kind === 'person';
}

/** « 25 % » of « un appel d’offres sur quatre ». */
function tellsRatio(facts: Facts, percentage: number): boolean {
  const known = ratios.get(facts) ?? findShares(facts.reading).map(({ value }) => value * 100);
  ratios.set(facts, known);
  return known.some((told) => Math.abs(told - percentage) <= 0.7);
}

const ratios = new WeakMap<Facts, number[]>();

/** « quinze ouvrages : douze villas, trois écoles »: the parts are told one by one. */
function isSumOfNext(
  { folded }: CheckContext['reading'],
  { value, end }: Quantity,
  next: readonly Quantity[],
): boolean {
  const listed = /^[^.;:]{0,60}: ([^.;:]{8,200})/.exec(folded.slice(end, end + 280))?.[1] ?? '';
  if (listed !== '' && sumIn(listed) === value) return true;
  const [one, two, three] = next;
  if (!one || !two || two.start - end > 120 || one.kind !== 'number' || two.kind !== 'number') return false;
  const sum = one.value + two.value;
  return value === sum || (three !== undefined && value === sum + three.value);
}

/** « quatre avocats, un directeur et une directrice »: six. */
function sumIn(listed: string): number {
  const tokens = tokenise(listed);
  return tokens.reduce((sum, { key }, index) => {
    if (/^une?$/.test(key)) return sum + 1;
    return sum + (readNumber(listed, tokens, index)?.value ?? 0);
  }, 0);
}

function quoteOf({ reading: { text, tokens } }: CheckContext, { start, end, next, nouns }: Quantity): string {
  const after = tokens[next];
  return nouns.length > 0 && after && after.start - end < 6 ? text.slice(start, after.end) : text.slice(start, end);
}
