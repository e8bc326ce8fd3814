import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from '../figures/quantity.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { isSmallWord } from './small-words.ts';

const window = 18;

/** Whether the words around a figure are those of the line that tells it. */
export function sharesWords(
  { reading }: CheckContext,
  facts: Facts,
  claim: Pick<Quantity, 'start' | 'first' | 'next'>,
  line: number,
): boolean {
  const { from, to } = reading.sentences[sentenceAt(reading.sentences, claim.start)] as Sentence;
  for (let index = Math.max(from, claim.first - window); index < Math.min(to, claim.next + window); index++) {
    const token = reading.tokens[index] as (typeof reading.tokens)[number];
    if (index >= claim.first && index < claim.next) continue;
    // « CHR » tells as much as a long word.
    const isLong = token.key.length >= 4 || /^\p{Lu}{2,}$/u.test(reading.text.slice(token.start, token.end));
    if (!isLong || isSmallWord(token.key)) continue;
    const root = reading.stems[index] as string;
    if (facts.linesOfStem.get(root)?.has(line)) return true;
    if (root.length >= 5 && facts.linesOfHead.get(root.slice(0, 5))?.has(line)) return true;
  }
  return false;
}
