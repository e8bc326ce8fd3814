import type { Run } from './run.ts';

/** In points: letters of a name, not of a text. */
const display = 13;

/** « NB » in a disc beside « Nawel Bennani »: the ornament that repeats the initials of the name is no word. */
export function dropMonogram(runs: Run[]): Run[] {
  const marks = runs.filter(({ text, size }) => size > display && /^\p{Lu}{2,3}$/u.test(text.trim()));
  if (marks.length === 0) return runs;
  const names = runs.filter((run) => run.size > display && !marks.includes(run));
  const initials = names
    .toSorted((a, b) => b.size - a.size || a.y - b.y || a.x - b.x)
    .flatMap(({ text }) => text.match(/(?<![\p{L}’'-])\p{L}/gu) ?? [])
    .join('');
  const plain = plainCapitals(initials);
  return runs.filter((run) => !marks.includes(run) || !plain.startsWith(plainCapitals(run.text.trim())));
}

function plainCapitals(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
