import type { OfferLine } from './split-offer.ts';

/** A sentence of a line; `start`/`end` index the text. */
export type Sentence = { start: number; end: number; folded: string };

/** What runs on without a full stop is cut, so that looking around a word stays cheap. */
const maxSentence = 500;

/** The sentences of a line, in order. */
export function sentencesOf(line: OfferLine): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number) => {
    if (to > from)
      sentences.push({ start: line.start + from, end: line.start + to, folded: line.folded.slice(from, to) });
    from = to;
  };
  for (let index = 0; index < line.text.length; index++) {
    const full = index - from > maxSentence && line.text[index] === ' ';
    const ends =
      full || ('.;!?'.includes(line.text[index] as string) && /^\s|^$/.test(line.text.slice(index + 1, index + 2)));
    // « LGPI / id. souhaitée »: small letters go on with the sentence.
    const goesOn = line.text[index] === '.' && /^\s\p{Ll}/u.test(line.text.slice(index + 1, index + 3));
    if (
      ends &&
      !(goesOn && !full) &&
      !/\b(?:ex|etc|min|mini|cf|m|mme|cat|env|dr|rech|ch|exp)$/i.test(line.text.slice(Math.max(0, index - 4), index))
    )
      push(index + 1);
  }
  push(line.text.length);
  return sentences;
}
