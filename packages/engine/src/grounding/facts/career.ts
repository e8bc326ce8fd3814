import type { ParsedCv } from '@coach/contracts/cv';
import { monthsCovered, type Period, periodOf } from '../../match/months.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText, foldWord } from '../../text/fold-text.ts';
import { knownCity } from '../../text/known-names.ts';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { Span } from '../dates/durations.ts';
import { inTerm } from '../words/in-term.ts';
import { isSmallWord } from '../words/small-words.ts';
import { type JobPart, partsOfJob, widened } from './parts-of-job.ts';

/** A job, or a course of study, of the CV: `owner` numbers it, `name` and `title` are the stems that name it. */
export type Entry = {
  owner: number;
  kind: 'job' | 'study';
  name: string[];
  /** Those of them that are written with a capital: « micro-crèche privée Pirouette » is named by its last word. */
  proper: string[];
  /** The same with the town. */
  fullName: string[];
  title: string[];
  /** Stems of the towns its heading names. */
  towns: string[];
  period: Period | null;
  /** The stretches of a job that its heading tells under titles of their own. */
  parts: JobPart[];
  /** Stems of the lines that head a job: who employs, in what trade, where. */
  heading: Set<string>;
  open: boolean;
  /** The entry as it stands, folded, on one line. */
  text: string;
  /** Stems of everything the entry tells. */
  words: Set<string>;
};

/** Jobs are numbered from 0, studies from here. */
export const firstStudy = 100_000;

/** The jobs and studies of a CV with the names by which a sentence points at them. */
export function entriesOf(cv: ParsedCv, text: string, today: string | null): Entry[] {
  const now = today ?? latestDate(cv);
  const slice = (path: string) => text.slice(cv.spans[path]?.start ?? 0, cv.spans[path]?.end ?? 0);
  const jobs = cv.experiences.map(({ title, company, start, end, bullets }, index): Entry => {
    const heading = headingOf(cv, text, index);
    const told = periodOf(start, end, now);
    const parts = partsOfJob(heading, told, now);
    return {
      owner: index,
      kind: 'job',
      name: nameStems(employerOf(title, company)),
      proper: properStems(company, title, slice(`experiences.${index}`)),
      fullName: stemsOf(company ?? ''),
      title: stemsOf(title ?? ''),
      towns: townsOf(slice(`experiences.${index}`)),
      period: widened(told, parts),
      parts,
      heading: new Set([...stemsOf([title, company, heading.split('\n').slice(0, 2).join(' ')].join(' '))]),
      open: end === 'present' && today === null,
      text: '',
      words: new Set(stemsOf([title, company, ...bullets, slice(`experiences.${index}`)].join(' '))),
    };
  });
  const studies = cv.education.map(
    ({ degree, school }, index): Entry => ({
      owner: firstStudy + index,
      kind: 'study',
      name: nameStems(school),
      proper: nameStems(properWords(school)),
      fullName: stemsOf(school ?? ''),
      title: stemsOf(degree ?? ''),
      towns: townsOf(slice(`education.${index}`)),
      period: null,
      parts: [],
      heading: new Set(),
      open: false,
      text: foldText(slice(`education.${index}`)).replace(/\s+/g, ' '),
      words: new Set(stemsOf([degree, school, slice(`education.${index}`)].join(' '))),
    }),
  );
  return [...jobs, ...studies];
}

const headed = 3;

/** The lines that head a job, those of the next one left out. */
function headingOf({ spans, experiences }: ParsedCv, text: string, index: number): string {
  const start = spans[`experiences.${index}`]?.start;
  if (start === undefined) return '';
  const next = experiences
    .map((_, other) => spans[`experiences.${other}`]?.start ?? 0)
    .filter((other) => other > start && !/^\W*[^\n]{0,60}\bpuis\b/i.test(text.slice(other, other + 80)));
  return text
    .slice(start, Math.min(start + 500, ...next))
    .split('\n')
    .slice(0, headed)
    .join('\n');
}

/**
 * The name of an employer. « service de 4 personnes » is none; where a town stands for it, what was taken for the title
 * is it, unless it tells a trade: « Socobat 87, Limoges ».
 */
function employerOf(title: string | null, company: string | null): string | null {
  if (company !== null && /\d/.test(company) && !/\p{Lu}/u.test(company)) return null;
  const isTown = company !== null && nameStems(company).length === 0 && stemsOf(company).length > 0;
  const isTrade = findTerms((title ?? '').slice(0, 80)).some(({ kind }) => kind === 'occupation');
  return isTown && !isTrade ? title : company;
}

