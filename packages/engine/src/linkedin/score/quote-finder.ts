import type { Span } from '@coach/contracts/span';

/** Where words stand in a text that may break its lines between them; null where they do not stand there. */
export type QuoteFinder = (words: string, within?: Span) => Span | null;

/** Reads the text once: runs of white space count as one space. */
export function quoteFinder(text: string): QuoteFinder {
  const { squeezed, at } = squeeze(text);
  return (words, within) => {
    const wanted = words.replace(/\s+/g, ' ').trim();
    if (wanted === '') return null;
    const from = within ? firstAt(at, within.start) : 0;
    const found = squeezed.indexOf(wanted, from);
    if (found < 0) return null;
    const start = at[found] as number;
    const end = (at[found + wanted.length - 1] as number) + 1;
    return within && end > within.end ? null : { start, end };
  };
}

function squeeze(text: string): { squeezed: string; at: Uint32Array } {
  const at = new Uint32Array(text.length + 1);
  const kept: string[] = [];
  let length = 0;
  let wasBlank = true;
  for (let index = 0; index < text.length; index++) {
    const char = text[index] as string;
    const isBlank = /\s/.test(char);
    if (isBlank && wasBlank) continue;
    at[length++] = index;
    kept.push(isBlank ? ' ' : char);
    wasBlank = isBlank;
  }
  return { squeezed: kept.join(''), at: at.subarray(0, length) };
}

/** The first squeezed place at or after a place of the text. */
function firstAt(at: Uint32Array, start: number): number {
  let low = 0;
  let high = at.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] as number) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
