import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { type CheckContext, type Finding, factsAt, isClaim } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { areSynonyms } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import { findShares, type Share } from './find-shares.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './read-number.ts';
import { isShareOfTime } from './share-of-time.ts';

/** « un tiers », « deux sur trois »: parts that no document tells. */
export function checkFractions(context: CheckContext): Finding[] {
  const { reading } = context;
  return findShares(reading).flatMap((share): Finding[] => {
    const { start, end } = share;
    const facts = isClaim(context, start) ? factsAt(context, start) : null;
    if (
      !facts ||
      (tellsShare(context, facts, share) && !isOtherTurn(reading, facts, share)) ||
      tellsHours(reading, facts, share) ||
      isCompared(context, share) ||
      isOfYours(context, share) ||
      isShareOfTime(context, facts, share)
    )
      return [];
    return [{ kind: 'number', start, end, reason: reasons.figure(reading.text.slice(start, end)) }];
  });
}

/** « une semaine sur trois »: the turns of a roster, by what is counted. */
const turns =
  /\b(une?|1|deux|2) (semaine|week-end|weekend|nuit|samedi|dimanche|jour|mois|matin|soir)s? sur (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d{1,2})\b/g;
const counted = 'zero un deux trois quatre cinq six sept huit neuf dix'.split(' ');
const numberOf = (written: string) =>
  /^\d/.test(written) ? Number(written) : counted.indexOf(written.replace('une', 'un'));

/** « une semaine sur trois » of one whose documents tell of weeks by turns, and each time otherwise. */
function isOtherTurn({ folded }: CheckContext['reading'], { flat }: Facts, { start, end }: Share): boolean {
  const [claim] = turnsIn(folded.slice(start, end));
  if (!claim) return false;
  const told = turnsIn(flat).filter(({ noun }) => noun === claim.noun);
  return told.length > 0 && !told.some(({ value }) => Math.abs(value - claim.value) < near);
}

function turnsIn(folded: string): { noun: string; value: number }[] {
  return [...folded.matchAll(turns)].slice(0, 20).map(([, part = '', noun = '', whole = '']) => ({
    noun: noun.replace('-', ''),
    value: numberOf(part) / numberOf(whole),
  }));
}

const fullTime = 35;

