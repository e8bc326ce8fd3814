import type { Span } from '@coach/contracts/span';
import type { Job } from '../../match/context.ts';
import { spokenPeriod } from '../../writing/spoken-dates.ts';
import {
  additionsStart,
  type Block,
  type Building,
  printable,
  use,
  useField,
  withoutMarker,
} from '../optimise/optimise-cv-building.ts';
import { headingRest, withDetail } from '../optimise/optimise-cv-rest.ts';

/** A job or a course, and where in the CV it stands. */
export type LaidOutEntry = { kind: 'experience' | 'education'; start: number; block: Block };

/** Jobs and courses in the order of the CV; their lines then count as used. */
export function laidOutEntries(building: Building): LaidOutEntry[] {
  const { context } = building;
  const jobs = context.jobs.map((job) => jobEntry(building, job));
  const courses = context.cv.education.map((_, index) => courseEntry(building, index));
  return [...jobs, ...courses].sort((a, b) => a.start - b.start);
}

function jobEntry(building: Building, job: Job): LaidOutEntry {
  const { experience, index } = job;
  const { spans } = building.context.cv;
  const path = `experiences.${index}`;
  const dates = writtenPeriod(building, spans[`${path}.start`], spans[`${path}.end`]);
  use(building, spans[`${path}.start`], spans[`${path}.end`]);
  useField(building, spans[`${path}.title`], experience.title);
  useField(building, spans[`${path}.company`], experience.company);
  for (const { span, text } of job.bullets) useField(building, span, text);
  const rest = headingRest(building, spans[path]);
  const subtitle = rest.details.reduce(withDetail, (experience.title ? experience.company : null) ?? '');
  const block: Block = {
    kind: 'entry',
    title: experience.title ?? experience.company ?? 'Expérience',
    subtitle: subtitle || null,
    dates: dates ?? spokenPeriod(experience.start, experience.end),
    bullets: [...rest.sentences, ...experience.bullets].map((line) => printable(withoutMarker(line))),
  };
  return { kind: 'experience', start: (spans[path] ?? job.heading)?.start ?? 0, block };
}

function courseEntry(building: Building, index: number): LaidOutEntry {
  const { cv } = building.context;
  const path = `education.${index}`;
  const course = cv.education[index];
  const year = cv.spans[`${path}.year`];
  const period = year ? withEarlierYear(building, year) : null;
  use(building, period);
  useField(building, cv.spans[`${path}.degree`], course?.degree ?? null);
  useField(building, cv.spans[`${path}.school`], course?.school ?? null);
  const rest = headingRest(building, cv.spans[path]);
  const subtitle = rest.details.reduce(withDetail, (course?.degree ? course.school : null) ?? '');
  const block: Block = {
    kind: 'entry',
    title: course?.degree ?? course?.school ?? 'Formation',
    subtitle: subtitle || null,
    dates: period ? sliceOf(building, period) : (course?.year ?? null),
    bullets: rest.sentences,
  };
  return { kind: 'education', start: (cv.spans[path] ?? year)?.start ?? 0, block };
}

/** A period as the CV prints it; null where it does not in one go, or where the person corrected it. */
function writtenPeriod(building: Building, start: Span | undefined, end: Span | undefined): string | null {
  if (!start || !end || end.start < start.start || end.end > additionsStart(building)) return null;
  const between = building.context.cv.text.slice(start.end, end.start);
  if (!/^[^\n\p{L}\d]{0,8}(?:à|au|to)?[^\n\p{L}\d]{0,8}$/u.test(between)) return null;
  const period = { start: start.start, end: Math.max(start.end, end.end) };
  const written = sliceOf(building, period);
  const goesOn = /^\s*[-–—]\s*\n/.test(building.context.cv.text.slice(period.end, period.end + 5));
  return goesOn || /[-–—]$/.test(written) ? null : written;
}

/** « 2015 – 2017 », where only the year a course ended is understood. */
function withEarlierYear({ context }: Building, year: Span): Span {
  const before = context.live.slice(Math.max(0, year.start - 40), year.start);
  const earlier = /(?:\p{L}{3,9}\.? )?\b(?:\d{2}\/)?(?:19|20)\d\d ?(?:[-–—/à]|au) ?(?:\p{L}{3,9}\.? |\d{2}\/)?$/u.exec(
    before,
  );
  return { start: year.start - (earlier?.[0].length ?? 0), end: year.end };
}

function sliceOf({ context }: Building, { start, end }: Span): string {
  return context.cv.text.slice(start, end).replace(/\s+/g, ' ').trim();
}
