import type { ParsedOffer } from '@coach/contracts/offer';
import { loadEngine } from './ports/engine.ts';

/** A longer line is the sentence that a text of no offer began with. */
const longestTitle = 100;

/** What the post is called, where the offer says; null where it does not. */
export function postTitle({ title }: ParsedOffer): string | null {
  return title && title.length <= longestTitle ? title : null;
}

/** The same as the name of a thing: « Assistante de direction »; empty where the offer does not say. */
export async function postName(offer: ParsedOffer): Promise<string> {
  const { withoutShouting } = await loadEngine();
  const plain = withoutShouting(postTitle(offer) ?? '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
  return plain
    .trim()
    .replace(/^\p{L}/u, (first) => first.toLocaleUpperCase('fr'))
    .toWellFormed();
}
