import type { FoundTerm } from '../../skills/find-terms.ts';

/** Whether a place lies in the name of a skill, diploma, licence or trade. The terms are in order. */
export function inTerm(terms: readonly FoundTerm[], place: number): boolean {
  let low = 0;
  let high = terms.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const term = terms[middle] as (typeof terms)[number];
    if (term.end <= place) low = middle + 1;
    else if (term.start > place) high = middle - 1;
    else return term.kind !== 'ignored' && term.kind !== 'soft';
  }
  return false;
}
