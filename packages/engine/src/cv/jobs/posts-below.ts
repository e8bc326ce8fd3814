import type { DateRange } from '../../text/parse-date-range.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { headerRange, splitHeader } from '../sections/header-parts.ts';
import { isContract, isPlace, titleLikeness } from '../sections/judge-part.ts';
import { looksLikeTask } from './looks-like-task.ts';

/** A post told below its employer: the line that opens it and its dates. */
type Post = { first: number; last: number; range: DateRange };
/** For the dates of a post the line that opens it: its employer for the first, its title for the others. */
const openings = new WeakMap<CvLine, CvLine>();

/** How many lines the head of a post has above its dates; -1 where they date no such post. */
export function linesAbovePost(lines: readonly CvLine[], dates: number): number {
  const opening = openings.get(lines[dates] as CvLine);
  return opening ? dates - lines.indexOf(opening, Math.max(0, dates - 3)) : -1;
}

type Holder = { name: number; dates: number; range: DateRange };

const longestHead = 90;

/**
 * Posts below an employer with the dates of all of them, « Assistia | 2020 → auj. » over « Technicien : 2023 → auj. »
 * and « Apprenti : 2020 → 2023 »: the employer’s own dates are left out, so that its name stands above its first post.
 */
export function postsBelow(lines: readonly CvLine[]): CvLine[] {
  const told = [...lines] as (CvLine | null)[];
  for (let index = 0; index < lines.length - 2; index++) {
    const holder = holderAt(lines, index);
    const posts = holder ? postsOf(lines, holder) : [];
    if (!holder || posts.length < 2 || posts.some(({ last }) => isHouseInTown(lines[last + 1]))) continue;
    told[holder.dates] =
      holder.name === holder.dates ? withoutDates(lines[holder.dates] as CvLine, holder.range) : null;
    posts.forEach((post, order) => {
      for (let at = post.first; at <= post.last; at++) {
        const line = lines[at] as CvLine;
        told[at] = { ...line, bullet: false, gap: at === post.first ? order > 0 : line.gap };
      }
      const opening = told[order === 0 ? holder.name : post.first];
      if (opening) openings.set(told[post.last] as CvLine, opening);
    });
    index = posts.at(-1)?.last ?? index;
  }
  return told.filter((line) => line !== null);
}

/** « Assistia | 2020 → auj. », or a name above « 2020 – 2024 » alone: an employer and no post. */
function holderAt(lines: readonly CvLine[], index: number): Holder | null {
  const line = lines[index] as CvLine;
  const range = line.bullet || line.text.length > longestHead ? null : headerRange(line);
  if (!range || range.single || !range.from || !range.to) return null;
  const named = namesOf(line, range);
  if (named.length > 0) return named.every(isNoTitle) ? { name: index, dates: index, range } : null;
  const above = lines[index - 1];
  if (!above || line.gap || above.bullet || headerRange(above) || !(above.gap || index === 1)) return null;
  return namesOf(above, null).every(isNoTitle) ? { name: index - 1, dates: index, range } : null;
}

/** The posts that stand right below, from the last one back, each within the time of all, the first up to its end. */
function postsOf(lines: readonly CvLine[], holder: Holder): Post[] {
  const posts: Post[] = [];
  for (let index = holder.dates + 1; index < lines.length; index++) {
    const post = postAt(lines, index);
    const range = headerRange(lines[index] as CvLine);
    const previous = posts.at(-1)?.range;
    if (post) {
      const follows = previous ? endsBefore(post.range, previous) : sameEnd(post.range, holder.range);
      if (!follows || !startsWithin(post.range, holder.range)) break;
      posts.push(post);
      index = post.last;
    } else if (posts.length === 0 || (range && !(lines[index] as CvLine).bullet)) break;
  }
  return posts;
}

/** « Secteur bancaire 2010 – 2024 » over « Guichetière 2010 – 2015 » and « La Poste, Dole »: each post has its own house. */
function isHouseInTown(line: CvLine | undefined): boolean {
  const [name = '', town = '', ...others] = line?.text.split(/, | – /u) ?? [];
  if (!line || line.bullet || others.length > 0 || !isPlace(town)) return false;
  return /^\p{Lu}/u.test(name) && isNoTitle(name) && !isPlace(name) && !looksLikeTask(name);
}

/** A title with its dates, or above them, and nothing else by name. */
function postAt(lines: readonly CvLine[], index: number): Post | null {
  const line = lines[index] as CvLine;
  if (line.text.length > longestHead) return null;
  const range = headerRange(line);
  if (range) return range.from && isPost(line, range) ? { first: index, last: index, range } : null;
  const below = lines[index + 1];
  const dates = below && !below.bullet && !below.gap ? headerRange(below) : null;
  if (line.bullet || !below || !dates?.from || namesOf(below, dates).length > 0) return null;
  return isPost(line, null) ? { first: index, last: index + 1, range: dates } : null;
}

function isPost(line: CvLine, range: DateRange | null): boolean {
  const [title, ...others] = namesOf(line, range);
  return title !== undefined && others.length === 0 && titleLikeness(title) >= 1.5 && !looksLikeTask(title);
}

function isNoTitle(text: string): boolean {
  return titleLikeness(text) < 0.5;
}

/** What a line names but towns and contracts. */
function namesOf(line: CvLine, range: DateRange | null): string[] {
  const parts = splitHeader(line, 0, range).map(({ text }) => text);
  return parts.filter((text) => !isPlace(text) && !isContract(text) && /\p{L}{2}/u.test(text));
}

function withoutDates(line: CvLine, range: DateRange): CvLine {
  const parts = splitHeader(line, 0, range);
  const start = Math.min(...parts.map(({ span }) => span.start));
  const end = Math.max(...parts.map(({ span }) => span.end));
  return { ...line, start, end, text: line.text.slice(start - line.start, end - line.start) };
}

function sameEnd(post: DateRange, all: DateRange): boolean {
  return post.to === all.to || post.to?.slice(0, 4) === all.to?.slice(0, 4);
}

function startsWithin(post: DateRange, all: DateRange): boolean {
  return yearOf(post.from) >= yearOf(all.from);
}

function endsBefore(post: DateRange, later: DateRange): boolean {
  return post.to !== 'present' && yearOf(post.to) <= yearOf(later.from);
}

function yearOf(date: string | null): string {
  return date?.slice(0, 4) ?? '';
}
