import type { Amendment } from '@coach/contracts/amendment';
import type { Education, EducationStatus } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { spokenDate } from '../../writing/spoken-dates.ts';
import { levelOfDegree } from '../education/level-of-degree.ts';
import { appendLine, type Draft, type DraftJob, type Entry, oneLine, supersede } from './amend-cv-draft.ts';

type ExperienceValue = Extract<Amendment, { kind: 'set-experience' }>['value'];
type Outcome = Pick<Education, 'obtained' | 'status'>;
type EducationValue = Extract<Amendment, { kind: 'set-education' }>['value'];

/** Corrects an experience, or adds one at the top. */
export function setExperience(draft: Draft, index: number | null, value: ExperienceValue): void {
  const job = index === null ? newJob(draft) : draft.experiences[index];
  if (!job) return;
  const next = { title: line(value.title), company: line(value.company), start: value.start, end: value.end };
  correct(draft, job, next, [
    ['title', next.title],
    ['company', next.company],
    ['start', next.start && spokenDate(next.start)],
    ['end', next.end && spokenDate(next.end)],
  ]);
  if (value.bullets) setBullets(draft, job, value.bullets.map(oneLine));
}

function newJob(draft: Draft): DraftJob {
  const job: DraftJob = { value: { title: null, company: null, start: null, end: null }, spans: {}, bullets: [] };
  draft.experiences.unshift(job);
  return job;
}

function setBullets(draft: Draft, job: DraftJob, bullets: string[]): void {
  const kept = [...job.bullets];
  job.bullets = bullets.map((text) => {
    const same = kept.findIndex((bullet) => bullet.text === text);
    const [known] = same < 0 ? [] : kept.splice(same, 1);
    return known ?? { text, span: appendLine(draft, text) };
  });
  for (const { span } of kept) supersede(draft, span);
}

/** Corrects a course or diploma, or adds one at the top. */
export function setEducation(draft: Draft, index: number | null, value: EducationValue): void {
  if (index === null) {
    draft.education.unshift({
      value: { degree: null, school: null, year: null, obtained: null, status: null, level: null },
      spans: {},
    });
  }
  const entry = draft.education[index ?? 0];
  if (!entry) return;
  const { year } = value;
  const degree = line(value.degree);
  const level = degree === entry.value.degree ? entry.value.level : levelOfDegree(degree ?? '');
  const next = {
    ...{ degree, school: line(value.school), year },
    ...outcomeOf(value, entry.value.status),
    level,
  };
  correct(draft, entry, next, [
    ['degree', next.degree],
    ['school', next.school],
    ['year', next.year],
  ]);
}

/** Both say the same: a status, where the correction gives one, says whether the diploma was obtained. */
function outcomeOf({ obtained, status }: EducationValue, before: EducationStatus | null): Outcome {
  if (status === undefined) return { obtained, status: statusOf(obtained, before) };
  return { obtained: status && status === 'obtained', status };
}

/** What is known of how a course ended holds as long as the correction does not deny it. */
function statusOf(obtained: boolean | null, before: EducationStatus | null): EducationStatus | null {
  if (obtained) return 'obtained';
  return obtained === null || before === 'obtained' ? null : before;
}

/** Writes the entry anew on one line if anything changed, and points what changed at it. */
function correct<T extends object>(
  draft: Draft,
  entry: Entry<T>,
  next: T,
  fields: [keyof T & string, string | null][],
): void {
  const before = entry.value;
  const changed = fields.filter(([field]) => before[field] !== next[field]);
  entry.value = next;
  if (changed.length === 0) return;
  for (const [field] of changed) {
    supersede(draft, entry.spans[`.${field}`]);
    delete entry.spans[`.${field}`];
  }
  const told = fields.flatMap(([field, text]) => (text ? [{ field, text }] : []));
  if (told.length === 0) return;
  const written = appendLine(draft, told.map(({ text }) => text).join(' – '));
  let at = written.start;
  for (const { field, text } of told) {
    const span: Span = { start: at, end: at + text.length };
    if (changed.some(([name]) => name === field)) entry.spans[`.${field}`] = span;
    at = span.end + 3;
  }
  entry.spans[''] ??= written;
}

function line(value: string | null): string | null {
  return value === null ? null : oneLine(value);
}
