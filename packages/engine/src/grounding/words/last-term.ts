import type { FoundTerm } from '../../skills/find-terms.ts';

/** The last term that begins in a stretch of text. The terms are in order. */
export function lastTerm(terms: readonly FoundTerm[], from: number, to: number): FoundTerm | undefined {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.start ?? 0) < to) low = middle + 1;
    else high = middle;
  }
  const last = terms[low - 1];
  return last && last.start >= from ? last : undefined;
}
