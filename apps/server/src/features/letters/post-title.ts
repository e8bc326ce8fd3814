import type { ParsedOffer } from '@coach/contracts/offer';

/** A longer line is the sentence that a text of no offer began with. */
const longestTitle = 100;

/** What the post is called, where the offer says; null where it does not. */
export function postTitle({ title }: ParsedOffer): string | null {
  return title && title.length <= longestTitle ? title : null;
}
