import { foldText } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { type Token, tokenise } from '../../text/tokenise.ts';
import { isSmallWord } from '../words/small-words.ts';

/** A part of a text that says one thing: characters `start` to `end`, words `from` to `to`. */
export type Sentence = { start: number; end: number; from: number; to: number };

/** A text read once for all checks. Offsets index `text`; `folded` has the same. */
export type Reading = {
  text: string;
  folded: string;
  tokens: readonly Token[];
  stems: string[];
  sentences: Sentence[];
};

/** Splits a plain text into words and sentences. Linear. */
export function readText(text: string): Reading {
  const tokens = tokenise(text);
  return {
    text,
    folded: foldText(text),
    tokens,
    stems: tokens.map(({ key }) => stem(key)),
    sentences: sentencesOf(text, tokens),
  };
}

function sentencesOf(text: string, tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (next && !endsSentence(text, token, next)) return;
    const start = from === 0 ? 0 : (tokens[from] as Token).start;
    sentences.push({ start, end: next ? next.start : text.length, from, to: index + 1 });
    from = index + 1;
  });
  return sentences;
}

const abbreviations = new Set(
  'm mm mme mlle dr me etc env tel art cf ex janv fevr avr juil sept oct nov dec n no ref st ste min max'.split(' '),
);

function endsSentence(text: string, last: Token, next: Token): boolean {
  const gap = text.slice(last.end, Math.min(next.start, last.end + 40));
  if (gap === ' ' || gap === "'" || gap === '-') return false;
  const line = gap.indexOf('\n');
  if (line >= 0 && (gap.indexOf('\n', line + 1) >= 0 || /[•·▪►–—*]|\n\s*-/.test(gap))) return true;
  if (/[.!?…]["»)]?\s/.test(gap)) {
    const opens = /[\p{Lu}\d]/u.test(text[next.start] as string) || /[«"•(–—-]/.test(gap) || /[!?…]/.test(gap);
    return opens && !(abbreviations.has(last.key) && gap.startsWith('.'));
  }
  if (line < 0) return false;
  return !isWrapped(text, last, next, gap);
}

/** A line broken by the width of the page goes on in small letters, or stopped at a word that asks for more. */
function isWrapped(text: string, last: Token, next: Token, gap: string): boolean {
  const start = text.lastIndexOf('\n', last.start) + 1;
  const long = last.end - start > 55;
  if (!long || gap.trim() === ',') return long;
  return /\p{Ll}/u.test(text[next.start] as string) || (gap.trim() === '' && isSmallWord(last.key));
}

/** The index of the first word that ends after a place of the text. */
export function tokenAt(tokens: readonly Token[], place: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as Token).end <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the sentence that holds a place of the text. */
export function sentenceAt(sentences: readonly Sentence[], place: number): number {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle] as Sentence).end <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
