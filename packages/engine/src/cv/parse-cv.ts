import type { HeadingKind, ParsedCv } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findSkills } from '../skills/find-skills.ts';
import { knownCity } from '../text/known-names.ts';
import { whileReading } from '../text/while-reading.ts';
import { readContact } from './contact/read-contact.ts';
import { readHeadline } from './contact/read-headline.ts';
import { grantStateDiplomas } from './education/grant-state-diplomas.ts';
import { readEducation } from './education/read-education.ts';
import { bracketedForm } from './forms/bracketed-form.ts';
import { jobsOf, studiesOf } from './forms/form-entries.ts';
import { type FormEntry, plainForm } from './forms/plain-form.ts';
import { readExperiences } from './jobs/read-experiences.ts';
import { composeText } from './lines/compose-text.ts';
import { type CvLine, type CvSource, readLines } from './lines/read-lines.ts';
import { withoutMaker } from './lines/without-maker.ts';
import { tellsCivilStatus } from './lists/civil-status.ts';
import { readInterests } from './lists/read-interests.ts';
import { licencesIn } from './lists/read-licences.ts';
import { readListedSkills, withListed } from './lists/read-listed-skills.ts';
import { type Item, readCertifications, readLanguages } from './lists/read-lists.ts';
import { readSummary } from './lists/read-summary.ts';
import { mailApart } from './sections/mail-apart.ts';
import { type Section, splitSections } from './sections/split-sections.ts';
import { keepWords } from './words-of-cv.ts';

/**
 * Reads a CV: contact, headline, summary, sections, jobs, studies, skills, languages. Better with the lines of the
 * document, complete without. Never throws; what is not told is null or empty. Linear in the length of the text.
 */
export function parseCv(source: CvSource): ParsedCv {
  return whileReading(() => parseSource(source));
}

function parseSource(source: CvSource): ParsedCv {
  const composed = composeText(source);
  if (!composed) return parseComposed(source);
  const cv = parseComposed(composed.source);
  const spans = Object.entries(cv.spans).map(([path, span]) => [path, composed.restore(span)]);
  return { ...cv, text: source.text, spans: Object.fromEntries(spans) };
}

function parseComposed(source: CvSource): ParsedCv {
  const lines = readLines(source);
  const form = plainForm(source.text, lines);
  const plain = form ?? bracketedForm(source.text, lines);
  if (!plain) return parseLines(source.text, lines, null);
  const cv = parseLines(plain.text, plain.lines, form?.entries ?? null);
  const spans = Object.entries(cv.spans).map(([path, span]) => [path, plain.restore(span)]);
  return { ...cv, text: source.text, spans: Object.fromEntries(spans) };
}

/** The lines of a CV read; of a form, its entries are told by their labels. */
function parseLines(text: string, lines: readonly CvLine[], entries: readonly FormEntry[] | null): ParsedCv {
  const sections = mailApart(splitSections(withoutMaker(lines)));
  const { contact, spans, used } = readContact(text, lines, sections);
  const headline = readHeadline(sections, spans['contact.fullName'], contact.fullName);
  const summary = readSummary(sections, used, headline?.span ?? null);
  if (headline) spans.title = headline.span;
  if (summary) spans.summary = summary.span;
  const headings = sections.flatMap(({ heading, kind }) => (heading && kind ? [{ ...heading, kind }] : []));
  headings.forEach((heading, index) => {
    spans[`headings.${index}`] = heading.span;
  });
  noteUnheaded(sections, spans);
  const told = (kind: HeadingKind) => sections.filter((section) => section.kind === kind);
  const experiences = entries ? jobsOf(entries) : told('experience').flatMap(({ lines }) => readExperiences(lines));
  note('experiences', experiences, spans);
  const studies = entries ? studiesOf(entries) : told('education').flatMap(({ lines }) => readEducation(lines));
  const education = grantStateDiplomas(
    studies.filter(({ course }) => !course),
    text,
  );
  const courses = studies.filter(({ course }) => course);
  note('education', education, spans);
  const licences = licencesIn(text);
  return keepWords({
    contact,
    title: headline?.text ?? null,
    summary: summary?.text ?? null,
    headings: headings.map(({ text: words, kind }) => ({ text: words, kind })),
    experiences: experiences.map((found) => found.experience),
    education: education.map((found) => found.education),
    skills: keep(
      'skills',
      withListed(readSkills(text, notSkills(sections, spans), licences), readListedSkills(sections)),
      spans,
    ),
    languages: keep('languages', readLanguages(text, sections), spans),
    certifications: keep('certifications', readCertifications(text, sections, courses), spans),
    licences: keep('licences', licences, spans),
    interests: keep('interests', readInterests(sections), spans),
    text,
    spans,
    superseded: [],
  });
}

/** A column that goes on with its section, « Langue : anglais » inside another: what opens a section without a heading. */
function noteUnheaded(sections: readonly Section[], spans: Record<string, Span>): void {
  sections.forEach(({ kind, heading, lines }, index) => {
    const [first, last] = [lines[0], lines.at(-1)];
    if (index === 0 || heading || !first || !last) return;
    spans[`sections.${kind ?? 'header'}.${index}`] = { start: first.start, end: last.end };
  });
}

function note(path: string, found: readonly { spans: Record<string, Span> }[], spans: Record<string, Span>): void {
  found.forEach((entry, index) => {
    for (const [field, span] of Object.entries(entry.spans)) {
      spans[field === '' ? `${path}.${index}` : `${path}.${index}.${field}`] = span;
    }
  });
}

/** What names no skill: the person and their address, employers, schools, hobbies, headings. */
function notSkills(sections: readonly Section[], spans: Record<string, Span>): Span[] {
  const named = Object.entries(spans).flatMap(([path, span]) => (notSkillPath.test(path) ? [span] : []));
  const hobbies = sections.filter(({ kind }) => kind === 'interests').flatMap(({ lines }) => lines);
  const civil = sections.flatMap(({ kind, lines }) =>
    kind === null ? lines.filter(({ text }) => tellsCivilStatus(text)) : [],
  );
  return [...named, ...hobbies, ...civil];
}

const notSkillPath = /^(?:contact\..+|headings\.\d+|experiences\.\d+\.company|education\.\d+\.school)$/;

/** Licences have a list of their own. */
function readSkills(text: string, excluded: readonly Span[], licences: readonly Item<string>[]): Item<string>[] {
  const listed = new Set(licences.map(({ value }) => value));
  const outside = maskOf(text.length, excluded);
  const first = new Map<string, Item<string>>();
  for (const { skill, start, end } of findSkills(text)) {
    if (listed.has(skill) || isTown(text.slice(start, end))) continue;
    if (outside[start] === 0 && !first.has(skill)) first.set(skill, { value: skill, span: { start, end } });
  }
  return [...first.values()];
}

/** « (Vannes) », « Muret » are where, not what. */
function isTown(written: string): boolean {
  return /^\p{Lu}/u.test(written) && knownCity(written) !== null;
}

function maskOf(length: number, spans: readonly Span[]): Uint8Array {
  const mask = new Uint8Array(length + 1);
  for (const span of spans) mask.fill(1, span.start, span.end);
  return mask;
}

function keep<Value>(path: string, items: readonly Item<Value>[], spans: Record<string, Span>): Value[] {
  items.forEach((item, index) => {
    spans[`${path}.${index}`] = item.span;
  });
  return items.map((item) => item.value);
}
