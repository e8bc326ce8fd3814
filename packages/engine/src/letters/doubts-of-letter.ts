import type { LetterDoubt } from '@coach/contracts/features/letters';
import type { Letter } from '@coach/contracts/letter';
import type { LetterInput } from './facts/letter-facts.ts';
import { guardOf } from './guard-of.ts';
import { letterText } from './letter-text.ts';

/**
 * The places of the paragraphs, in their order, that state what neither the CV, the offer nor what the person added
 * shows. Subject and closing have none: one names an aim, the other is a courtesy. Never throws.
 */
export function doubtsOfLetter({ letter, ...input }: LetterInput & { letter: Letter }): LetterDoubt[] {
  const text = letterText(letter);
  const found = guardOf(input)(text);
  let from = bodyStart(letter);
  return letter.paragraphs.flatMap(({ sentences }, paragraph) => {
    const said = sentences.map((sentence) => sentence.text).join(' ');
    const at = from;
    if (said !== '') from += said.length + 2;
    return found
      .filter(({ start, end }) => start < at + said.length && end > at)
      .map(({ start, end, reason }) => {
        const place = { start: Math.max(0, start - at), end: Math.min(said.length, end - at) };
        return { paragraph, ...place, quote: said.slice(place.start, place.end), reason };
      });
  });
}

/** Where the first paragraph begins in the text of a letter. */
function bodyStart(letter: Letter): number {
  const head = letterText({ ...letter, paragraphs: [], closing: '', signature: '' });
  return head === '' ? 0 : head.length + 2;
}
