import { foldText } from '@coach/engine/text/fold-text';

/** A text as it is searched: lower case, without accents, combining marks nor signs that nobody sees. */
export type PlainView = {
  /** As written. */
  text: string;
  plain: string;
  /** The place in `text` of what stands in `plain` from `start` to `end`. */
  placeOf(start: number, end: number): { start: number; end: number };
};

/** Combining marks, soft hyphens, zero-width and direction signs, tag characters, variation selectors. */
const unseen = /[\u0300-\u036f]|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/;

/** Linear; offsets found in `plain` lead back to `text`. */
export function plainView(text: string): PlainView {
  const folded = foldText(text);
  const places: number[] = [];
  let plain = '';
  for (let index = 0; index < folded.length; index++) {
    const code = text.charCodeAt(index);
    const isTag = code === 0xdb40 || (code >= 0xdc00 && code < 0xe000 && text.charCodeAt(index - 1) === 0xdb40);
    if (isTag || (code > 0xac && unseen.test(text[index] as string))) continue;
    places.push(index);
    plain += folded[index];
  }
  places.push(text.length);
  const placeOf = (start: number, end: number) => ({ start: places[start] as number, end: places[end] as number });
  return { text, plain, placeOf };
}
