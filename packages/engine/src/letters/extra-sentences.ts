import { capitalised, typeset } from './french/typeset.ts';
import { type Piece, say } from './piece.ts';

const mostSentences = 3;
const mostLength = 600;

/** What the person adds in their own words, as sentences of the letter: full sentences stay, notes are introduced. */
export function extraSentences(extra: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of extra.slice(0, mostLength).matchAll(/[^.!?\n]+[.!?]*/g)) {
    const quote = match[0].trim();
    const text = typeset(quote).replace(/[\s.]+$/, '');
    if (text.length < 4 || pieces.length === mostSentences) continue;
    const start = match.index + match[0].indexOf(quote);
    const evidence = [{ source: 'extra' as const, start, end: start + quote.length, quote }];
    const piece = { text: capitalised(text) + (/[!?]$/.test(text) ? '' : '.'), evidence };
    pieces.push(
      isSentence(text)
        ? piece
        : say`À noter : ${{ text: text.charAt(0).toLowerCase() === text.charAt(0) || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1), evidence }}.`,
    );
  }
  return pieces;
}

function isSentence(text: string): boolean {
  return (
    /(?<![\p{L}])(?:je|j’\p{L}+|mon|ma|mes|me|m’\p{L}+|nous|il|elle|c’est|ce)(?![\p{L}])/iu.test(text) &&
    text.split(' ').length > 3
  );
}
