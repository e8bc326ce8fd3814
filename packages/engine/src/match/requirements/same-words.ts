import paraphrases from '../../../data/paraphrases.json' with { type: 'json' };
import { meaningfulStems } from '../word-index.ts';
import { wordRoot } from './word-root.ts';

let byRoot: Map<string, Set<string>> | null = null;

function readWords(): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const line of paraphrases.same) {
    const roots = line.split(';').flatMap((written) => {
      const stems = meaningfulStems(written);
      return stems.length === 1 ? stems.map(wordRoot) : [];
    });
    for (const root of roots) {
      const all = known.get(root) ?? new Set();
      known.set(root, all);
      for (const other of roots) all.add(other);
    }
  }
  return known;
}

const none: ReadonlySet<string> = new Set();

/** The roots of words that say the same work in other words: « tickets » for « titres ». */
export function sameWords(root: string): ReadonlySet<string> {
  byRoot ??= readWords();
  return byRoot.get(root) ?? none;
}
