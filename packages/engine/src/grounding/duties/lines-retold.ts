import { oncePer } from '../../text/once-per.ts';
import type { Facts } from '../facts/facts.ts';
import { areSynonyms } from '../facts/synonyms.ts';
import { tokenAt } from '../text/read-text.ts';
import { isPlain } from '../words/everyday.ts';
import { isSmallWord } from '../words/small-words.ts';

/** What the documents tell between two breaks: its words by their stems, and the job it stands under (-1: none). */
export type Part = { text: string; start: number; stems: Set<string>; heads: Set<string>; owner: number };

const most = 400;
const longest = 2000;
const headLength = 5;

/** The documents between their breaks. */
export const partsOf = oncePer(({ reading, ownerOfLine }: Facts): Part[] =>
  stretchesOf(reading.folded).map(({ from, to, line }): Part => {
    const first = tokenAt(reading.tokens, from);
    const words: string[] = [];
    for (let index = first; (reading.tokens[index]?.start ?? to) < to; index++)
      if (!isSmallWord(reading.tokens[index]?.key ?? '')) words.push(reading.stems[index] as string);
    return { text: reading.folded.slice(from, to), start: from, ...headsOf(words), owner: ownerOfLine(line) };
  }),
);

/** Some words by their stems and by how they begin. */
export function headsOf(words: readonly string[]): Pick<Part, 'stems' | 'heads'> {
  const long = words.filter(({ length }) => length >= headLength);
  return { stems: new Set(words), heads: new Set(long.map((word) => word.slice(0, headLength))) };
}

type Stretch = { from: number; to: number; line: number };

function stretchesOf(folded: string): Stretch[] {
  const found: Stretch[] = [];
  let [from, line] = [0, 0];
  for (const { index, 0: written } of [...folded.matchAll(/[\n;•]|\. /g)].slice(0, most)) {
    if (folded.slice(from, index).trim() !== '') found.push({ from, to: index, line });
    if (written === '\n') line++;
    from = index + written.length;
  }
  if (folded.length - from < longest) found.push({ from, to: folded.length, line });
  return found;
}

/** Whether some words have one that begins alike or means the same. */
export function has({ stems, heads }: Pick<Part, 'stems' | 'heads'>, word: string): boolean {
  if (stems.has(word) || (word.length >= headLength && heads.has(word.slice(0, headLength)))) return true;
  return [...stems].some((other) => areSynonyms(word, other));
}

/**
 * The parts of the documents that a claim retells, by the words of what it is about: those that share most of them, two at
 * least or one that few parts have. None where nothing tells.
 */
export function partsRetold(facts: Facts, about: readonly string[]): Part[] {
  const words = [...new Set(about)].filter((word) => word.length > 2);
  const shared = partsOf(facts).map((part) => ({ part, words: words.filter((word) => has(part, word)) }));
  const uses = (word: string) => shared.filter((each) => each.words.includes(word)).length;
  const rare = new Set(words.filter((word) => !isPlain(word) && uses(word) <= few));
  // What the verb is done to tells more of the line than what stands further on.
  const scoreOf = (each: { words: string[] }) => each.words.length + (each.words.includes(words[0] ?? '') ? 0.5 : 0);
  const best = Math.max(0, ...shared.map(scoreOf));
  if (best === 0) return [];
  return shared
    .filter((each) => scoreOf(each) === best && (best >= enough || each.words.some((word) => rare.has(word))))
    .map(({ part }) => part);
}

const enough = 2;
const few = 3;
