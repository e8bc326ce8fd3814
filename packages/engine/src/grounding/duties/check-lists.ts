import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import type { Sentence } from '../text/read-text.ts';
import { isEveryday, isPlain } from '../words/everyday.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isTelling, isTold } from './check-novelties.ts';

type Item = { start: number; end: number; from: number; to: number };

const mostWords = 6;

/**
 * « Toilette, repas, courses, les plannings des collègues »: where what is listed is told by the documents but for one
 * thing, that one is claimed like the others, everyday as its word may be.
 */
export function checkLists(context: CheckContext): Finding[] {
  const { reading, marks } = context;
  return listsOf(context.reading).flatMap((items): Finding[] => {
    const untold = items.filter((item) => !isItemTold(context, item));
    const [odd] = untold;
    if (!odd || untold.length > 1 || items.length < 3) return [];
    if (!items.every(({ start }) => marks[start] === stances.self) || !isTelling(context, odd.start)) return [];
    if (isAside(context, odd) || !isOfOffer(context, odd)) return [];
    return [
      { kind: 'skill', start: odd.start, end: odd.end, reason: reasons.skill(reading.text.slice(odd.start, odd.end)) },
    ];
  });
}

/** Runs of short parts between commas and « et », with no clause among them. */
function listsOf(reading: CheckContext['reading']): Item[][] {
  return reading.sentences.flatMap((sentence) => listsIn(reading, sentence).filter((items) => items.length > 2));
}

function listsIn(reading: CheckContext['reading'], { from, to }: Sentence): Item[][] {
  const lists: Item[][] = [[]];
  let first = from;
  for (let index = from + 1; index <= to; index++) {
    const bound = index === to ? 'end' : boundBefore(reading, index);
    if (bound === null) continue;
    const item = itemOf(reading, first, index);
    if (item) lists.at(-1)?.push(item);
    if (!item || bound === 'end') lists.push([]);
    first = isLink(reading.tokens[index]?.key) ? index + 1 : index;
  }
  return lists;
}

function isLink(key: string | undefined): boolean {
  return key === 'et' || key === 'ou' || key === 'entre';
}

/** What stands before a word of a list: a further part, the end of the list, or nothing. */
function boundBefore({ tokens, text }: CheckContext['reading'], index: number): 'part' | 'end' | null {
  const gap = text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start);
  const key = tokens[index]?.key;
  if (/^, ?$/.test(gap)) return 'part';
  if (/[:;.()\n–—/]/.test(gap) || key === 'entre') return 'end';
  return key === 'et' ? 'part' : null;
}

/** What has a subject, a verb or a place is a clause and no thing listed. */
const clause =
  /\b(?:je|j'|vous|nous|on|il|elle|mon|ma|mes|qui|que|ont|est|sont|a|ai|etait|y|m'|puis|auparavant|aujourd'hui|d'abord)\b|^(?:avec|pour|par|dans|chez|en|au|aux|sur|sans|apres|avant|depuis)\b/;

function itemOf({ tokens, folded }: CheckContext['reading'], from: number, to: number): Item | null {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from || to - from > mostWords) return null;
  return clause.test(folded.slice(first.start, last.end)) ? null : { start: first.start, end: last.end, from, to };
}

/** By any of its words; by the first where that is a word of the offer. */
function isItemTold(context: CheckContext, { from, to }: Item): boolean {
  const { reading, own, all } = context;
  for (let index = from; index < to; index++) {
    const { key } = reading.tokens[index] as CheckContext['reading']['tokens'][number];
    const root = reading.stems[index] as string;
    if (key.length < 4 || isSmallWord(key)) continue;
    if (isTold(context, index)) return true;
    if (all.words.has(root) && !own.words.has(root) && !isPlain(key)) return false;
  }
  return false;
}

/** In words of the offer: a duty that only the lists of skills know is more often another word for one of the CV’s. */
function isOfOffer({ reading, own, all }: CheckContext, { from, to }: Item): boolean {
  const isBorrowed = (root: string, at: number) =>
    (reading.tokens[from + at]?.key.length ?? 0) > 4 &&
    !isEveryday(reading.tokens[from + at]?.key ?? '') &&
    all.words.has(root) &&
    !own.words.has(root);
  return reading.stems.slice(from, to).some(isBorrowed);
}

/** Names, figures and words of feelings, qualities, time: looked at elsewhere, or no claim at all. */
function isAside({ reading: { tokens, text } }: CheckContext, { from, to }: Item): boolean {
  const words = tokens.slice(from, to).filter(({ key }) => !isSmallWord(key));
  return (
    words.every(({ key }) => key.length < 4 || isPlain(key)) ||
    /\p{Lu}|\d/u.test(text.slice(words[0]?.start, words.at(-1)?.end))
  );
}
