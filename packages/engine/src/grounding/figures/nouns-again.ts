import type { Quantity } from './quantity.ts';

const yearAhead = /^[^.;:\n]{0,50}?\b(?:en|fin|debut) (?:19|20)\d\d(?:,| et| puis| contre| ;)* (?:seulement )?$/;
const yearBehind = /^ (?:en|fin|debut) (?:19|20)\d\d\b/;

/** « 9 chutes en 2022, 3 en 2024 »: what was counted in one year is counted again in the next. */
export function countedAgain(found: Quantity[], folded: string): void {
  found.forEach((one, index) => {
    const last = found[index - 1];
    if (!last || one.kind !== 'number' || last.kind !== 'number' || one.nouns.length > 0) return;
    if (!yearAhead.test(folded.slice(last.end, one.start)) || !yearBehind.test(folded.slice(one.end, one.end + 12)))
      return;
    one.nouns = last.nouns;
    one.nounClass = last.nounClass;
  });
}
