import type { CheckContext } from '../context.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { areSynonyms } from '../facts/synonyms.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { mayBeSame } from '../words/noun-class.ts';
import { sharesWords } from '../words/shares-words.ts';
import { isCountedOtherwise, isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './read-number.ts';

/** How often in a year, as calendars or people who work count. */
export const timesAYear: Record<string, number[]> = {
  jour: [365, 218],
  semaine: [52, 46, 42],
  mois: [12, 11],
  trimestre: [4],
  an: [1],
  annee: [1],
};
const period = /\b(?:par|chaque|a la|tous les|toutes les) ?(jour|semaine|mois|trimestre|an|annee)s?\b/;
const inYear = /\b(?:en|sur) (?:une annee|un an|(?:19|20)\d\d)\b/;
const mostTold = 300;
const off = 0.13;
const exactly = 0.02;
const above = 1.2;

/** The period by which a stretch of text counts; null for none. */
export function periodIn(said: string): string | null {
  const named = period.exec(said)?.[1] ?? (inYear.test(said) ? 'an' : null);
  return named ?? adjectives.find(([word]) => word.test(said))?.[1] ?? null;
}

/** « 480 k€ de budget annuel » */
const adjectives: [RegExp, string][] = [
  [/^[^,;.]{0,30}\bannuel/, 'an'],
  [/^[^,;.]{0,30}\bmensuel/, 'mois'],
  [/^[^,;.]{0,30}\bhebdomadaire/, 'semaine'],
];

type Rate = { value: number; period: string; owner: number; line: number; kind: Quantity['kind'] } & Pick<
  Quantity,
  'nouns' | 'nounClass' | 'unit'
>;
const rates = new WeakMap<Facts, Rate[]>();

/** The figures that the documents tell by a period, worked out once. */
function ratesOf(facts: Facts): Rate[] {
  const known = rates.get(facts);
  if (known) return known;
  const found = facts.quantities.slice(0, mostTold).flatMap(({ fact, owner, line }): Rate[] => {
    if (fact.kind === 'percentage' || fact.unit === 'mois') return [];
    const { folded } = facts.reading;
    const told =
      periodIn(folded.slice(Math.max(0, fact.start - 2), fact.end + 70).split('\n')[0] ?? '') ??
      (/\bannuel(?:le)?s? (?:de |d')$/.test(folded.slice(Math.max(0, fact.start - 14), fact.start)) ? 'an' : null);
    if (told === null) return [];
    const { value, kind, nouns, nounClass, unit } = fact;
    return [{ value, period: told, owner, line, kind, nouns, nounClass, unit }];
  });
  rates.set(facts, found);
  return found;
}

/**
 * « quarante visites par semaine » of eight a day, « plus de six cents par an » of fifteen a week, « presque trois par mois »
 * of thirty-two in a year: the same rate by another period.
 */
export function isOtherRate(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const { folded, sentences } = context.reading;
  const sentence = sentences[sentenceAt(sentences, claim.start)] as Sentence;
  const said =
    periodIn(folded.slice(claim.end, Math.min(sentence.end, claim.end + 60))) ??
    periodIn(folded.slice(Math.max(sentence.start, claim.start - 120), claim.start));
  const times = said === null || claim.kind === 'percentage' || claim.unit === 'mois' ? undefined : timesAYear[said];
  if (!times) return false;
  const [low, most] = boundsOf(context, claim);
  // « plus de cent par an » of eleven a month
  const high = claim.hedge === 'over' ? most * above : most;
  // Nobody rounds an exact sum of money.
  const around = claim.kind === 'money' && claim.hedge === 'exact' ? exactly : off;
  // « 260 arbres » where the documents count the trees: no rate of something else comes to them.
  const isCounted = isCountedOtherwise(facts, claim);
  return ratesOf(facts).some(
    (rate) =>
      rate.period !== said &&
      rate.kind === claim.kind &&
      (claim.kind !== 'duration' || rate.unit === claim.unit) &&
      ((rate.kind === 'number' && mayCountSame(rate, claim)) || sharesWords(context, facts, claim, rate.line)) &&
      (!isCounted || rate.nouns.some((noun) => claim.nouns.includes(noun))) &&
      (timesAYear[rate.period] ?? []).some((one) =>
        times.some(
          (other) => rate.value * one >= low * other * (1 - around) && rate.value * one <= high * other * (1 + around),
        ),
      ),
  );
}

/** Of one word or kind, or of no word: « 24 recrutements par an » is no rate of « 2 réunions par mois ». */
function mayCountSame({ nouns, nounClass }: Rate, claim: Quantity): boolean {
  if (nouns.length === 0 || claim.nouns.length === 0) return true;
  if (areKin(nouns, claim)) return true;
  return (
    nounClass !== null &&
    claim.nounClass !== null &&
    generic.test(claim.nouns[0] ?? '') &&
    mayBeSame(nounClass, claim.nounClass)
  );
}

function areKin(nouns: readonly string[], claim: Quantity): boolean {
  return nouns.some((told) => claim.nouns.some((noun) => isKin(noun, told) || areSynonyms(noun, told)));
}

/** Words that stand for others of their kind. */
const generic = /^(?:person|gen$|individu|client|dossier|document|article|piece|produit|unite|appel|demande)/;

/** « deux ou trois par mois »: what is true lies between the two. */
function boundsOf({ reading: { text, tokens } }: CheckContext, { first, next, value }: Quantity): [number, number] {
  const isRange = (key = '') => key === 'ou' || key === 'a';
  const behind = isRange(tokens[next]?.key) && tokens[next + 1] ? readNumber(text, tokens, next + 1) : null;
  const before = isRange(tokens[first - 1]?.key) && tokens[first - 2] ? readNumber(text, tokens, first - 2) : null;
  const other = behind?.value ?? before?.value ?? value;
  return other > value * 3 || value > other * 3 ? [value, value] : [Math.min(value, other), Math.max(value, other)];
}

const perUnit =
  /^ [^.;:,]{0,16}?\b(?:par (?!(?:l'|la |le |les |une? |des |mon |ma |mes |jour|semaine|mois|an))[a-z]|pour chaque)/;
const meanwhile = /\b(?:piece|chacune?|en moyenne|l'unite|a peu pres|environ|a chaque fois|chaque fois)\b/;
const closest = 90;

/** « huit tonnes par hectare » of 85 tons and 11 hectares, « seize euros pièce » of a budget and what it bought. */
export function isQuotient({ reading: { folded } }: CheckContext, facts: Facts, claim: Quantity): boolean {
  const after = folded.slice(claim.end, claim.end + 40);
  const isEach = perUnit.test(after) || meanwhile.test(after);
  const isMonthly = claim.kind === 'money' && byMonth.test(after);
  if (!isEach && !isMonthly) return false;
  return neighbours(facts).some(([one, other]) => {
    if (isMonthly && isByTheMonth(one, other, claim)) return true;
    if (!isEach) return false;
    const [large, small] = one.value > other.value ? [one, other] : [other, one];
    const isKind = claim.kind === 'money' ? large.kind === 'money' : large.kind === 'number';
    return isKind && small.value > 0 && Math.abs(large.value / small.value - claim.value) <= claim.value * off;
  });
}

const byMonth = /^ (?:par|chaque) mois\b/;

/** « quatre-vingt mille euros par mois » of « 14 mois, 1,1 M€ ». */
function isByTheMonth(one: Quantity, other: Quantity, claim: Quantity): boolean {
  const [money, length] = one.kind === 'money' ? [one, other] : [other, one];
  if (money.kind !== 'money' || length.unit !== 'mois' || length.value < 2) return false;
  return Math.abs(money.value / length.value - claim.value) <= claim.value * off;
}

/** « deux cent cinquante comptes rendus » of ten weeks at twenty-five each. */
export function isRateTimesLength(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.kind !== 'number' || claim.value < 20) return false;
  // « 46 journalistes par saison » of 35: two weeks at twenty-odd of something else prove nothing.
  const isCounted = isCountedOtherwise(facts, claim);
  const lengths = facts.quantities.slice(0, mostTold).filter(({ fact }) => fact.kind === 'duration');
  return ratesOf(facts).some((rate) =>
    lengths.some(
      ({ fact, owner }) =>
        rate.kind === 'number' &&
        (!isCounted || rate.nouns.some((noun) => claim.nouns.includes(noun))) &&
        (areKin(rate.nouns, claim) || sharesWords(context, facts, claim, rate.line)) &&
        owner === rate.owner &&
        fact.unit === rate.period &&
        Math.abs(fact.value * rate.value - claim.value) <= claim.value * off,
    ),
  );
}

const inAll = /\b(?:depuis|en tout|au total|cela (?:en )?fait|soit|a raison de|en [a-z]+ ans)\b/;
const perYear: Record<string, number> = { an: 1, annee: 1, trimestre: 4, mois: 12 };

/** « plus de cent comptes depuis mon arrivée » of twenty-five a year, in a job of nearly five years. */
export function isRateOverYears(
  { reading: { folded, sentences } }: CheckContext,
  facts: Facts,
  claim: Quantity,
): boolean {
  if ((claim.kind !== 'number' && claim.kind !== 'money') || claim.value < 5) return false;
  const isCounted = isCountedOtherwise(facts, claim);
  const { start, end } = sentences[sentenceAt(sentences, claim.start)] as Sentence;
  if (!inAll.test(folded.slice(Math.max(start, claim.start - 120), Math.min(end, claim.end + 120)))) return false;
  return ratesOf(facts).some((rate) => {
    const times = perYear[rate.period];
    const period = facts.entries.find(({ kind, owner }) => kind === 'job' && owner === rate.owner)?.period;
    if (rate.kind !== claim.kind || !times || !period || !mayCountSame(rate, claim)) return false;
    if (isCounted && !rate.nouns.some((noun) => claim.nouns.includes(noun))) return false;
    const all = (rate.value * times * (period.to - period.from)) / 12;
    if (claim.hedge === 'over') return claim.value <= all && claim.value >= all * 0.6;
    return Math.abs(all - claim.value) <= claim.value * (claim.hedge === 'exact' ? 0.08 : 0.2);
  });
}

const anyOf = /^(?:group|person|gen|tete|structur|lieu|site|element|piece|acteur|public|interlocuteur)/;

/** « quarante-six groupes » of 34 classes and 12 crèches told in one breath. */
export function isSumOfKinds(facts: Facts, claim: Quantity): boolean {
  if (claim.kind !== 'number' || claim.value < 11 || !anyOf.test(claim.nouns[0] ?? '')) return false;
  const isOfPeople = /^(?:person|gen|tete)/.test(claim.nouns[0] ?? '');
  const fits = ({ kind, nounClass }: Quantity) => kind === 'number' && (!isOfPeople || people.has(nounClass));
  return neighbours(facts).some(([one, other]) => fits(one) && fits(other) && one.value + other.value === claim.value);
}

const people = new Set<Quantity['nounClass']>(['person', 'staff', 'served']);

type Pair = [Quantity, Quantity];
const kept = new WeakMap<Facts, Pair[]>();

/** Figures that stand side by side on one line. */
function neighbours(facts: Facts): Pair[] {
  const known = kept.get(facts);
  if (known) return known;
  const inOrder: Owned<Quantity>[] = [...facts.quantities]
    .sort((a, b) => a.fact.start - b.fact.start)
    .slice(0, mostTold);
  const found = inOrder.flatMap(({ fact, line }, index) =>
    inOrder
      .slice(index + 1, index + 4)
      .filter((next) => next.line === line && next.fact.start - fact.end <= closest)
      .map((next): Pair => [fact, next.fact]),
  );
  kept.set(facts, found);
  return found;
}

const daysOf: Record<string, number> = { jour: 1, semaine: 7, mois: 30.4, an: 365 };
const timesOne = /\b(\d{1,2}|deux|trois|quatre|cinq|six) fois (?:une?|1) (jour|semaine|mois|an)(?:nee)?\b/g;
const counts: Record<string, number> = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6 };
const lengths = new WeakMap<Facts, number[]>();

/** The days of what the documents tell more than once: « deux fois une semaine », « deux missions, trois semaines chacune ». */
function daysOfMany(facts: Facts): number[] {
  const known = lengths.get(facts);
  if (known) return known;
  const { folded } = facts.reading;
  const repeated = [...folded.matchAll(timesOne)].map(
    ([, times = '', unit = '']) => (counts[times] ?? Number(times)) * (daysOf[unit] ?? 0),
  );
  const each = neighbours(facts).flatMap(([count, { kind, unit, value, end }]) =>
    count.kind === 'number' && kind === 'duration' && /^ chacune?\b/.test(folded.slice(end, end + 9))
      ? [count.value * value * (daysOf[unit ?? ''] ?? 0)]
      : [],
  );
  const found = [...repeated, ...each];
  lengths.set(facts, found);
  return found;
}

/** « quinze jours en tout » of « deux fois une semaine »: a length of time told as often as it was. */
export function isLengthTimes(facts: Facts, { kind, unit, value }: Quantity): boolean {
  const days = kind === 'duration' ? value * (daysOf[unit ?? ''] ?? 0) : 0;
  return days > 0 && daysOfMany(facts).some((told) => Math.abs(told - days) <= told * 0.08);
}
