import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { hasKin } from '../facts/synonyms.ts';
import { tokenAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isCountedOtherwise } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

const list = /^ [^,;:.!?()\n]{2,40}?(?: ?: ?| ?\(|, )(?:d'abord |soit )?([^;:.!?()\n]{3,200})/;
const most = 9;

/**
 * « Trois procédés : TIG, électrode enrobée et MAG », « deux personnes (une graphiste, un alternant) »: the text itself
 * names as many as it counts, each of them known to the documents.
 */
export function isListedHere({ reading }: CheckContext, facts: Facts, claim: Quantity): boolean {
  const { value, end, kind, nouns } = claim;
  if (kind !== 'number' || value < 2 || value > most || nouns.length === 0) return false;
  const [whole = '', said = ''] = list.exec(reading.folded.slice(end, end + 250)) ?? [];
  const items = said.split(/,? et |, /).filter((item) => item.trim() !== '');
  // Behind a colon they are named one by one, whatever else is counted by that word.
  const isSpelled = / ?: ?$/.test(whole.slice(0, -said.length));
  if (items.length !== value || (!isSpelled && isCountedOtherwise(facts, claim))) return false;
  let at = end + whole.length - said.length;
  return items.every((item) => {
    const from = reading.folded.indexOf(item, at);
    at = from + item.length;
    return isKnown(reading, facts, from, at);
  });
}

/** Every word of weight is one of the documents’. */
function isKnown({ tokens, stems }: CheckContext['reading'], { words }: Facts, from: number, to: number): boolean {
  const first = tokenAt(tokens, from);
  const telling = tokens
    .slice(first, tokenAt(tokens, to - 1) + 1)
    .flatMap(({ key }, index) =>
      isSmallWord(key) || key.length < 2 ? [] : [[key, stems[first + index] ?? ''] as const],
    );
  return telling.length > 0 && telling.every(([key, stem]) => words.has(key) || words.has(stem) || hasKin(words, stem));
}
