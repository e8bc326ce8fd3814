import { findDates } from '../../text/find-dates.ts';
import { type CvLine, itemAfter } from '../lines/read-lines.ts';
import { namingParts } from '../sections/entry-windows.ts';
import { type HeaderPart, headerRange, lonePart } from '../sections/header-parts.ts';
import { continuations, type Entry } from '../sections/split-entries.ts';
import { type Naming, nameJob } from './name-job.ts';
import { type JobPart, type Labelled, labelledPart, partNamed } from './part-labels.ts';
import { ratePart } from './rate-part.ts';

/** A job read by its labels. */
export type LabelledJob = { entry: Entry; naming: Naming };

const headParts: readonly JobPart[] = ['title', 'employer', 'dates', 'place'];
const most = 3_000;

/**
 * The jobs of a section that gives each by labels, « Poste : … / Entreprise : … / Durée : … / Missions : … »; what has
 * no label, « Garage Lemoine, Dole » above « Poste : », tells what no label does. Null where jobs are told otherwise.
 */
export function labelledJobs(source: readonly CvLine[]): LabelledJob[] | null {
  const lines = source.slice(0, most).flatMap(cellsApart);
  const standing = standingLabels(lines);
  const labels = lines.map((line) => (line.bullet ? null : (labelledPart(line) ?? standing.get(line.text) ?? null)));
  const heads = labels.filter(isHeadLabel);
  const parts = new Set(heads.map((label) => label?.part));
  // A label that stands alone in its CV is no form of its jobs.
  if (parts.size < 2 || !(parts.has('title') || parts.has('employer'))) return null;
  const starts = startsOf(lines, labels);
  const [first] = starts;
  if (first === undefined || first > 0) return null;
  const jobs = starts.flatMap((start, order) => postsOf(lines, labels, start, starts[order + 1] ?? lines.length));
  return jobs.filter(isComplete).length * 2 > jobs.length && !jobs.some(tellsMore) ? jobs : null;
}

/** « Période », « Entreprise », « Fonction » alone above what they ask for, in every job, without a colon. */
function standingLabels(lines: readonly CvLine[]): Map<string, Labelled> {
  const seen = new Set<string>();
  const standing = new Map<string, Labelled>();
  for (const { text, bullet } of lines) {
    const part = bullet ? null : partNamed(text);
    if (part && seen.has(text)) standing.set(text, { part, value: null });
    if (part) seen.add(text);
  }
  const parts = new Set([...standing.values()].map(({ part }) => part));
  return parts.has('dates') && (parts.has('title') || parts.has('employer')) ? standing : new Map();
}

/** « Poste : serveuse	Durée : 6 mois »: each label opens a line of its own. */
function cellsApart(line: CvLine): CvLine[] {
  if (line.bullet || line.text.length > 200) return [line];
  const cells: CvLine[] = [];
  let rest: CvLine = line;
  for (const match of line.text.matchAll(/(?:\t|\s[|–—/-]\s)(?=([^:\t]{3,40}?)\s?:\s)/gu)) {
    if (!partNamed(match[1] as string)) continue;
    const length = line.start + match.index - rest.start;
    const behind = itemAfter(rest, length + match[0].length);
    if (!behind || length <= 0) continue;
    cells.push({ ...rest, text: rest.text.slice(0, length), end: rest.start + length });
    rest = { ...behind, bullet: false, gap: false };
  }
  return [...cells, rest];
}

/** Where the jobs begin: at the label that opens the first of them, and at what stands above it as in the first. */
function startsOf(lines: readonly CvLine[], labels: readonly (Labelled | null)[]): number[] {
  const first = labels.findIndex(isHeadLabel);
  const opener = labels[first]?.part;
  const joined = continuations(lines);
  const above = Math.min(first, 2);
  return lines.flatMap((_, index) => {
    if (labels[index]?.part !== opener) return [];
    let start = index;
    while (start > index - above && start > 0 && canOpen(start - 1)) start--;
    return [start];
  });

  function canOpen(index: number): boolean {
    const { bullet, text } = lines[index] as CvLine;
    return !bullet && !labels[index] && !(joined[index] && index > 0) && text.length < 110;
  }
}

/**
 * The posts with one employer: « Entreprise : … », then « Poste : … / Dates : … » and the tasks, again « Poste : … /
 * Dates : … » and the tasks.
 */
function postsOf(
  lines: readonly CvLine[],
  labels: readonly (Labelled | null)[],
  start: number,
  end: number,
): LabelledJob[] {
  const starts = [start];
  let behind = start + jobOf(lines, labels, start, end, null).entry.header.length;
  for (let index = behind; index < end; index++) {
    const part = labels[index]?.part;
    if (index < behind || (part !== 'title' && part !== 'dates')) continue;
    const post = jobOf(lines, labels, index, Math.min(end, index + mostInHead), null);
    if (!isComplete(post)) continue;
    starts.push(index);
    behind = index + post.entry.header.length;
  }
  let employer: HeaderPart | null = null;
  return starts.map((from, order) => {
    const post = jobOf(lines, labels, from, starts[order + 1] ?? end, employer);
    employer = post.naming.company;
    return post;
  });
}

