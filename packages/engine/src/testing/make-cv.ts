import type { Contact, Education, Experience, HeadingKind, Language, ParsedCv } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { licencesIn } from '../cv/lists/read-licences.ts';
import { findSkills } from '../skills/find-skills.ts';

export type CvParts = {
  contact?: Partial<Contact>;
  title?: string | null;
  summary?: string | null;
  experiences?: Partial<Experience>[];
  education?: Partial<Education>[];
  /** Items of the « Compétences » section, as written. */
  listed?: string[];
  languages?: Language[];
  /** Lines before the first heading. */
  header?: string[];
  interests?: string[];
};

/** A CV written out and understood without fault, for tests that are not about reading. */
export function makeCv(parts: CvParts = {}): ParsedCv {
  const page = startPage();
  const { contact = {}, experiences = [], education = [], listed = [], languages = [], interests = [] } = parts;
  const held: Contact = {
    fullName: 'Camille Roux',
    email: 'camille.roux@example.com',
    phone: '+33612345678',
    city: 'Nantes',
    linkedin: null,
    ...contact,
  };
  for (const field of ['fullName', 'phone', 'email', 'city', 'linkedin'] as const) {
    const value = held[field];
    if (value) page.line([[`contact.${field}`, value]]);
  }
  for (const line of parts.header ?? []) page.line([[null, line]]);
  if (parts.title) page.line([['title', parts.title]]);
  if (parts.summary) {
    page.heading('Profil', 'summary');
    page.line([['summary', parts.summary]]);
  }
  if (experiences.length > 0) page.heading('Expérience professionnelle', 'experience');
  experiences.forEach((job, index) => {
    writeJob(page, job, `experiences.${index}`);
  });
  if (education.length > 0) page.heading('Formation', 'education');
  education.forEach(({ degree, school, year }, index) => {
    const path = `education.${index}`;
    page.entry(path, () => page.line(fieldsOf(path, { degree, school, year })));
  });
  if (listed.length > 0) page.heading('Compétences', 'skills');
  if (listed.length > 0) page.line([[null, listed.join(', ')]]);
  if (languages.length > 0) page.heading('Langues', 'languages');
  languages.forEach(({ name, level }, index) => {
    page.line([[`languages.${index}`, level ? `${name} (${level})` : name]]);
  });
  if (interests.length > 0) page.heading('Loisirs', 'interests');
  interests.forEach((interest, index) => {
    page.line([[`interests.${index}`, interest]]);
  });
  const licences = licencesIn(page.text());
  const driven = new Set(licences.map(({ value }) => value));
  const named = findSkills(page.text()).filter(({ skill }) => !driven.has(skill));
  const skills = new Map(named.map(({ skill, start, end }) => [skill, { start, end }]));
  [...skills.values()].forEach((span, index) => {
    page.spans[`skills.${index}`] = span;
  });
  licences.forEach(({ span }, index) => {
    page.spans[`licences.${index}`] = span;
  });
  return {
    contact: held,
    title: parts.title ?? null,
    summary: parts.summary ?? null,
    headings: page.headings,
    experiences: experiences.map((job) => ({
      title: null,
      company: null,
      start: null,
      end: null,
      bullets: [],
      ...job,
    })),
    education: education.map((entry) => ({
      degree: null,
      school: null,
      year: null,
      obtained: null,
      status: null,
      level: null,
      ...entry,
    })),
    skills: [...skills.keys()],
    languages,
    certifications: [],
    licences: licences.map(({ value }) => value),
    interests,
    text: page.text(),
    spans: page.spans,
    superseded: [],
  };
}

type Page = ReturnType<typeof startPage>;
type Fields = [string | null, string][];

function startPage() {
  let written = '';
  const spans: Record<string, Span> = {};
  const headings: { text: string; kind: HeadingKind }[] = [];
  return {
    spans,
    headings,
    text: () => written.trimEnd(),
    line(fields: Fields): void {
      fields.forEach(([path, text], index) => {
        if (index > 0) written += ' – ';
        if (path) spans[path] = { start: written.length, end: written.length + text.length };
        written += text;
      });
      written += '\n';
    },
    heading(text: string, kind: HeadingKind): void {
      written += '\n';
      this.line([[`headings.${headings.length}`, text]]);
      headings.push({ text, kind });
    },
    entry(path: string, write: () => void): void {
      const start = written.length;
      write();
      spans[path] = { start, end: written.length - 1 };
    },
  };
}

function fieldsOf(path: string, values: Record<string, string | null | undefined>): Fields {
  return Object.entries(values).flatMap(([field, value]): Fields => (value ? [[`${path}.${field}`, value]] : []));
}

function writeJob(page: Page, { title, company, start, end, bullets = [] }: Partial<Experience>, path: string): void {
  page.entry(path, () => {
    page.line(fieldsOf(path, { title, company, start, end: end === 'present' ? 'aujourd’hui' : end }));
    bullets.forEach((text, bullet) => {
      page.line([
        [null, '•'],
        [`${path}.bullets.${bullet}`, text],
      ]);
    });
  });
}
