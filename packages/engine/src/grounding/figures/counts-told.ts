import type { Facts } from '../facts/facts.ts';
import type { Quantity } from './quantity.ts';

const kept = new WeakMap<Facts, Map<string, Set<number>>>();

/** The figures that the documents tell of each word. */
export function countsOf(facts: Facts): Map<string, Set<number>> {
  const known = kept.get(facts);
  if (known) return known;
  const counts = new Map<string, Set<number>>();
  for (const { fact } of facts.quantities)
    for (const noun of fact.kind === 'number' ? fact.nouns : [])
      counts.set(noun, (counts.get(noun) ?? new Set<number>()).add(fact.value));
  kept.set(facts, counts);
  return counts;
}

/** The documents tell another figure of the very word. */
export function isCountedOtherwise(facts: Facts, { nouns, value }: Quantity): boolean {
  // « personnes » are counted anywhere, each time others.
  if (/^(?:person|gens|homm|femm)/.test(nouns[0] ?? '')) return false;
  const values = countsOf(facts).get(nouns[0] ?? '');
  return values !== undefined && !values.has(value);
}

/** Whether two stems are of one word, or of words of one family. */
export function isKin(one: string, other: string): boolean {
  return one === other || (one.length >= 6 && other.length >= 6 && one.slice(0, 5) === other.slice(0, 5));
}
