import { groundingOf } from '@coach/engine/grounding/find-ungrounded';
import { whileReading } from '@coach/engine/text/while-reading';
import { fold } from '../alike.ts';
import type { Figure } from '../figure.ts';
import { inventedFacts } from '../invented-facts.ts';
import type { Labels } from '../labels.ts';
import { type ReadPair, today } from '../read-set.ts';
import { Tally } from '../tally.ts';

type Job = Labels['cv']['experiences'][number] & { title: string; company: string; start: string };

/** What nobody told, said of everybody; and what is told of one job or study, said of another of the same person. */
export function measureInventions(pairs: readonly ReadPair[]): Figure[] {
  const invented = new Tally();
  const moved = new Tally();
  for (const pair of pairs)
    whileReading(() => {
      const guard = groundingOf({ cv: pair.cv, today });
      const add = (tally: Tally) => (text: string) => tally.add(guard(text).length > 0, `${pair.name}: « ${text} »`);
      inventionsFor(pair).forEach(add(invented));
      [...movedJobs(pair.labels.cv), ...movedStudies(pair.labels.cv)].filter(isThird).forEach(add(moved));
    });
  return [
    figureOf(`${inventedFacts.length} statements that no CV bears out, caught`, invented, 0.97),
    figureOf('facts of one job or study told of another, caught', moved, 0.85),
  ];
}

function figureOf(name: string, { share, faults }: Tally, atLeast: number): Figure {
  return { name, value: share, unit: 'share', bound: { atLeast }, faults };
}

/** One in three is enough to know how many are caught. */
function isThird(_: string, index: number): boolean {
  return index % 3 === 0;
}

function inventionsFor({ cv, labels }: ReadPair): string[] {
  const said = ` ${fold(cv.text) ?? ''} `;
  const company = labels.cv.experiences.find((job) => job.company)?.company ?? null;
  return inventedFacts.flatMap(([statement, unlessTold]) => {
    const isTold = unlessTold
      .split(',')
      .some((word) => said.includes(word.startsWith('=') ? ` ${word.slice(1)} ` : word));
    if (isTold || (company === null && statement.includes('{C}'))) return [];
    return [statement.replace('{C}', company ?? '')];
  });
}

const longestTitle = 50;
/** Jobs further apart are seldom taken for one another. */
const reach = 2;

function movedJobs({ experiences }: Labels['cv']): string[] {
  const jobs = experiences.filter(isNamed);
  return jobs.flatMap((from, index) =>
    jobs
      .slice(Math.max(0, index - reach), index + reach + 1)
      .filter(({ company }) => company !== from.company)
      .flatMap((to) =>
        movedTo(
          from,
          to,
          jobs.filter(({ company }) => company === to.company),
        ),
      ),
  );
}

function movedTo(from: Job, to: Job, there: readonly Job[]): string[] {
  const texts: string[] = [];
  if (there.every(({ title }) => areOthers(title, from.title)))
    texts.push(
      `Chez ${to.company}, j’étais ${small(from.title)}.`,
      `J’ai travaillé comme ${small(from.title)} chez ${to.company}.`,
    );
  const [begun, ended] = [yearOf(from.start), from.end === 'present' ? null : yearOf(from.end)];
  if (there.length > 1 || begun === null) return texts;
  if (!isDuring(to, begun)) texts.push(`J’ai rejoint ${to.company} en ${begun}.`);
  if (ended && ended !== begun && !(isDuring(to, begun) && isDuring(to, ended)))
    texts.push(`J’ai travaillé chez ${to.company} de ${begun} à ${ended}.`);
  return texts;
}

function movedStudies({ education }: Labels['cv']): string[] {
  const studies = education.filter(({ degree, year, obtained }) => degree && year && obtained !== false);
  return studies.flatMap((from) =>
    studies
      .filter(({ year }) => year !== from.year)
      .map((to) => `J’ai obtenu mon ${small(from.degree as string)} en ${to.year}.`),
  );
}

function isNamed(job: Labels['cv']['experiences'][number]): job is Job {
  const { title, company, start } = job;
  return Boolean(
    title && company && start && title.length < longestTitle && !/compte|particulier|int[ée]rim/i.test(company),
  );
}

function isDuring({ start, end }: Job, year: string): boolean {
  return year >= start.slice(0, 4) && (end === 'present' || end === null || year <= end.slice(0, 4));
}

function yearOf(date: string | null): string | null {
  return date?.slice(0, 4) ?? null;
}

/** No word of the one is in the other. */
function areOthers(one: string, other: string): boolean {
  const words = wordsOf(other);
  return wordsOf(one).every((word) => !words.includes(word));
}

function wordsOf(text: string): string[] {
  return (fold(text) ?? '').match(/[a-z]{4,}/g) ?? [];
}

function small(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? (name[0] as string).toLowerCase() + name.slice(1) : name;
}
