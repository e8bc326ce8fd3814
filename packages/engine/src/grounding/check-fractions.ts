import { type CheckContext, type Finding, factsAt, isClaim } from './context.ts';
import { growthsOf } from './derived-figures.ts';
import type { Facts } from './facts.ts';
import { reasons } from './reasons.ts';

/** Figures told by a word, with what bears them out. */
const fractions: [RegExp, RegExp, number[]][] = [
  [/\b(?:de|par) (?:la )?moitie\b|\bla moitie (?:de|des|du)\b/g, /\bmoitie\b|\bpar (?:deux|2)\b/, [50]],
  [
    /\b(?:d'un|du|le|les deux) (?:tiers|quarts?) d(?:e|es|u)\b|\bd'un (?:tiers|quart)\b|\bdes (?:deux tiers|trois quarts)\b/g,
    /\b(?:tiers|quart)/,
    [25, 33, 66, 67, 75],
  ],
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

/** « réduit de moitié », « doublé »: results in words that no document tells. */
export function checkFractions(context: CheckContext): Finding[] {
  const { folded, text } = context.reading;
  return fractions.flatMap(([pattern, told, values]) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: written }): Finding[] => {
      if (text[index] === 'à') return [];
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
