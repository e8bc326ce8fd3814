import { emptyWords } from './empty-words.ts';
import type { Library } from './index-articles.ts';
import { otherWordings } from './other-words.ts';
import type { Word } from './words-of.ts';

/** A word that goes on is worth less than the word itself. */
const begunWorth = 0.5;
const shortestBegun = 3;
const shortestMistyped = 5;

/**
 * The positions of the articles that have every word sought, best first: titles, then tags, then texts. Accents and
 * inflection are forgiven, words may be begun only, hyphens left out or put in, and one letter of a word that the
 * library does not know may be wrong. What the articles call by another name is found by either.
 */
export function searchArticles(library: Library, query: string): number[] {
  const words = library.readWords(withoutDots(query));
  const others = otherWordings(
    words.map(({ form }) => form),
    (form) => library.readWords(form)[0]?.stem ?? form,
  );
  const best = new Map<number, number>();
  for (const wording of [words, ...others.map((other) => library.readWords(other))])
    for (const [at, score] of scoresOf(library, joinPairs(library, wording)))
      best.set(at, Math.max(best.get(at) ?? 0, score));
  return [...best].sort(([a, better], [b, worse]) => worse - better || a - b).map(([at]) => at);
}

/** « C.V. » is « CV ». */
function withoutDots(query: string): string {
  return query.replaceAll(/(?<![\p{L}\d])(?:\p{L}\.){1,5}\p{L}?(?![\p{L}\d])/gu, (dotted) =>
    dotted.replaceAll('.', ''),
  );
}

/** « week end » where the library has « week-end » or « weekend ». */
function joinPairs(library: Library, words: readonly Word[]): Word[] {
  const [first, second, ...rest] = words;
  if (!first || !second) return [...words];
  const together = first.form + second.form;
  if (!library.forms[together.length]?.has(together)) return [first, ...joinPairs(library, [second, ...rest])];
  return [...library.readWords(together), ...joinPairs(library, rest)];
}

function scoresOf(library: Library, words: readonly Word[]): Map<number, number> {
  // Words that say nothing are sought when there are no others.
  const telling = words.filter(({ form }) => !emptyWords.has(form));
  let scores: Map<number, number> | null = null;
  for (const word of telling.length > 0 ? telling : words) {
    const hits = hitsOf(library, word);
    scores = scores ? both(scores, hits) : hits;
    if (scores.size === 0) break;
  }
  return scores ?? new Map();
}

function both(scores: Map<number, number>, hits: Map<number, number>): Map<number, number> {
  const kept = new Map<number, number>();
  for (const [at, score] of scores) {
    const hit = hits.get(at);
    if (hit !== undefined) kept.set(at, score + hit);
  }
  return kept;
}

function hitsOf(library: Library, word: Word): Map<number, number> {
  const found = new Map(library.hits.get(word.root));
  const begun = word.form.length >= shortestBegun ? rootsOf(library, word.form.length, 60, begins(word.form)) : [];
  addHits(library, found, begun, begunWorth);
  if (found.size === 0 && word.form.length >= shortestMistyped) addHits(library, found, mistyped(library, word), 1);
  return found;
}

function addHits(library: Library, found: Map<number, number>, roots: Iterable<string>, share: number): void {
  for (const root of roots)
    for (const [at, value] of library.hits.get(root) ?? []) found.set(at, Math.max(found.get(at) ?? 0, value * share));
}

function begins(start: string) {
  return (form: string) => form.startsWith(start);
}

/** Roots of the words from one length to another that fit. */
function rootsOf({ forms }: Library, from: number, to: number, fits: (form: string) => boolean): Set<string> {
  const roots = new Set<string>();
  for (const sameLength of forms.slice(from, to + 1))
    for (const [form, root] of sameLength ?? []) if (fits(form)) roots.add(root);
  return roots;
}

function mistyped(library: Library, { form, stem }: Word): Set<string> {
  const near = (word: string) => rootsOf(library, word.length - 1, word.length + 1, (other) => isNear(word, other));
  const roots = near(form);
  return roots.size > 0 || stem.length < shortestMistyped ? roots : near(stem);
}

/** Whether one letter was added, left out or changed, or two neighbours changed places. */
function isNear(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
