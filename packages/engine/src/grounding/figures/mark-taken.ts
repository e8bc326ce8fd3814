import type { FoundTerm } from '../../skills/find-terms.ts';

type Place = { start: number; end: number };

/** The characters whose figures belong to a date, a way to reach somebody or a name (« CACES R489 catégorie 3 »). */
export function markTaken(
  length: number,
  contacts: readonly Place[],
  dates: readonly Place[],
  terms: readonly FoundTerm[],
): Uint8Array {
  const taken = new Uint8Array(length + 1);
  for (const { start, end } of contacts) taken.fill(1, start, end);
  for (const { start, end } of dates) taken.fill(1, start, end);
  for (const { start, end, kind } of terms) if (kind !== 'soft' && kind !== 'ignored') taken.fill(1, start, end);
  return taken;
}