/** « quatre cinquièmes d’un temps plein » of 28 hours a week. */
function tellsHours({ folded }: CheckContext['reading'], { quantities }: Facts, { end, value }: Share): boolean {
  if (!/^ (?:d'un |de )(?:temps|service) (?:plein|complet)/.test(folded.slice(end, end + 24))) return false;
  return quantities.some(({ fact }) => fact.unit === 'heure' && Math.abs(fact.value / fullTime - value) < near);
}

/** « un week-end sur trois au lieu d’un sur deux »: the offer’s beside one’s own. */
function isCompared(context: CheckContext, share: Share): boolean {
  const {
    reading: { folded },
    all,
  } = context;
  const after = folded.slice(share.end, share.end + 24);
  if (
    /^ de (?:plus|moins) que (?:m(?:on|a|es) |ce |celui|celle|ceux|chez|dans|vo(?:s|tre)|l[ea]s? (?:votre|mien))/.test(
      after,
    )
  )
    return isBesideOffer(context, share);
  return /^ (?:au lieu|plutot|contre)\b/.test(after) && tellsShare(context, all, share);
}

/** « Un tiers de votre activité part à l’export »: theirs, as the offer tells it. */
function isOfYours(context: CheckContext, share: Share): boolean {
  const { reading, all, hasOffer } = context;
  return (
    hasOffer &&
    /^ (?:de )?(?:votre|vos)\b/.test(reading.folded.slice(share.end, share.end + 12)) &&
    tellsShare(context, all, share)
  );
}

const toYours = /^[^.;]{0,40}\b(?:plus|moins) que [^.;]{0,30}\b(?:vous|votre|vos|votres?)\b/;

/** « Quarante-cinq salariés, c’est un tiers de plus que mon équipe »: a figure of the sentence against one of the documents. */
function isBesideOffer({ reading: { folded, text }, own, all }: CheckContext, { start, value, rough }: Share): boolean {
  const tokens = tokenise(text.slice(Math.max(0, start - 120), start));
  const said = tokens.flatMap(
    (_, index) => readNumber(text.slice(Math.max(0, start - 120), start), tokens, index)?.value ?? [],
  );
  const sign = /^[^.;]{0,30}\bmoins que/.test(folded.slice(start, start + 60)) ? -1 : 1;
  return (
    all !== own &&
    said.some((figure) =>
      // « … un quart de moins que celui que vous confiez »: the offer’s, where it is one’s own that was said.
      (toYours.test(folded.slice(start, start + 80)) ? all : own).quantities.some(
        ({ fact }) =>
          fact.kind === 'number' && Math.abs(sign * (figure / fact.value - 1) - value) <= (rough ? farther : near),
      ),
    )
  );
}

/** `isPair`: worked out from two figures of like things, which nobody calls « un sur deux ». */
type Told = {
  value: number;
  start: number;
  end: number;
  isTrend?: boolean;
  isPair?: boolean;
  isSpoken?: boolean;
  isPercent?: boolean;
};
const kept = new WeakMap<Facts, Told[]>();
const near = 0.021;
const farther = 0.06;
const farthest = 0.22;

/** The documents tell the same part of a whole, of something the sentence speaks of. */
function tellsShare({ reading }: CheckContext, facts: Facts, share: Share): boolean {
  const { start, isRatio } = share;
  const known = kept.get(facts) ?? sharesOf(facts);
  kept.set(facts, known);
  const alike = known.filter((told) => !(isRatio && told.isPair) && isAlike(share, told.value));
  // « un tiers de temps gagné » of 95 and 60 minutes: people round what nobody worked out.
  const rounded = known.filter((told) => !isRatio && told.isTrend && isAlike({ ...share, rough: true }, told.value));
  if (alike.length + rounded.length === 0) return false;
  const words = wordsOf(reading, start);
  const shared = (told: Told) => {
    const part = partAround(facts.reading.folded, told.start, told.end);
    return words.filter((word) => part.includes(word.slice(0, 7).replace(/(?:es|s|e)$/, ''))).length;
  };
  // « le taux de résiliation de mon portefeuille »: not the growth of what is told of the same portfolio.
  const most = Math.max(0, ...known.filter(({ isTrend }) => isTrend).map(shared));
  const speaksOf = (told: Told) => {
    const count = shared(told);
    if (told.isTrend && count < most) return false;
    if (count > 0) return true;
    return !isRatio && isSaidOtherwise(words, partAround(facts.reading.folded, told.start, told.end));
  };
  if ([...alike, ...rounded].some(speaksOf) || isSaidSo(reading, facts, share, known)) return true;
  // A rise told in other words, unless the documents give what is named another one.
  const isTrend =
    trend.test(reading.folded.slice(Math.max(0, start - 60), start)) ||
    /^ de (?:moins|plus|mieux)\b/.test(reading.folded.slice(share.end, share.end + 10));
  return isTrend && alike.some((told) => told.isTrend) && !known.some((told) => told.isTrend && speaksOf(told));
}

const family = 5;

/** « un tiers de cette équipe apprend » of a « brigade, dont deux apprentis ». */
function isSaidOtherwise(words: readonly string[], part: string): boolean {
  const told = part.match(/[a-z]{5,}/g) ?? [];
  return words.some((word) =>
    told.some(
      (other) =>
        areSynonyms(stem(word), stem(other)) ||
        (word.length > family && other.length > family && word.slice(0, family) === other.slice(0, family)),
    ),
  );
}

const exactly = 0.0055;
const small = 0.17;

/** No CV is longer: a text without end is not searched for each share. */
const longest = 60_000;

/** « quatre unités sur quatorze » of « 4 UE validées sur 14 », « deux sur trois » of « deux tiers ». */
function isSaidSo(
  { text }: CheckContext['reading'],
  facts: Facts,
  { start, end, value, isRatio }: Share,
  known: readonly Told[],
): boolean {
  if (!isRatio) return false;
  // « un patient sur huit » of 12 %: nobody tells a percentage so but of what it is of.
  if (
    known.some((told) => (told.isSpoken || (told.isPercent && value < small)) && Math.abs(told.value - value) < exactly)
  )
    return true;
  if (facts.flat.length > longest) return false;
  const quote = text.slice(start, end);
  const words = tokenise(quote);
  const [part, whole] = words.flatMap((_, index) => readNumber(quote, words, index)?.value ?? []);
  if (part === undefined || whole === undefined) return false;
  return new RegExp(`\\b${part}\\b[^.;\\n]{1,30}\\bsur ${whole}\\b`).test(facts.flat);
}

/** « plus de la moitié » is said of what is a little more. */
function isAlike({ value, rough, side }: Share, told: number): boolean {
  if (side !== 0 && (told - value) * side > 0) return Math.abs(told - value) <= farthest;
  return Math.abs(told - value) <= (rough ? farther : near);
}

const spoken = new WeakMap<Sentence, string[]>();

/** The words of a sentence that may name what a share is of. */
function wordsOf({ sentences, tokens, folded }: CheckContext['reading'], place: number): string[] {
  const sentence = sentences[sentenceAt(sentences, place)] as Sentence;
  const known = spoken.get(sentence);
  if (known) return known;
  // « Les tests ? Je les ai fait passer … »: what was asked about is meant.
  const asked = sentences[sentenceAt(sentences, place) - 1];
  const from = asked && /\?\s*$/.test(folded.slice(asked.start, sentence.start)) ? asked.from : sentence.from;
  const words = tokens
    .slice(from, Math.min(sentence.to, sentence.from + 80))
    .map(({ key }) => key)
    .filter((key) => key.length >= 4 && !isSmallWord(key) && readsAsWord.test(key));
  spoken.set(sentence, words);
  return words;
}

/** « de 1,4 à 2,1 % », which nobody repeats word for word. */
const trendGap = 24;
const trend =
  /\b(?:augment|progress|croi|hausse|gagn|accru|redui|reduc|recul|baiss|diminu|chut|divis|multipli|fait passer|fondu?|tomb|ramen|grandi|gonfl|resserr|allege|raccourci|abreg|comprim)/;
const readsAsWord = /^(?!(?:quart|tiers|moitie|deux|trois|quatre|cinq|sept|huit|neuf|dix|plus|moins))[a-z]/;

/** What stands between two breaks of a text, around a place. */
function partAround(folded: string, start: number, end: number): string {
  const before =
    folded
      .slice(Math.max(0, start - 160), start)
      .split(/[\n;•]|\. /)
      .at(-1) ?? '';
  const after = folded.slice(end, end + 160).split(/[\n;•]|\. /)[0] ?? '';
  return before + folded.slice(start, end) + after;
}

/** In words, per cent, by a growth or by two figures side by side. */
function sharesOf(facts: Facts): Told[] {
  const { quantities, reading } = facts;
  const at = (start: number, end: number) => (value: number) => ({ value, start, end });
  const byTwo = [...reading.folded.matchAll(/\bpar (?:deux|2)\b|\bmi-temps\b|\bmoitie\b/g)];
  return [
    ...daysAWeek(reading.folded),
    ...byTwo.map(({ index, 0: written }) => at(index, index + written.length)(0.5)),
    ...findShares(reading).map((share) => ({ ...share, isSpoken: true })),
    ...quantities.flatMap(({ fact }) =>
      fact.kind === 'percentage'
        ? [
            { ...at(fact.start, fact.end)(fact.value / 100), isPercent: true },
            at(fact.start, fact.end)(1 - fact.value / 100),
          ]
        : [],
    ),
    ...quotients(facts),
    ...partsOfTotals(facts),
  ];
}

/** « une journée par semaine » is one in five. */
function daysAWeek(folded: string): Told[] {
  const at = (index: number, written: string, count: string, one: number): Told => ({
    value: /^[1u]/.test(count) ? one : 2 * one,
    start: index,
    end: index + written.length,
  });
  return [
    ...[...folded.matchAll(/\b(une?|1|deux|2) (?:jour|journee)s? par semaine\b/g)].map(
      ({ index, 0: written, 1: count = '' }) => at(index, written, count, 0.2),
    ),
    ...[...folded.matchAll(nightly)].map(({ index, 0: written, 1: count = '' }) => ({
      ...at(index, written, count, 1 / 7),
      isSpoken: true,
    })),
    ...[...folded.matchAll(monthly)].map(({ index, 0: written, 1: count = '' }) => ({
      ...at(index, written, count, 0.25),
      isSpoken: true,
    })),
  ];
}

/** « une nuit par semaine » is one in seven. */
const nightly = /\b(une?|1|deux|2) nuits? par semaine\b/g;

/** « un samedi par mois » is one in four. */
const monthly =
  /\b(une?|1|deux|2) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|semaine|fin de semaine)s? par mois\b/g;

const closest = 160;
const most = 300;

/** 69 / 92 of « 92 adultes suivis, 69 en emploi », and the growth from one to the other. */
function quotients({ quantities, reading: { folded } }: Facts): Told[] {
  const counts = quantities.slice(0, most).sort((a, b) => a.fact.start - b.fact.start);
  return counts.flatMap(({ fact }, index) =>
    counts.slice(index + 1, index + 4).flatMap(({ fact: next }): Told[] => {
      const isApart = next.kind !== fact.kind || next.unit !== fact.unit || next.start - fact.end > closest;
      const least = Math.min(fact.value, next.value);
      const isPart = partOf.test(folded.slice(fact.end, Math.min(next.start, fact.end + closest)));
      if (isApart || least <= 0 || !(isPart || areAlike(fact, next))) return [];
      const gap = next.start - fact.end;
      const place = { start: fact.start, end: next.end, isTrend: gap <= trendGap, isPair: !isPart };
      return [least / Math.max(fact.value, next.value), Math.abs(next.value - fact.value) / fact.value].map(
        (value) => ({
          ...place,
          value,
        }),
      );
    }),
  );
}

/** « 27 projets : 18 logements, 6 cabinets, 3 boutiques »: what adds up to a total are parts of it. */
function partsOfTotals({ quantities }: Facts): Told[] {
  const counts = quantities
    .filter(({ fact }) => fact.kind === 'number')
    .slice(0, most)
    .sort((a, b) => a.fact.start - b.fact.start);
  return counts.flatMap(({ fact: total, line }, index) => {
    const rest = counts.slice(index + 1, index + 9).filter((each) => each.line === line);
    const runs = rest.map((_, from) => summingTo(rest.slice(from), total.value));
    return (runs.find((run) => run.length > 1) ?? []).map(({ fact }) => ({
      value: fact.value / total.value,
      start: total.start,
      end: fact.end,
    }));
  });
}

function summingTo(parts: Facts['quantities'], total: number): Facts['quantities'] {
  let sum = 0;
  for (let index = 0; index < parts.length; index++) {
    sum += parts[index]?.fact.value ?? 0;
    if (sum >= total) return sum === total ? parts.slice(0, index + 1) : [];
  }
  return [];
}

const partOf = /\b(?:dont|parmi|desquel\w+|sur)\b/;

function areAlike({ kind, nouns, nounClass }: Quantity, other: Quantity): boolean {
  if (kind !== 'number' || (nouns.length === 0 && other.nouns.length === 0)) return true;
  return other.nouns.includes(nouns[0] ?? '') || (nounClass !== null && people(nounClass) && people(other.nounClass));
}

function people(nounClass: Quantity['nounClass']): boolean {
  return nounClass === 'person' || nounClass === 'staff' || nounClass === 'served';
}
