import type { Contact, Education, Experience, HeadingKind, Language, ParsedCv } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { additionsHeading } from '../../match/lines.ts';

/** An entry of a list with the slices it came from: `''` is the entry itself, `.title` one of its fields. */
export type Entry<T> = { value: T; spans: Record<string, Span> };
export type DraftBullet = { text: string; span: Span | null };
export type DraftJob = Entry<Omit<Experience, 'bullets'>> & { bullets: DraftBullet[] };

/** A CV being corrected: its fields may move in their lists, the text only grows. */
export type Draft = {
  text: string;
  /** Length of the text before any correction: line offsets stay below it. */
  originalLength: number;
  contact: Contact;
  title: string | null;
  summary: string | null;
  /** `contact.email`, `title`, `summary`… */
  spans: Record<string, Span>;
  headings: Entry<{ text: string; kind: HeadingKind }>[];
  experiences: DraftJob[];
  education: Entry<Education>[];
  skills: Entry<string>[];
  languages: Entry<Language>[];
  certifications: Entry<string>[];
  licences: Entry<string>[];
  interests: Entry<string>[];
  superseded: Span[];
};

export const listNames = [
  'headings',
  'experiences',
  'education',
  'skills',
  'languages',
  'certifications',
  'licences',
  'interests',
] as const;

/** Opens a CV for correction; the CV itself is left as it is. */
export function openDraft(cv: ParsedCv): Draft {
  const { own, entries } = sortSpans(cv);
  const entry = <T>(list: string, value: T, index: number): Entry<T> => ({
    value,
    spans: entries[`${list}.${index}`] ?? {},
  });
  return {
    text: cv.text,
    originalLength: cv.text.length,
    contact: { ...cv.contact },
    title: cv.title,
    summary: cv.summary,
    spans: own,
    headings: cv.headings.map((value, index) => entry('headings', value, index)),
    experiences: cv.experiences.map((experience, index) => openJob(experience, entries[`experiences.${index}`] ?? {})),
    education: cv.education.map((value, index) => entry('education', value, index)),
    skills: cv.skills.map((value, index) => entry('skills', value, index)),
    languages: cv.languages.map((value, index) => entry('languages', value, index)),
    certifications: cv.certifications.map((value, index) => entry('certifications', value, index)),
    // Kept CVs may have been read before licences had a list of their own.
    licences: (cv.licences ?? []).map((value, index) => entry('licences', value, index)),
    interests: cv.interests.map((value, index) => entry('interests', value, index)),
    superseded: [...cv.superseded],
  };
}

function sortSpans(cv: ParsedCv): { own: Record<string, Span>; entries: Record<string, Record<string, Span>> } {
  const own: Record<string, Span> = {};
  const entries: Record<string, Record<string, Span>> = {};
  for (const [path, span] of Object.entries(cv.spans)) {
    const match = /^([a-z]+\.\d+)(\..+)?$/.exec(path);
    const key = match?.[1];
    if (!key || key.startsWith('contact.')) own[path] = span;
    else {
      const entry = entries[key] ?? {};
      entry[match[2] ?? ''] = span;
      entries[key] = entry;
    }
  }
  return { own, entries };
}

function openJob({ bullets, ...value }: Experience, spans: Record<string, Span>): DraftJob {
  const fields = Object.entries(spans).filter(([field]) => !field.startsWith('.bullets.'));
  return {
    value,
    spans: Object.fromEntries(fields),
    bullets: bullets.map((text, index) => ({ text, span: spans[`.bullets.${index}`] ?? null })),
  };
}

/** The CV as corrected. */
export function closeDraft(draft: Draft): ParsedCv {
  const spans: Record<string, Span> = { ...draft.spans };
  for (const name of listNames) {
    draft[name].forEach((entry, index) => {
      for (const [field, span] of Object.entries(entry.spans)) spans[`${name}.${index}${field}`] = span;
    });
  }
  draft.experiences.forEach(({ bullets }, job) => {
    bullets.forEach(({ span }, bullet) => {
      if (span) spans[`experiences.${job}.bullets.${bullet}`] = span;
    });
  });
  return {
    contact: draft.contact,
    title: draft.title,
    summary: draft.summary,
    headings: draft.headings.map(({ value }) => value),
    experiences: draft.experiences.map(({ value, bullets }) => ({
      ...value,
      bullets: bullets.map(({ text }) => text),
    })),
    education: draft.education.map(({ value }) => value),
    skills: draft.skills.map(({ value }) => value),
    languages: draft.languages.map(({ value }) => value),
    certifications: draft.certifications.map(({ value }) => value),
    licences: draft.licences.map(({ value }) => value),
    interests: draft.interests.map(({ value }) => value),
    text: draft.text,
    spans,
    superseded: draft.superseded,
  };
}

/** Adds a line under « Précisions du candidat » and tells where it stands. */
export function appendLine(draft: Draft, line: string): Span {
  const heading = `\n\n${additionsHeading}`;
  if (!draft.text.includes(`${heading}\n`)) draft.text += heading;
  const start = draft.text.length + 1;
  draft.text += `\n${line}`;
  return { start, end: start + line.length };
}

/** Marks slices as no longer counting. */
export function supersede(draft: Draft, ...spans: (Span | null | undefined)[]): void {
  for (const span of spans) {
    const known = span && draft.superseded.some(({ start, end }) => start <= span.start && end >= span.end);
    if (span && !known) draft.superseded.push({ start: span.start, end: span.end });
  }
}

/** A value on one line, without margins. */
export function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}
