import { oncePer } from '../../text/once-per.ts';
import type { Entry } from './career.ts';
import type { Facts } from './facts.ts';

/** What the documents tell of a job, folded, on one line: all that stands below its heading, the heading included. */
export function textOfJobs(facts: Facts, jobs: readonly Entry[]): string {
  const known = textsOf(facts);
  return jobs.map(({ owner }) => known.get(owner) ?? '').join(' ');
}

const textsOf = oncePer((facts: Facts): Map<number, string> => {
  const texts = new Map<number, string>();
  facts.reading.folded
    .slice(0, longest)
    .split('\n')
    .forEach((text, line) => {
      const owner = facts.ownerOfLine(line);
      const owners = owner >= 0 ? [owner] : [...(facts.under.get(line) ?? [])];
      for (const each of owners) texts.set(each, `${texts.get(each) ?? ''} ${text}`);
    });
  return texts;
});

const longest = 60_000;
