import type { Section } from '../sections/split-sections.ts';
import { type Item, readItems } from './read-lists.ts';
import { namesPastime } from './tells-leisure.ts';

const longestPastime = 40;

/** Interests, one by one: cut at commas, bars, bullets and lines, and where pastimes stand between other signs. */
export function readInterests(sections: readonly Section[]): Item<string>[] {
  return sections
    .filter(({ kind }) => kind === 'interests')
    .flatMap(readItems)
    .flatMap((item) =>
      cutAt(signs, item, (pieces) => pieces.every(isPastime) || (pieces.length > 2 && pieces.every(mayBePastime))),
    )
    .flatMap((item) => cutAt(and, item, (pieces) => pieces.length === 2 && pieces.every(isPastime)));
}

/** « Danse / Lecture », « COUTURE - CHANT – VTT », « Cuisine. Randonnée. »; « Football - entraîneur des U11 » is one. */
const signs = /\s*\t\s*|\s+[–—/-]\s+|\.\s+(?=\p{Lu})|\s{3,}/gu;
/** « jardinage et échecs »; « bandes dessinées et de romans » is one. */
const and = /\s+et\s+(?!(?:d[eu]s?|en|à|au|aux|sur)\s|d[’'])/gu;

function cutAt(separator: RegExp, item: Item<string>, agrees: (pieces: string[]) => boolean): Item<string>[] {
  const cuts = [...item.value.matchAll(separator)];
  const starts = [0, ...cuts.map(({ 0: sign, index }) => index + sign.length)];
  const ends = [...cuts.map(({ index }) => index), item.value.length];
  const pieces = starts.map((start, index) => item.value.slice(start, ends[index]));
  if (cuts.length === 0 || !pieces.every(isShort) || !agrees(pieces)) return [item];
  return pieces.map((value, index) => {
    const start = item.span.start + (starts[index] as number);
    return { value, span: { start, end: start + value.length } };
  });
}

function isShort(piece: string): boolean {
  return piece.length <= longestPastime && /\p{L}{2}/u.test(piece) && !/\d/.test(piece);
}

/** « Football - club de Dole - gardien de but », « Peinture. Mes toiles sont au musée. »: what is told of one. */
function mayBePastime(piece: string, index: number, pieces: readonly string[]): boolean {
  if (/^(?:mes|mon|ma|je|j[’']|nous|nos|notre|il|elle|ce)(?!\p{L})/iu.test(piece)) return false;
  return index === 0 || !/^\p{Ll}/u.test(piece) || /^\p{Ll}/u.test(pieces[0] ?? '') || isPastime(piece);
}

function isPastime(piece: string): boolean {
  return piece.split(/\s/).length < 4 && namesPastime(piece);
}
