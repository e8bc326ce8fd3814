/** A word as a pattern that finds it as it is written: « C++ » has signs that mean something in a pattern. */
export function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** A pattern that finds words as they are written, and never within a longer word: « CAP », and no « capacité ». */
export function wholeWords(folded: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${escaped(folded)}(?![\\p{L}\\d])`, 'u');
}
