import type { Span } from '@coach/contracts/span';
import type { CvReading } from '../context.ts';
import { findTogether } from '../find-phrase.ts';
import type { Place } from '../place-of.ts';
import { meaningfulStems, placesByRoot } from '../word-index.ts';
import { taskHeads } from './task-heads.ts';
import { wordRoot } from './word-root.ts';

/** Words that say a thing in another form stand closer than its very words may. */
const reach = 5;
/** A shorter root is in too many words. */
const shortestAlone = 5;

export type LooseFind = { span: Span; factor: number };

/**
 * Where the CV says a term in other forms of its words (« encadrés » for « encadrement »), under a neighbouring name of
 * the task (« suivi des prestataires » for « pilotage des prestataires ») or without the name of the task.
 */
export function findLoosely({ words, live }: CvReading, term: string, placeOf: (span: Span) => Place): LooseFind[] {
  const byRoot = placesByRoot(words);
  const roots = meaningfulStems(term).map(wordRoot);
  const [head] = roots;
  if (!head) return [];
  if (roots.length === 1) return head.length < shortestAlone ? [] : inJobs(byRoot.get(head) ?? []);
  const places = roots.map((root) => byRoot.get(root) ?? []);
  const tasks = [...(taskHeads(head) ?? [])].flatMap((root) => byRoot.get(root) ?? []).sort((a, b) => a - b);
  const found = together([tasks.length > 0 ? tasks : (places[0] ?? []), ...places.slice(1)], 0.85);
  return found.length > 0 || roots.length < 3 ? found : together(places.slice(1), 0.75);

  function inJobs(positions: readonly number[]): LooseFind[] {
    return positions.slice(0, 50).flatMap((position) => {
      const token = words.tokens[position];
      return token && placeOf(token) === 'job' ? [{ span: { start: token.start, end: token.end }, factor: 0.8 }] : [];
    });
  }

  function together(each: number[][], factor: number): LooseFind[] {
    const spans = findTogether(words, live, each, reach);
    return spans
      .filter(({ start, end }) => !/[.!?;:]\s|\n\s*[^\p{Ll}]/u.test(live.slice(start, end)))
      .map((span) => ({ span, factor }));
  }
}
