import type { Experience } from '@coach/contracts/cv';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { alikeNames, fold } from '../alike.ts';
import type { Figure } from '../figure.ts';
import type { Labels } from '../labels.ts';
import { datings, headOf, heads, listings, type SetJob } from '../layouts.ts';
import type { ReadPair } from '../read-set.ts';
import { f1, Tally } from '../tally.ts';

const towns = ['Lyon', 'Nantes', 'Angers', 'Saint-Étienne', 'Dole', 'Le Mans', 'Cholet (49)', 'Montpellier'];
const mostJobs = 5;

/**
 * The labelled jobs of the CVs, set again as text in every way of `heads` with every way of dating, the duties in turn
 * listed, in prose or left out, with and without blank lines: how many are read with title, employer and first year, and
 * of their listed duties, how many stand under the right one.
 */
export function measureLayouts(pairs: readonly ReadPair[]): Figure[] {
  const people = pairs.map(jobsOf).filter((jobs) => jobs.length > 2);
  const layouts = heads.flatMap((head, first) =>
    datings.map(
      (dating, second): Layout => ({
        head,
        dating,
        list: listings[(first * 5 + second) % listings.length] ?? (() => ''),
        between: (Math.floor(first / listings.length) + second) % 2 === 0 ? '\n' : '\n\n',
      }),
    ),
  );
  let [both, found, right] = [0, 0, 0];
  const faults: string[] = [];
  const duties = new Tally();
  layouts.forEach((layout, turn) => {
    const jobs = people[turn % people.length] ?? [];
    const read = parseCv({ text: page(setJobs(jobs, layout)) }).experiences;
    const missed = missedOf(jobs, read);
    both += jobs.length - missed.length;
    found += read.length;
    right += jobs.length;
    faults.push(...missed.map(({ title, company }) => `${JSON.stringify(layout.head)}: ${title} | ${company}`));
    if (layout.list([' ']) !== '') tallyDuties(duties, jobs, read, layout.head);
  });
  return [
    {
      name: `the same jobs in ${heads.length} layouts, F1`,
      value: f1(both, found, right),
      unit: 'share',
      bound: { atLeast: 0.92 },
      faults,
    },
    {
      name: 'listed duties of these jobs, recall',
      value: duties.share,
      unit: 'share',
      bound: { atLeast: 0.97 },
      faults: duties.faults,
    },
  ];
}

/** Of the jobs that were read, each listed duty and whether its job has it. */
function tallyDuties(tally: Tally, jobs: readonly SetJob[], read: readonly Experience[], head: string): void {
  for (const job of jobs) {
    const found = read.find((one) => isSame(job, one));
    const told = lettersOf(found?.bullets.join(' ') ?? '');
    if (found)
      for (const duty of job.duties)
        tally.add(told.includes(lettersOf(duty)), `${JSON.stringify(head)}: ${job.title} | ${duty}`);
  }
}

function lettersOf(text: string): string {
  return (fold(text) ?? '').replace(/[^a-z0-9]+/g, '');
}

type Layout = {
  head: string;
  dating: (job: SetJob) => string;
  list: (duties: readonly string[]) => string;
  between: string;
};

function setJobs(jobs: readonly SetJob[], { head, dating, list, between }: Layout): string {
  return jobs
    .map((job) => [headOf(head, job, dating(job)), list(job.duties)].filter((part) => part !== '').join('\n'))
    .join(between);
}

type Read = { title: string | null; company: string | null; start: string | null };

/** The jobs that no job of `read` is; each stands for one. */
function missedOf(jobs: readonly SetJob[], read: readonly Read[]): SetJob[] {
  const free = [...read];
  return jobs.filter((job) => {
    const at = free.findIndex((one) => isSame(job, one));
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
}

function isSame(job: SetJob, read: Read): boolean {
  return (
    alikeNames(job.title, read.title) &&
    alikeNames(job.company, read.company) &&
    read.start?.slice(0, 4) === job.start.slice(0, 4)
  );
}

/** Jobs with a title and an employer by name, and the first duties that were read of them. */
function jobsOf({ labels, cv }: ReadPair): SetJob[] {
  return labels.cv.experiences.filter(isNamed).flatMap(({ title, company, start, end }, index) => {
    const read = cv.experiences.find((one) => one.start === start && alikeNames(title, one.title));
    const duties = (read?.bullets ?? []).filter((duty) => duty.length > 12 && !duty.includes('\n')).slice(0, 3);
    return index < mostJobs ? [{ title, company, start, end, town: towns[index] as string, duties }] : [];
  });
}

type Named = Labels['cv']['experiences'][number] & { title: string; company: string };

function isNamed(job: Labels['cv']['experiences'][number]): job is Named {
  const { title, company, start } = job;
  return Boolean(title && title.length < 50 && company && start && !/compte|même|particulier/i.test(company));
}

function page(jobs: string): string {
  return `Camille Perrin\n12 rue des Lilas, 35000 Rennes\n06 39 98 12 34 – camille.perrin@example.com\n\nEXPÉRIENCE PROFESSIONNELLE\n\n${jobs}\n\nFORMATION\n\n2012 : Baccalauréat, lycée Jean-Moulin, Rennes\n\nCOMPÉTENCES\n\nExcel, Word\n\nLANGUES\n\nAnglais : B1\n`;
}
