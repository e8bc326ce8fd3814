import type { CheckContext } from '../context.ts';
import { sentenceAt } from '../text/read-text.ts';
import type { Quantity } from './quantity.ts';

const concluding =
  /\b(?:soit|donc|c'est|c'est-a-dire|ce qui (?:fait|donne)|autrement dit|au total|en tout)\b[^.;:!?]{0,24}$/;

/**
 * « Sur les dix-sept hectares, sept me sont confiés, soit un peu plus de 40 % »: what the sentence itself works out of two
 * figures that stand before, which are looked up for themselves.
 */
export function isWorkedOutHere(
  { reading: { folded, sentences } }: CheckContext,
  claim: Quantity,
  beside: readonly Quantity[],
): boolean {
  const here = sentenceAt(sentences, claim.start);
  const before = beside.filter(({ start }) => start < claim.start && sentenceAt(sentences, start) === here);
  if (isRemainder(folded, claim, before)) return true;
  if (!concluding.test(folded.slice(Math.max(0, claim.start - 50), claim.start))) return false;
  if (before.some((one) => isTwice(folded, one, claim))) return true;
  return before.some((one, index) =>
    before.slice(index + 1).some((other) => resultsOf(one, other, claim).some((value) => isRounded(claim, value))),
  );
}

/** « soixante-quatre articles, dont quatre nationaux et soixante régionaux »: what is left of the whole. */
function isRemainder(folded: string, { start, value, kind, hedge }: Quantity, before: readonly Quantity[]): boolean {
  const [whole, part] = before.slice(-2);
  if (!whole || !part || kind !== 'number' || whole.kind !== kind || part.kind !== kind || hedge !== 'exact')
    return false;
  return (
    whole.value - part.value === value &&
    /\bdont (?:les )?$/.test(folded.slice(whole.end, part.start)) &&
    /^[^,;:.]{1,60}(?: et|,) (?:les )?$/.test(folded.slice(part.end, start))
  );
}

/** What two figures of one kind come to, in the kind that is claimed. */
function resultsOf(one: Quantity, other: Quantity, { kind, unit }: Quantity): number[] {
  if (one.kind !== other.kind || one.unit !== other.unit) return [];
  const [small, large] = one.value < other.value ? [one.value, other.value] : [other.value, one.value];
  if (kind === 'percentage' && one.kind !== 'percentage')
    return [(small / large) * 100, ((large - small) / large) * 100, ((large - small) / small) * 100];
  if (kind !== one.kind || unit !== one.unit) return [];
  return [large - small, large + small, ...(kind === 'number' ? [large * small] : [])];
}

/** « vingt-huit couverts, midi et soir, soit cinquante-six » */
function isTwice(folded: string, { kind, value, end }: Quantity, claim: Quantity): boolean {
  return (
    kind === 'number' &&
    claim.kind === kind &&
    claim.value === 2 * value &&
    /\b(?:midi|matin) et (?:le )?soir\b|\bmatin et apres-midi\b|\bdeux (?:fois|services) par jour\b/.test(
      folded.slice(end, claim.start),
    )
  );
}

function isRounded({ value, hedge }: Quantity, result: number): boolean {
  if (hedge === 'over') return result >= value && result <= value * 1.1;
  if (hedge === 'near') return result <= value && result >= value * 0.9;
  return Math.abs(result - value) <= value * (hedge === 'exact' ? 0.01 : 0.1);
}
