import type { ParsedOffer } from '@coach/contracts/offer';
import { type OfferLine, splitOffer } from './split-offer.ts';

/** Gone with the offer. */
const known = new WeakMap<ParsedOffer, readonly OfferLine[]>();

/** The lines of an offer with the parts they belong to, cut once: the analysis and the letter ask for them again. */
export function linesOfOffer(offer: ParsedOffer): readonly OfferLine[] {
  return known.get(offer) ?? keepLines(offer, splitOffer(offer.text));
}

/** For the reader of the offer, which has cut it already. */
export function keepLines(offer: ParsedOffer, lines: readonly OfferLine[]): readonly OfferLine[] {
  known.set(offer, lines);
  return lines;
}
