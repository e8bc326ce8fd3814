import type { Claim, Doubt } from '../../task.ts';
import { quotationsIn, quoteFinder } from '../quotations.ts';
import type { FeedbackTaskInput } from './interview-feedback-task.ts';

/** Says that what follows are the person’s own words. */
const theirs =
  /(?:\bvous (?:\p{L}+ ){0,3}?(?:d[iî]t|écri|racont|expliqu|cit|mentionn|évoqu|précis|répond|affirm|soulign|parl)|(?:dites|écrivez|racontez|expliquez|répondez|précisez)-vous|\bv(?:os|otre) (?:\p{L}+ )?(?:mots?|réponses?|phrases?|récits?|formules?|expressions?)(?!\p{L}))/iu;

/** A mark: « 62/100 », « une note de 8 ». */
const mark =
  /(?<![\d/])\d{1,3}(?:[.,]\d+)?\s*(?:\/\s*(?:100|20|10)(?![\d/])|sur\s+100(?!\d))|\b(?:note|score)\b[^.\n\d]{0,20}\d+/giu;

/**
 * What feedback must not hold whatever the documents say: words put into the person’s mouth, and a mark, which is the
 * engine’s alone to give. Words of the question or the offer may be quoted as such.
 */
export function feedbackFaults(claims: readonly Claim[], { entries, offerText }: FeedbackTaskInput): Doubt[] {
  const answers = entries.map(({ answer }) => answer);
  const isSaid = quoteFinder(answers);
  const isAsked = quoteFinder([offerText, ...entries.map(({ question }) => question)]);
  return claims.flatMap(({ path, text }) => [
    ...quotationsIn(text)
      .filter(({ quote, before }) => !isSaid(quote) && (theirs.test(before) || !isAsked(quote)))
      .map(({ start, end, quote }) => ({ path, start, end, quote, reason: notSaid })),
    ...[...text.matchAll(mark)]
      .filter(({ 0: found }) => !isSaid(found))
      .map(({ 0: quote, index: start }) => ({ path, start, end: start + quote.length, quote, reason: noMark })),
  ]);
}

const notSaid = 'Ces mots ne sont pas, à la lettre, dans vos réponses.';
const noMark = 'La note est donnée à part : le texte n’en porte aucune.';
