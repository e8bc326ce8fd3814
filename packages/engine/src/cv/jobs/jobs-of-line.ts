import type { DateRange } from '../../text/parse-date-range.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { headerRange, isInBracket, splitHeader } from '../sections/header-parts.ts';
import { isContract, isPlace, isProperName, namesPlaceKind, titleLikeness } from '../sections/judge-part.ts';
import { looksLikeTask } from './looks-like-task.ts';
import type { FoundExperience } from './read-experiences.ts';

/** Jobs that one line tells one behind the other: a line each, and where the later ones begin, with what they name. */
type JobsOfLines = { lines: CvLine[]; later: ReadonlyMap<number, Later> };
/** A title of its own, or an employer only, whose title is that of the job before. */
type Later = 'post' | 'house';

const longest = 200;
const most = 5;
/** « …, puis chez », « ; », « et »: what stands between the dates of one job and the house of the next. */
const joint = /(?<=[)\d\p{L}])(?:\s?[,;]? (?:et |et )?(?:puis|ensuite)(?: |, )|\s?[,;]\s|\s(?:et|\/|\+)\s)/gu;
const towards = /^(?:chez |(?:à|dans) (?:la |l[’'])|aux? |pour (?:la |l[’']|le )?|(?=\p{Lu}))/u;

/**
 * « Vendeuse chez Maison Abel (2019-2021), puis chez Maison Borel (2021-2023) » is two jobs: a line each, the second from
 * its employer on.
 */
export function jobsOfLines(lines: readonly CvLine[]): JobsOfLines {
  const later = new Map<number, Later>();
  const told = lines.flatMap((line) => {
    const jobs = jobsOf(line);
    for (const job of jobs.slice(1)) later.set(job.start, hasTitle(job) ? 'post' : 'house');
    return jobs;
  });
  return { lines: told, later };
}

/**
 * The jobs found, the later ones of a line with the title of the one before where they name none; « , puis chez » between
 * the two belongs to when the first ended.
 */
export function withTitlesOfLines(
  found: readonly FoundExperience[],
  laterAt: (index: number) => Later | undefined,
): FoundExperience[] {
  const jobs: FoundExperience[] = [];
  for (const [index, job] of found.entries()) {
    const [first, later] = [jobs.at(-1), laterAt(index)];
    if (first && later) jobs[jobs.length - 1] = endingBefore(first, job);
    const title = first?.spans.title;
    const shares = first && title && later === 'house';
    const experience = { ...job.experience, title: first?.experience.title ?? null };
    jobs.push(shares ? { experience, spans: { ...job.spans, title } } : job);
  }
  return jobs;
}

function endingBefore(job: FoundExperience, next: FoundExperience): FoundExperience {
  const [whole, end] = [job.spans[''], job.spans.end];
  const until = next.spans['']?.start ?? 0;
  if (!whole || !end || until < end.end) return job;
  return { ...job, spans: { ...job.spans, '': { ...whole, end: until }, end: { ...end, end: until } } };
}

function jobsOf(line: CvLine): CvLine[] {
  if (line.text.length > longest || !/\d{4}.*\d{4}/u.test(line.text) || line.text.includes('\t')) return [line];
  const jobs: CvLine[] = [];
  let rest = line;
  while (jobs.length < most) {
    const cut = cutOf(rest, jobs.length === 0);
    if (!cut) break;
    jobs.push(cut.first);
    rest = cut.rest;
  }
  return [...jobs, rest];
}

function cutOf(line: CvLine, isFirst: boolean): { first: CvLine; rest: CvLine } | null {
  for (const { index, 0: sign } of line.text.matchAll(joint)) {
    const from = index + sign.length;
    const lead = towards.exec(line.text.slice(from))?.[0].length ?? 0;
    const first = { ...line, text: line.text.slice(0, index), end: line.start + index };
    const rest = { ...line, text: line.text.slice(from + lead), start: line.start + from + lead, gap: true };
    const isThen = /puis|ensuite/u.test(sign);
    if (!isInBracket(line.text, index) && tellsJob(first, isFirst, isThen) && tellsNext(first, rest, isThen))
      return { first, rest };
  }
  return null;
}

/** The job that comes first on a line has a title and a house. */
function tellsJob(line: CvLine, isFirst: boolean, isThen: boolean): boolean {
  const range = closingRange(line);
  if (!range || (!isThen && range.single)) return false;
  const parts = splitHeader(line, 0, range).filter(({ text }) => !isPlace(text) && !isContract(text));
  if (!isFirst) return parts.length > 0;
  const [title = '', ...others] = parts.flatMap(({ text }) => text.split(', '));
  return titleLikeness(title) >= 1.5 && others.some(namesHouse);
}

/** A later time, and whose house it was. */
function tellsNext(first: CvLine, rest: CvLine, isThen: boolean): boolean {
  const [before, range] = [closingRange(first), firstRange(rest)];
  if (!before || !range || (!isThen && range.single) || !isLater(range, before)) return false;
  const [name = ''] = splitHeader(rest, 0, range).map(({ text }) => text.split(', ', 1)[0] as string);
  return namesHouse(name) || (isThen && titleLikeness(name) >= 1.5 && !looksLikeTask(name));
}

function namesHouse(name: string): boolean {
  if (name.length < 3 || name.length > 60 || isPlace(name) || isContract(name) || titleLikeness(name) >= 1.5)
    return false;
  return namesPlaceKind(name) || isProperName(name) || /^(?:L[ae’'] ?|Les |Au |Aux )?\p{Lu}/u.test(name);
}

function hasTitle(job: CvLine): boolean {
  const [first = ''] = splitHeader(job, 0, firstRange(job)).map(({ text }) => text.split(', ', 1)[0] as string);
  return !namesHouse(first) && titleLikeness(first) >= 1.5;
}

/** The period that ends a line, with no other before it. */
function closingRange(line: CvLine): DateRange | null {
  const range = headerRange(line);
  return range && /^\s?[)\]]?$/u.test(line.text.slice(range.end)) ? range : null;
}

/** The first period of what is left of a line, which may tell more jobs. */
function firstRange(line: CvLine): DateRange | null {
  const at = /\d{4}\)?(?=\s?[,;]|\s(?:et|puis|ensuite|\/|\+)\s|\s?$)/u.exec(line.text);
  const end = at ? at.index + at[0].length : line.text.length;
  return headerRange({ ...line, text: line.text.slice(0, end), end: line.start + end });
}

function isLater(range: DateRange, before: DateRange): boolean {
  return (range.from ?? '9').slice(0, 4) >= (before.from ?? '').slice(0, 4) && before.to !== 'present';
}
