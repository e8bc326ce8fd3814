import { meaningfulStems } from '../match/word-index.ts';
import { foldWord } from '../text/fold-text.ts';

/**
 * Whether two names are one word written two ways: « Typescript » and « TypeScript », « postgres » and « PostgreSQL »,
 * « bilan comptable » and « bilans comptables », « GMAO » and its words. Synonyms are not.
 */
export function isSpellingOf(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].map(bare).sort((a, b) => a.length - b.length);
  if (short === '') return false;
  if (short === long || stemsOf(one) === stemsOf(other)) return true;
  if (initialsOf(one) === bare(other) || initialsOf(other) === bare(one)) return true;
  return short.length >= 4 && long.startsWith(short) && !/\s/.test(one.trim()) && !/\s/.test(other.trim());
}

function bare(text: string): string {
  return foldWord(text).replace(/[^a-z0-9+#]/g, '');
}

function stemsOf(text: string): string {
  return meaningfulStems(text).toSorted().join(' ');
}

const linkWords = new Set(['par', 'des', 'les', 'aux', 'pour', 'sur', 'avec', 'the', 'and']);

function initialsOf(text: string): string | null {
  const words = foldWord(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !linkWords.has(word));
  return words.length >= 3 ? words.map((word) => word[0]).join('') : null;
}
