import { aliasesOf } from '../skills/skill-links.ts';
import { foldWord } from '../text/fold-text.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import { occupationNames } from './occupation-names.ts';

let vocabulary: Map<string, string> | null = null;

/** Every word of an occupation's names: its stem → the word as written. */
function words(): Map<string, string> {
  if (vocabulary) return vocabulary;
  vocabulary = new Map();
  for (const name of occupationNames())
    for (const text of [name, ...aliasesOf(name)])
      for (const { key, start, end } of tokenise(text))
        if (key.length >= 4 && !vocabulary.has(stem(key))) vocabulary.set(stem(key), text.slice(start, end));
  return vocabulary;
}

/** Words of a goal beyond these are its story, not its name. */
const mostWords = 60;

/**
 * The text with its unknown words replaced by the nearest word of an occupation's name: « infirmeire » → « infirmière ».
 * null where none is near. `isWord` tells ordinary words, which are right as they stand.
 */
export function spellOccupation(text: string, isWord: (key: string) => boolean): string | null {
  let changed = false;
  const tokens = tokenise(text).slice(0, mostWords);
  const spelt = tokens.map(({ key, start, end }) => {
    const root = stem(key);
    if (key.length < 5 || key.length > 24 || words().has(root) || isWord(key)) return text.slice(start, end);
    const near = nearest(root);
    if (near) changed = true;
    return near ?? text.slice(start, end);
  });
  return changed ? spelt.join(' ') : null;
}

function nearest(root: string): string | null {
  const allowed = root.length >= 9 ? 2 : 1;
  let best: { word: string; distance: number } | null = null;
  for (const [known, word] of words()) {
    if (Math.abs(known.length - root.length) > allowed || known[0] !== root[0]) continue;
    const distance = editDistance(known, foldWord(root), allowed);
    if (distance <= allowed && distance < (best?.distance ?? 3)) best = { word, distance };
  }
  return best?.word ?? null;
}

/** Letters added, left out, changed or swapped with the next; more than `most` is not counted out. */
function editDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(costAt(a, b, i, j, [before, last, row]));
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

function costAt(
  a: string,
  b: string,
  i: number,
  j: number,
  [before, last, row]: [number[], number[], number[]],
): number {
  const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwapped ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost;
}
