import everydayWords from '../../../data/everyday-words.json' with { type: 'json' };
import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';

type Words = { keys: Set<string>; roots: Set<string> };

function wordsOf(lines: readonly string[]): Words {
  const keys = new Set(lines.flatMap((line) => line.split(/[ -]/)).map(foldWord));
  // « paix » has no plural to take off: its stem would be that of « paie ».
  return { keys, roots: new Set([...keys].filter((key) => !/[sx]$/.test(key)).map(stem)) };
}

const { letters, figures, actions, abstract, work, ...others } = everydayWords;
const plain = wordsOf(Object.values(others));
const working = wordsOf([letters, figures, actions, abstract, work]);

function has({ keys, roots }: Words, key: string): boolean {
  return keys.has(key) || roots.has(stem(key));
}

/** Whether a folded word is one of everyone’s: feelings, qualities, time, body, weather, leisure, any trade’s nouns. */
export function isEveryday(key: string): boolean {
  return has(plain, key) || has(working, key);
}

/** The same without the nouns of work that every trade has, which together name a duty: « appels d’offres ». */
export function isPlain(key: string): boolean {
  return has(plain, key);
}

const leisure = wordsOf([everydayWords.leisure]);

/** What one does for pleasure, and others for a living. */
export function isLeisure(key: string): boolean {
  return has(leisure, key);
}
