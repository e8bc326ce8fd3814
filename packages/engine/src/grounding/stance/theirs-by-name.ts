import { type Reading, tokenAt } from '../text/read-text.ts';
import type { Stretch } from './stretch.ts';

const speaks = /\b(?:je|moi|mon|ma|mes|nous|notre|nos)\b|\b[jm]'/;
const summing = /\b(?:tout (?:cela|ca|ceci)|cela|ca|voila (?:qui|ce qui)|autant de [a-z]+ qui) $/;

/**
 * « Une maison indépendante, un parc varié, la certification ISO, tout cela me parle »: where the list begins of what is
 * the employer’s; null where nothing is summed up, or somebody speaks in it.
 */
export function summedUp(folded: string, { start }: Stretch, at: number): number | null {
  if (!summing.test(folded.slice(Math.max(start, at - 30), at))) return null;
  const from = start + Math.max(0, folded.slice(start, at).lastIndexOf(':'));
  return speaks.test(folded.slice(from, at)) ? null : from;
}

const opening = /[,:] (?:l'|le |la |les )?$/;
const verb = /^ (?:a|est|ont|sont|va|fait|[a-z]{2,}(?<!ee?)(?:e|it|nd|ient)) (?!et |ou )/;

/** « Douze agents, un fablab : Saint-Aubrac offre à sa future directrice … »: nobody speaks, and what only the offer names does. */
export function isOfNamed(
  { text, folded, tokens }: Reading,
  { start, end }: Stretch,
  isOffers: (token: number) => boolean,
): boolean {
  if (speaks.test(folded.slice(start, end))) return false;
  const from = tokenAt(tokens, start);
  return tokens.slice(from, tokenAt(tokens, end)).some((token, index) => {
    const opens = token.start === start || opening.test(folded.slice(Math.max(start, token.start - 6), token.start));
    if (!opens || !/\p{Lu}/u.test(text[token.start] ?? '') || !isOffers(from + index)) return false;
    return verb.test(folded.slice(token.end, token.end + 24));
  });
}