const mostInHead = 10;

function isComplete({ naming, entry }: LabelledJob): boolean {
  return naming.title !== null && entry.range !== null;
}

function jobOf(
  lines: readonly CvLine[],
  labels: readonly (Labelled | null)[],
  start: number,
  end: number,
  employer: HeaderPart | null,
): LabelledJob {
  const told = new Map<JobPart, CvLine>();
  const bare: CvLine[] = [];
  let at = start;
  while (at < end && isHeader(at)) at += take(at);
  const labelled = told.get('dates');
  const dated = [...(labelled ? [labelled] : []), ...told.values(), ...bare].find((line) => rangeIn(line) !== null);
  const body = lines.slice(at, end).flatMap((line, index) => taskOf(line, labels[at + index] ?? null));
  const naming = namingOf(told, bare);
  return {
    entry: { header: lines.slice(start, at), range: dated ? rangeIn(dated) : null, rangeLine: dated ?? null, body },
    naming: { ...naming, company: naming.company ?? employer },
  };

  function rangeIn(line: CvLine): Entry['range'] {
    return headerRange(line) ?? (line === labelled ? loneRange(line) : null);
  }

  /** Up to the tasks; behind the first label, what has none belongs to the head where another label follows it. */
  function isHeader(index: number): boolean {
    const { bullet, text } = lines[index] as CvLine;
    const part = labels[index]?.part;
    if (bullet || part === 'tasks' || part === 'results') return false;
    return (
      part !== undefined ||
      (told.size === 0 && text.length <= 110) ||
      (index + 1 < end && isHeadLabel(labels[index + 1]))
    );
  }

  /** Takes a line, and the next one where a label stands alone above what it asks for. */
  function take(index: number): number {
    const label = labels[index];
    const line = lines[index] as CvLine;
    if (!label) {
      bare.push(line);
      return 1;
    }
    const below = !label.value && index + 1 < end && !labels[index + 1] ? lines[index + 1] : undefined;
    const content = label.value ?? below;
    if (content && !told.has(label.part)) told.set(label.part, content);
    return below ? 2 : 1;
  }
}

/** « 6 mois en 2018 » behind « Durée : ». */
function loneRange(line: CvLine): Entry['range'] {
  const [date, second] = findDates(line.text);
  if (!date || second || date.value.startsWith('--') || date.value === 'present') return null;
  return { from: date.value, to: date.value, start: date.start, end: date.end, single: true };
}

function isHeadLabel(label: Labelled | null | undefined): boolean {
  return label !== null && label !== undefined && headParts.includes(label.part);
}

/** What stands behind « Missions : » is a task; results keep the word that tells them. */
function taskOf(line: CvLine, label: Labelled | null): CvLine[] {
  if (!label) return [line];
  // « Dates : 2015 – 2018 » that no title goes with: what is told here is not understood.
  if (isHeadLabel(label)) return [{ ...line, bullet: headerRange(line) === null }];
  if (label.part === 'results') return [{ ...line, bullet: label.value !== null }];
  return label.value ? [{ ...label.value, bullet: true }] : [];
}

function namingOf(told: ReadonlyMap<JobPart, CvLine>, bare: readonly CvLine[]): Naming {
  const [title, employer] = [told.get('title'), told.get('employer')];
  const [first = null] = bare.flatMap(partsOf);
  const named: Naming = { title: first, company: null, score: 0, clear: true, titleFirst: true };
  if (employer) return { ...named, title: title ? whole(title) : first, company: whole(employer) };
  if (title && first) return { ...named, title: whole(title), company: first };
  // « Poste : vendeuse chez Lacoste »
  const both = title ? nameJob(partsOf(title, 0), true) : named;
  return { ...both, title: both.title ?? (title ? whole(title) : null) };
}

function partsOf(line: CvLine, index: number) {
  return namingParts(line, index, headerRange(line)).map(ratePart);
}

/** The words behind a label, without the dates that may follow them. */
function whole(line: CvLine): HeaderPart {
  const range = headerRange(line);
  const cell = line.text.slice(0, range && range.start > 2 ? range.start : undefined).split('\t', 1)[0] as string;
  const text = cell.replace(/[\s,;:(–—|-]+$/u, '');
  const span = { start: line.start, end: line.start + text.length };
  return lonePart(text, span);
}

/** A line with dates among the tasks may head a job that no label tells. */
function tellsMore({ entry }: LabelledJob): boolean {
  return entry.body.some((line) => !line.bullet && line.text.length < 110 && headerRange(line) !== null);
}
