import type { Span } from '@coach/contracts/span';
import { levelOfDegree } from '../education/level-of-degree.ts';
import { type FoundEducation, readStudy } from '../education/read-education.ts';
import { bareEmployer } from '../jobs/bare-employer.ts';
import type { FoundExperience } from '../jobs/read-experiences.ts';
import { joinBullets } from '../lines/join-bullets.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { type HeaderPart, headerRange, lonePart } from '../sections/header-parts.ts';
import type { FormField } from './form-labels.ts';
import type { FormEntry } from './plain-form.ts';

/** The jobs of a form: each field is what its label says. */
export function jobsOf(entries: readonly FormEntry[]): FoundExperience[] {
  return entries.filter(({ kind, lines }) => kind === 'job' && lines.length > 0).map(jobOf);
}

function jobOf({ lines, fields }: FormEntry): FoundExperience {
  const line = (field: FormField) => fields.get(field)?.[0];
  const spans: Record<string, Span> = { '': wholeOf(lines) };
  const [title, dates, employer] = [line('title'), line('dates'), line('employer')];
  const company = employer && bareEmployer(nameOf(employer));
  const range = dates ? headerRange(dates) : null;
  if (title) spans.title = partOf(title).span;
  if (company) spans.company = company.span;
  if (dates && range) {
    spans.start = { start: dates.start + range.start, end: dates.start + range.end };
    spans.end = spans.start;
  }
  const bullets = joinBullets(fields.get('activities') ?? []);
  bullets.forEach(({ span }, index) => {
    spans[`bullets.${index}`] = span;
  });
  const experience = {
    title: title?.text ?? null,
    company: company?.text ?? null,
    start: range?.from ?? null,
    end: range?.to ?? null,
    bullets: bullets.map(({ text }) => text),
  };
  return { experience, spans };
}

/** The studies of a form, short courses among them. */
export function studiesOf(entries: readonly FormEntry[]): FoundEducation[] {
  return entries.filter(({ kind, lines }) => kind === 'study' && lines.length > 0).flatMap(studyOf);
}

function studyOf({ lines, fields }: FormEntry): FoundEducation[] {
  const level = levelOfDegree(fields.get('level')?.[0]?.text ?? '');
  return readStudy(lines).map((found) => ({
    ...found,
    education: { ...found.education, level: found.education.level ?? level },
  }));
}

/** « Norlog SAS, ZI de la Pilaterie, 59290 Wasquehal »: the address is asked for behind the name. */
function nameOf(employer: CvLine): HeaderPart {
  const name = employer.text.split(/, (?!S\p{Lu}{1,3}$)/u, 1)[0] as string;
  const span = { start: employer.start, end: employer.start + name.length };
  return lonePart(name, span);
}

function partOf({ text, start, end }: CvLine): { text: string; span: Span } {
  return { text, span: { start, end } };
}

function wholeOf(lines: readonly CvLine[]): Span {
  return { start: (lines[0] as CvLine).start, end: (lines.at(-1) as CvLine).end };
}
