import { type Token, tokenise } from '../text/tokenise.ts';
import { once } from '../text/while-reading.ts';
import { wordRoot } from './requirements/word-root.ts';

/** The words of a text and, for each stem, where it stands. */
export type WordIndex = { tokens: readonly Token[]; byStem: Map<string, number[]> };

/** Words that say nothing by themselves. */
const emptyWords = new Set(
  (
    'a au aux avec bonne bonnes bon ce ces cette ci d dans de des du elle en entre est et etre h f hf fh il j je l la le les leur m ma ' +
    'me mes mi mon n ne nos notre nous on ou par pas pour qu que qui s sa sans se ses si son sont sur t ta te tes ' +
    'tout toute toutes un une vers vos votre vous y x the of and in to for with an or maitrise connaissance ' +
    'connaissances capacite experience experiences pratique utilisation usage outil outils notions niveau formation ' +
    'solide solides excellente excellentes type'
  ).split(' '),
);

/** Indexes words by their stem, positions in order. */
export function wordIndexOf(tokens: readonly Token[]): WordIndex {
  const byStem = new Map<string, number[]>();
  tokens.forEach((token, position) => {
    const key = token.stem;
    const places = byStem.get(key);
    if (places) places.push(position);
    else byStem.set(key, [position]);
  });
  return { tokens, byStem };
}

/** The stems of a phrase that carry meaning, in order, once each. */
export const meaningfulStems = once(readStems);

function readStems(phrase: string): readonly string[] {
  const stems = tokenise(phrase.slice(0, 400))
    .filter(({ key }) => !emptyWords.has(key))
    .map(({ stem }) => stem);
  return [...new Set(stems)];
}

/** Whether the name ends in a mark that reads as an empty word: the T of « Carte T », the A of « R482 catégorie A ». */
export function hasEmptyMark(name: string): boolean {
  const last = tokenise(name.slice(0, 400)).at(-1);
  return last !== undefined && emptyWords.has(last.key) && /^\p{Lu}+$/u.test(name.slice(last.start, last.end));
}

const rootIndexes = new WeakMap<WordIndex, Map<string, number[]>>();

/** Where the words of each root stand (see `wordRoot`), positions in order; worked out at the first call. */
export function placesByRoot(words: WordIndex): Map<string, number[]> {
  const known = rootIndexes.get(words);
  if (known) return known;
  const byRoot = new Map<string, number[]>();
  words.tokens.forEach(({ stem }, position) => {
    const root = wordRoot(stem);
    const places = byRoot.get(root);
    if (places) places.push(position);
    else byRoot.set(root, [position]);
  });
  rootIndexes.set(words, byRoot);
  return byRoot;
}
