import type { ParsedOffer } from '@coach/contracts/offer';

/** `postedDate`: YYYY-MM-DD, where the page tells machines. */
export type ReadPage = { offer: ParsedOffer; postedDate: string | null };

/** Finds the offer in the HTML of a page. Rejects with PageError, which says why there is none. */
export type PageReader = {
  read(html: string): Promise<ReadPage>;
  close(): Promise<void>;
};
