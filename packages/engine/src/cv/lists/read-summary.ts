import type { Span } from '@coach/contracts/span';
import type { CvLine } from '../lines/read-lines.ts';
import type { Section } from '../sections/split-sections.ts';
import { tellsCivilStatus } from './civil-status.ts';

export type Summary = { text: string; span: Span };

/** The text under a « profile » heading, else the sentences above the first heading, else those that stray further down. */
export function readSummary(
  sections: readonly Section[],
  used: ReadonlySet<CvLine>,
  headline: Span | null,
): Summary | null {
  const own = sections.filter((section) => section.kind === 'summary' && section.lines.length > 0);
  const headed = own.find(({ isStray }) => !isStray);
  const fresh = (lines: readonly CvLine[]) => lines.filter((line) => !used.has(line));
  if (headed) return join(fresh(headed.lines));
  const top = sections.flatMap((section) => (isHead(section) ? section.lines : []));
  const free = fresh(top).filter((line) => !headline || line.end <= headline.start || line.start >= headline.end);
  return join(longestRun(free, top)) ?? join(fresh(own[0]?.lines ?? []));
}

/** What stands above the first heading, or below a name that opens a column. */
function isHead(section: Section): boolean {
  return section.kind === null && section.heading === null && !section.isStray;
}

function longestRun(free: readonly CvLine[], all: readonly CvLine[]): CvLine[] {
  const runs: CvLine[][] = [];
  for (const line of free) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const follows = previous !== undefined && all.indexOf(previous) === all.indexOf(line) - 1 && !line.gap;
    if (follows && isProse(line, true)) run?.push(line);
    else if (isProse(line, false)) runs.push([line]);
  }
  const lengthOf = (run: readonly CvLine[]) => run.reduce((sum, line) => sum + line.text.length, 0);
  const best = runs.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  return best && lengthOf(best) >= 80 ? best : [];
}

function isProse(line: CvLine, inside: boolean): boolean {
  if (/@|https?:|linkedin|\b\d{5}\b|(?:\d[ .]?){9}/.test(line.text) || tellsCivilStatus(line.text)) return false;
  return line.text.length > (inside ? 3 : 40);
}

function join(lines: readonly CvLine[]): Summary | null {
  const first = lines[0];
  const last = lines.at(-1);
  if (!first || !last) return null;
  return { text: lines.map((line) => line.text).join(' '), span: { start: first.start, end: last.end } };
}
