import type { CheckContext } from '../context.ts';
import { sentenceAt } from '../text/read-text.ts';
import type { Quantity } from './quantity.ts';
import { periodIn, timesAYear } from './worked-out-rates.ts';

const off = 0.13;

/** « six cents colis par semaine, deux mille quatre cents par mois »: what the sentence itself counts by another period. */
export function isOtherRateHere(
  { reading: { folded, sentences } }: CheckContext,
  claim: Quantity,
  beside: readonly Quantity[],
): boolean {
  const periodOf = ({ end }: Quantity) => periodIn(folded.slice(end, end + 40).split(/[,;:.!?\n]/)[0] ?? '');
  const said = claim.kind === 'number' ? periodOf(claim) : null;
  if (said === null) return false;
  const from = sentences[sentenceAt(sentences, claim.start)]?.start ?? 0;
  return beside.some((one) => {
    const other = one.start >= from && one.start < claim.start && one.kind === 'number' ? periodOf(one) : null;
    if (other === null || other === said) return false;
    const isSame = claim.nouns.length === 0 || one.nouns.some((noun) => claim.nouns.includes(noun));
    const rates = (timesAYear[other] ?? []).flatMap((first) =>
      (timesAYear[said] ?? []).map((last) => (one.value * first) / last),
    );
    const [low, high] = claim.hedge === 'over' ? [1, 1.35] : [1 - off, 1 + off];
    return isSame && rates.some((rate) => rate >= claim.value * low && rate <= claim.value * high);
  });
}
