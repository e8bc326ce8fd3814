import type { Span } from '@coach/contracts/span';
import { remembering } from '../text/remember.ts';
import { meaningfulStems, type WordIndex } from './word-index.ts';

/** Where the words of a phrase may stand: this many words from the rarest of them. */
const reach = 7;
/** A line this short was ended, not wrapped. */
const shortLine = 40;
/** Places of one word that are tried: a hostile text may repeat it without end. */
const maxPlaces = 200;

/**
 * The shortest places of a text where all the meaningful words of a phrase stand together, whatever their endings and
 * small words, none crossing a line of `text`.
 */
export function findPhrase(words: WordIndex, text: string, phrase: string): Span[] {
  const places = stemsOf(phrase).map((stem) => words.byStem.get(stem) ?? []);
  // The number of « SSIAP 3 » stands beside it, where a line below may begin with the number of a house.
  return findTogether(words, text, places).filter(
    ({ start, end }) => !/\s\d+$/.test(phrase) || !text.slice(start, end).includes('\n'),
  );
}

const stemsOf: (phrase: string) => readonly string[] = remembering(meaningfulStems, 5_000);

/** The same for words given by all their places, each list in order. */
export function findTogether({ tokens }: WordIndex, text: string, places: readonly number[][], near = reach): Span[] {
  const rarest = places.reduce((least, each, index) => (each.length < (places[least]?.length ?? 0) ? index : least), 0);
  const found: Span[] = [];
  for (const place of (places[rarest] ?? []).slice(0, maxPlaces)) {
    const span = around(tokens, places, place, near);
    if (span && !crossesBlock(text, span)) found.push(span);
  }
  return found;
}

function around(tokens: WordIndex['tokens'], places: readonly number[][], place: number, near: number): Span | null {
  let first = place;
  let last = place;
  for (const each of places) {
    const other = nearest(each, place, near);
    if (other === null) return null;
    first = Math.min(first, other);
    last = Math.max(last, other);
  }
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}

function nearest(places: number[], place: number, near: number): number | null {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  const after = places[low];
  const before = places[low - 1];
  const best = after === undefined || (before !== undefined && place - before < after - place) ? before : after;
  return best !== undefined && Math.abs(best - place) <= near ? best : null;
}

function crossesBlock(text: string, { start, end }: Span): boolean {
  const slice = text.slice(start, end);
  const newline = slice.indexOf('\n');
  if (newline < 0) return false;
  if (
    slice.indexOf('\n', newline + 1) >= 0 ||
    slice.length > 160 ||
    /\n\s*[~•✂▪‣*·>+●■◦→–›»➤➢✓✔✅❖◆◇○□▶►★☆⚫-]/.test(slice)
  )
    return true;
  // A wrapped line is long and goes on in small letters: what follows a short one is another thing.
  const line = text.lastIndexOf('\n', start) + 1;
  return start + newline - line < shortLine && /\n\s*\p{Lu}/u.test(slice);
}
