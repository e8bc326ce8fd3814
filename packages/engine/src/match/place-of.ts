import type { Span } from '@coach/contracts/span';
import type { CvReading } from './context.ts';
import type { Line, Section } from './lines.ts';
import { isLeisure, isProfessional } from './requirements/doubts.ts';

/** How a CV tells a thing: in a job, in a sentence or a course, as one more item of a list, or among free time. */
export type Place = 'job' | 'text' | 'list' | 'leisure';

const listed = new Set<Section>(['skills', 'tools', 'soft', 'languages', 'header', 'other']);
/** Sections in which a line may tell of free time. */
const mixed = new Set<Section>(['other', 'summary', 'soft']);

/** Reads the place of any slice of the CV. */
export function placeReader({ jobs, lines }: CvReading): (span: Span) => Place {
  const inJobs = merged(jobs.flatMap(({ spans }) => spans));
  return ({ start }) => {
    if (lastBefore(inJobs, start, ({ end }) => start < end)) return 'job';
    const line = lastBefore(lines, start, () => true) as Line | undefined;
    if (!line) return 'text';
    if (tellsLeisure(line)) return 'leisure';
    return listed.has(line.section) ? 'list' : 'text';
  };
}

const leisures = new WeakMap<Line, boolean>();

/** Whether a line tells of free time, asked of it for every word and mention in it. */
function tellsLeisure(line: Line): boolean {
  const known = leisures.get(line);
  if (known !== undefined) return known;
  const tells =
    (line.section === 'interests' && !isProfessional(line.text)) || (mixed.has(line.section) && isLeisure(line.text));
  leisures.set(line, tells);
  return tells;
}

function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}

function lastBefore<T extends Span>(
  spans: readonly T[],
  position: number,
  accept: (span: T) => boolean,
): T | undefined {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as T).start <= position) low = middle + 1;
    else high = middle;
  }
  const last = spans[low - 1];
  return last && accept(last) ? last : undefined;
}
