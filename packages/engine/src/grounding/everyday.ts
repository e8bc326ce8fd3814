import everydayWords from '../../data/everyday-words.json' with { type: 'json' };
import { foldWord } from '../text/fold-text.ts';
import { stem } from '../text/stem.ts';

const everyday = new Set(
  Object.values(everydayWords)
    .flatMap((line) => line.split(/[ -]/))
    .map((word) => stem(foldWord(word))),
);

/** Whether a stem is a word of everyone’s: feelings, qualities, time, body, weather, leisure, letters. */
export function isEveryday(root: string): boolean {
  return everyday.has(root);
}