/** What names an employer or school, without the town it is in. */
function nameStems(name: string | null): string[] {
  const words = (name ?? '').split(/[\s,()'’]+/).filter((word) => knownCity(word) === null && !contracts.test(word));
  return stemsOf(words.join(' '));
}

/** « …, Lyon) — CDI »: the contract behind a name is no part of it. */
const contracts = /^CD[DI]$/i;

/** What names an employer beyond doubt; where what was taken for its name has no capital, its heading is asked. */
function properStems(company: string | null, title: string | null, text: string): string[] {
  const named = nameStems(properWords(company));
  if (named.length > 0) return named;
  const heading = (text.split('\n')[0] ?? '').slice(0, 200);
  const terms = findTerms(heading);
  const places = new Set([...townsOf(text), ...stemsOf(title ?? '')]);
  const bare = [...heading].map((letter, at) => (inTerm(terms, at) ? ' ' : letter)).join('');
  return nameStems(properWords(bare.replace(/^\W*\p{Lu}\p{Ll}+/u, ''))).filter(
    (word) => !places.has(word) && !months.has(word),
  );
}

/** The words of a name that are written with a capital, where that tells something. */
function properWords(name: string | null): string {
  return (name ?? '').match(/(?<!\p{L}|-|[.!?] )\p{Lu}[\p{L}’'-]*/gu)?.join(' ') ?? '';
}

/** The places of one word that the first two lines of an entry name: after a comma or dash, or « agence de … ». */
function townsOf(text: string): string[] {
  // The dash of a list is none before a town.
  const lines = text.split('\n').slice(0, 2);
  const heading = lines
    .map((line) => line.replace(/^\s*[-–—•*·]\s*/, ''))
    .join('\n')
    .slice(0, 300);
  return [...heading.matchAll(places)].flatMap(({ 1: lead = '', 2: word = '' }) => {
    const mayBeName = word.length < shortest || /[–—|(-]/.test(lead);
    return (mayBeName && knownCity(word) === null) || months.has(stem(foldWord(word))) ? [] : stemsOf(word);
  });
}

/** « , Lyon », « (Pau) », « – Brasserie »: behind a dash or bracket a name may begin, and few towns have so short a name. */
const places = /(, |[–—|(-] ?|(?<!\p{L})agence d(?:e |['’])|(?<!\p{L})[àÀ] )(\p{Lu}\p{Ll}{2,})(?![\p{L}-])/gu;
const shortest = 4;

/** Stems of the words that stand where a town may: « – Depuis 2019 », « , Mars 2018 ». */
const months = new Set(
  'janvier janv février févr fév mars avril avr mai juin juillet juil août septembre sept octobre oct novembre nov décembre déc depuis'
    .split(' ')
    .map((word) => stem(foldWord(word))),
);

/** The stems of the words that mean something. */
export function stemsOf(text: string): string[] {
  return tokenise(text)
    .filter(({ key }) => !isSmallWord(key))
    .map(({ key }) => stem(foldWord(key)));
}

/** Where nobody tells today's date, the last one of the CV stands for it. */
function latestDate(cv: ParsedCv): string {
  const dates = [...cv.experiences.flatMap(({ start, end }) => [start, end]), ...cv.education.map(({ year }) => year)];
  const told = dates.filter((date): date is string => date !== null && date !== 'present' && date !== undefined);
  return `${(told.sort().at(-1) ?? '2000').padEnd(7, '-12').slice(0, 7)}-28`;
}

/** The lengths of time that are true of some jobs: each one, those of one employer or of one
 * title, the latest ones, and all together. */
export function durationsOf(jobs: readonly Entry[]): Span[] {
  const groups = new Map<string, Entry[]>();
  const add = (key: string, job: Entry) => groups.set(key, [...(groups.get(key) ?? []), job]);
  for (const job of jobs.slice(0, 60)) {
    add(`job ${job.owner}`, job);
    if (job.name.length > 0) add(`name ${job.name.join(' ')}`, job);
    if (job.title.length > 0) add(`title ${job.title.join(' ')}`, job);
    add('all', job);
  }
  const recent = [...jobs].slice(0, 60).sort((a, b) => (b.period?.to ?? 0) - (a.period?.to ?? 0));
  const runs = recent.map((_, index) => recent.slice(0, index + 1));
  const parts = jobs.flatMap((job) =>
    job.parts.map(({ period }) => ({ months: period.to - period.from, open: false })),
  );
  return [...parts, ...[...groups.values(), ...runs].flatMap((group) => spanOf(group) ?? [])];
}

/** Months covered by some jobs together, overlaps once; null where no date is told. */
export function spanOf(jobs: readonly Entry[]): Span | null {
  const periods = jobs.flatMap(({ period }) => period ?? []);
  if (periods.length === 0) return null;
  return { months: monthsCovered(periods), open: jobs.some(({ open }) => open) };
}
