import type { FoundTerm } from '../../skills/find-terms.ts';

/** The terms that begin in a stretch of text. */
export function termsWithin(terms: readonly FoundTerm[], from: number, to: number): FoundTerm[] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: FoundTerm[] = [];
  for (let index = low; index < terms.length && (terms[index]?.start ?? to) < to; index++)
    found.push(terms[index] as FoundTerm);
  return found;
}
