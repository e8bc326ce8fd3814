import type { Span } from '@coach/contracts/span';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { CvReading } from '../context.ts';
import { meaningfulStems } from '../word-index.ts';
import { peopleLike } from './people-groups.ts';
import { wordRoot } from './word-root.ts';

/** A hostile text may list without end. */
const mostBullets = 600;
const longest = 40;
const separators = /[,;:•/()\n]|\s[–—-]\s|\set\s/gu;

const known = new WeakMap<CvReading['words'], Map<string, Span[]>>();

/**
 * Where the bullets of the jobs, or the skills, list a thing and nothing else about it, by its root: « Conseil, commandes,
 * stock » has « commandes » and « stock ». In such a list the thing stands for the task.
 */
export function bareItems(cv: Pick<CvReading, 'live' | 'cv' | 'jobs' | 'words'>): Map<string, Span[]> {
  const read = known.get(cv.words);
  if (read) return read;
  const items = new Map<string, Span[]>();
  note(items, cv.live, inJobs(cv));
  const told = new Set(items.keys());
  note(items, cv.live, inSkills(cv), told);
  known.set(cv.words, items);
  return items;
}

/** Under their roots, but for the roots that are told better. */
function note(
  items: Map<string, Span[]>,
  live: string,
  each: readonly Span[],
  but: ReadonlySet<string> = new Set(),
): void {
  for (const item of each) {
    const root = onlyRoot(live.slice(item.start, item.end));
    if (root === null || but.has(root)) continue;
    const spans = items.get(root);
    if (spans) spans.push(item);
    else items.set(root, [item]);
  }
}

/** A bullet that says one thing tells it as a whole; a list has two at least. */
function inJobs({ live, jobs }: Pick<CvReading, 'live' | 'jobs'>): Span[] {
  const bullets = jobs.flatMap((job) => job.bullets).slice(0, mostBullets);
  return bullets.flatMap(({ span }) => {
    const items = partsOf(live, span);
    return items.length > 1 ? items : [];
  });
}

function inSkills({ live, cv: { skills, spans } }: Pick<CvReading, 'live' | 'cv'>): Span[] {
  return skills.slice(0, mostBullets).flatMap((_, index) => {
    const span = spans[`skills.${index}`];
    return span ? partsOf(live, span) : [];
  });
}

function partsOf(live: string, { start, end }: Span): Span[] {
  const text = live.slice(start, end).replace(/\n/g, ' ');
  const cuts = [...text.matchAll(separators)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.flatMap((from, at) => {
    const to = ends[at] as number;
    return to - from < longest ? [{ start: start + from, end: start + to }] : [];
  });
}

/** The root of the only word that means something, whoever it is done for and however many there are. */
function onlyRoot(item: string): string | null {
  const roots = meaningfulStems(item)
    .filter((word) => !/\d/.test(word))
    .map(wordRoot);
  const [first] = roots;
  if (first === undefined || peopleLike(first)) return null;
  const head = tokenise(item).find(({ key }) => !/\d/.test(key) && wordRoot(stem(key)) === first);
  return head && roots.slice(1).every((root) => peopleLike(root) !== null) ? first : null;
}
