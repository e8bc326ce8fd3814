import { type CheckContext, type Finding, factsAt, isClaim } from './context.ts';
import { growthsOf } from './derived-figures.ts';
import type { Facts } from './facts.ts';
import { findShares, type Share } from './find-shares.ts';
import { reasons } from './reasons.ts';

/** Multiples told by a word, with what bears them out. */
const multiples: [RegExp, RegExp, number[]][] = [
  [
    /\b(?:ai|a|ont|avons|ete|faire|fait|pour|de) (?:\w{2,12} ){0,2}?double[er]?\b|\bdoublement\b/g,
    /\bdoubl|\bpar (?:deux|2)\b|\bx ?2\b/,
    [100, 200],
  ],
  [
    /\b(?:tripl|quadrupl|quintupl|decupl|centupl)\w+/g,
    /\b(?:tripl|quadrupl|quintupl|decupl)|\bpar (?:trois|quatre|3|4|10|dix)\b|\bx ?(?:3|4)\b/,
    [200, 300, 400, 1000],
  ],
];

/** « un tiers », « deux sur trois », « doublé »: parts and multiples that no document tells. */
export function checkFractions(context: CheckContext): Finding[] {
  return [...sharesUntold(context), ...multiplesUntold(context)];
}

function sharesUntold(context: CheckContext): Finding[] {
  const { reading } = context;
  return findShares(reading).flatMap((share): Finding[] => {
    const { start, end } = share;
    const facts = isClaim(context, start) ? factsAt(context, start) : null;
    if (!facts || tellsShare(facts, share) || isCompared(context, share)) return [];
    return [{ kind: 'number', start, end, reason: reasons.figure(reading.text.slice(start, end)) }];
  });
}

/** « un week-end sur trois au lieu d’un sur deux »: the offer’s beside one’s own. */
function isCompared({ reading: { folded }, all }: CheckContext, share: Share): boolean {
  return /^ (?:au lieu|plutot|contre)\b/.test(folded.slice(share.end, share.end + 10)) && tellsShare(all, share);
}

const kept = new WeakMap<Facts, number[]>();
const near = 0.021;
const farther = 0.06;

/** The documents tell the same part of a whole: in words, per cent, by a growth or by its two figures side by side. */
function tellsShare(facts: Facts, { value, rough }: Share): boolean {
  const known = kept.get(facts) ?? sharesOf(facts);
  kept.set(facts, known);
  return known.some((told) => Math.abs(told - value) <= (rough ? farther : near));
}

function sharesOf(facts: Facts): number[] {
  const { quantities, reading } = facts;
  const byTwo = /\bpar (?:deux|2)\b|\bmoitie\b|\bmi-temps\b/.test(reading.folded) ? [0.5] : [];
  return [
    ...byTwo,
    ...findShares(reading).map(({ value }) => value),
    ...growthsOf(facts).map((growth) => growth / 100),
    ...quantities.flatMap(({ fact }) => (fact.kind === 'percentage' ? [fact.value / 100, 1 - fact.value / 100] : [])),
    ...quotients(facts),
  ];
}

const closest = 160;
const most = 300;

/** 69 / 92 of « 92 adultes suivis, 69 en emploi ». */
function quotients({ quantities }: Facts): number[] {
  const counts = quantities
    .filter(({ fact }) => fact.kind === 'number' || fact.kind === 'money')
    .slice(0, most)
    .sort((a, b) => a.fact.start - b.fact.start);
  return counts.flatMap(({ fact }, index) => {
    const next = counts[index + 1]?.fact;
    if (!next || next.kind !== fact.kind || next.start - fact.end > closest) return [];
    const share = Math.min(fact.value, next.value) / Math.max(fact.value, next.value);
    return share > 0 && Math.min(fact.value, next.value) > 1 ? [share] : [];
  });
}

function multiplesUntold(context: CheckContext): Finding[] {
  const { folded, text } = context.reading;
  return multiples.flatMap(([pattern, told, values]) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: written }): Finding[] => {
      const facts = isClaim(context, index) ? factsAt(context, index) : null;
      if (!facts || told.test(facts.reading.folded) || tellsPercentage(facts, values)) return [];
      const end = index + written.length;
      return [{ kind: 'number', start: index, end, reason: reasons.figure(text.slice(index, end)) }];
    }),
  );
}

function tellsPercentage(facts: Facts, values: readonly number[]): boolean {
  const { quantities } = facts;
  if (growthsOf(facts).some((growth) => values.some((value) => Math.abs(growth - value) <= 2.5))) return true;
  return quantities.some(({ fact }) => fact.kind === 'percentage' && values.includes(Math.round(fact.value)));
}
