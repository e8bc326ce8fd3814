import type { CheckContext, Finding } from '../context.ts';
import { isParaphrased } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
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
  return listsOf(reading).flatMap((items): Finding[] => {
    const odd = items.every(({ start }) => marks[start] === stances.self) ? oddOf(context, items) : null;
    if (!odd || !isTelling(context, odd.start)) return [];
    const { start, end } = odd;
    return [{ kind: 'skill', start, end, reason: reasons.skill(reading.text.slice(start, end)) }];
  });
}

/** The one thing of a list that the documents do not tell; null where there are more, or none. */
function oddOf(context: CheckContext, items: readonly Item[]): Item | null {
  const isSaid = isOfDuties(context, items[0] as Item);
  const untold = items.filter((item) => (isSaid ? isWhollyUntold(context, item) : !isItemTold(context, item)));
  const [odd] = untold;
  if (!odd || untold.length > 1 || items.length < 3) return null;
  return isSaid || (isOfOffer(context, odd) && !isAside(context, odd)) ? odd : null;
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

const duties =
  /\b(?:mes|les) (?:[a-z]+ )?(?:missions?|taches?|activites|fonctions|responsabilites|attributions)\b[^.;!?]{0,40}?\b(?:sont|etaient|compren\w+|inclu\w+|couvr\w+|consist\w+|port\w+ sur|vont|allaient|englob\w+)\b|\b(?:missions|taches|activites) ?(?:principales|actuelles)? ?:/;

/** « Mes missions comprennent … »: all of the list is said to be what one does. */
function isOfDuties({ reading: { sentences, folded } }: CheckContext, { start }: Item): boolean {
  const from = sentences[sentenceAt(sentences, start)]?.start ?? 0;
  return duties.test(folded.slice(Math.max(from, start - 400), start));
}

/**
 * « la planification des tournées »: what the duty is done to stands nowhere in the documents, nor what means the same; of a
 * thing without a complement, none of its words, two at least.
 */
function isWhollyUntold({ reading: { tokens, stems }, own }: CheckContext, { from, to }: Item): boolean {
  const keys = tokens.slice(from, to).map(({ key }) => key);
  const link = keys.findIndex((key, at) => at > 0 && /^(?:d|de|des|du|aux?)$/.test(key));
  const next = keys.findIndex((key, at) => at > link + 1 && /^(?:d|de|des|du|aux?|pour|avec|dans|en)$/.test(key));
  const last = link < 0 || next < 0 ? keys.length : next;
  const telling = stems
    .slice(from, to)
    .filter((_, at) => at > link && at < last && (keys[at]?.length ?? 0) > 3 && !isSmallWord(keys[at] ?? ''));
  const isTold = (root: string) => own.words.has(root) || isParaphrased(own.words, [root]);
  return telling.length > (link < 0 ? 1 : 0) && !telling.some(isTold);
}

/** Names, figures and words of feelings, qualities, time: looked at elsewhere, or no claim at all. */
function isAside({ reading: { tokens, text } }: CheckContext, { from, to }: Item): boolean {
  const words = tokens.slice(from, to).filter(({ key }) => !isSmallWord(key));
  return (
    words.every(({ key }) => key.length < 4 || isPlain(key)) ||
    /\p{Lu}|\d/u.test(text.slice(words[0]?.start, words.at(-1)?.end))
  );
}
