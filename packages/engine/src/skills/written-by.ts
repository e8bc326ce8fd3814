import type { Term, TermForm } from './term.ts';

/** A form of a term at the end of its words; `keys` are these words, inflected as the data file writes them. */
export type Ending = { term: Term; form: TermForm; keys: string };

/**
 * The endings that these words write, those in the very inflection alone where there are some; null without any. `tails`
 * is what gender writing adds between the words.
 */
export function writtenBy(
  endings: readonly Ending[],
  keys: string,
  written: string,
  tails: string,
): readonly Ending[] | null {
  const slashed = written.includes('/') && !tails.includes('/');
  const fitting = endings.filter(({ form }) => {
    if (slashed && !form.text.includes('/')) return false;
    return form.exactCase ? written === form.text : !accentsDiffer(written, form.text);
  });
  if (fitting.length < 2) return fitting.length === 0 ? null : fitting;
  const same = fitting.filter((ending) => ending.keys === keys);
  return same.length > 0 ? same : fitting;
}

/** « mètre » is not « métré »: two accents on one letter must be the same; a missing accent is forgiven. */
function accentsDiffer(written: string, form: string): boolean {
  const length = Math.min(written.length, form.length);
  for (let index = 0; index < length; index++) {
    const a = written.charCodeAt(index);
    const b = form.charCodeAt(index);
    if (a === b) continue;
    if (a < 0xc0 || b < 0xc0) {
      if ((a | 32) !== (b | 32) && a < 0x80 && b < 0x80) return false;
      continue;
    }
    if (written[index]?.toLowerCase() !== form[index]?.toLowerCase() && a < 0x180 && b < 0x180) return true;
  }
  return false;
}
