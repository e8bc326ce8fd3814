import { z } from 'zod';
import { spanSchema } from './span.ts';

export const headingKinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'interests',
  'certifications',
  'tools',
  'soft',
  'other',
] as const;
export type HeadingKind = (typeof headingKinds)[number];

/** `YYYY-MM`, `YYYY` or `present`. */
export const cvDateSchema = z.string().regex(/^(\d{4}(-(0[1-9]|1[0-2]))?|present)$/);

export const contactSchema = z.object({
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  /** E.164 */
  phone: z.string().nullable(),
  city: z.string().nullable(),
  linkedin: z.string().nullable(),
});
export type Contact = z.infer<typeof contactSchema>;

export const experienceSchema = z.object({
  title: z.string().nullable(),
  company: z.string().nullable(),
  start: cvDateSchema.nullable(),
  end: cvDateSchema.nullable(),
  bullets: z.array(z.string()),
});
export type Experience = z.infer<typeof experienceSchema>;

/** How a course ended: with its diploma, not yet, or without it. */
export const educationStatuses = ['obtained', 'under_way', 'interrupted'] as const;
export type EducationStatus = (typeof educationStatuses)[number];

export const educationSchema = z.object({
  degree: z.string().nullable(),
  school: z.string().nullable(),
  /** Four digits, the year it ended (or will end). */
  year: z.string().nullable(),
  /** null where the CV does not tell. */
  obtained: z.boolean().nullable(),
  /** null where the CV does not tell; `obtained` is what it says of the diploma. */
  status: z.enum(educationStatuses).nullable(),
  /** Level in the French framework of qualifications: 3 CAP, 4 bac, 5 bac+2, 6 bac+3 and 4, 7 bac+5, 8 doctorate. */
  level: z.number().int().min(3).max(8).nullable(),
});
export type Education = z.infer<typeof educationSchema>;

/** Levels of the Common European Framework, or `native`. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export const languageSchema = z.object({
  name: z.string(),
  level: z.enum(languageLevels).nullable(),
});
export type Language = z.infer<typeof languageSchema>;

/**
 * A CV as understood. `text` is the text of the document, followed, where the person amended it, by one line per fact
 * they added: so every fact has a span, and offsets into the original never move.
 */
export const parsedCvSchema = z.object({
  contact: contactSchema,
  title: z.string().nullable(),
  summary: z.string().nullable(),
  headings: z.array(z.object({ text: z.string(), kind: z.enum(headingKinds) })),
  experiences: z.array(experienceSchema),
  education: z.array(educationSchema),
  /** Canonical names. */
  skills: z.array(z.string()),
  languages: z.array(languageSchema),
  certifications: z.array(z.string()),
  /** Canonical names of what a person may drive, operate or work on: « Permis B », « CACES R489 catégorie 3 », « FIMO ». */
  licences: z.array(z.string()),
  interests: z.array(z.string()),
  text: z.string(),
  /**
   * Where each field came from: path → slice of `text`. Paths are `contact.email`, `title`, `summary`, `headings.0`,
   * `experiences.0` (the whole entry), `experiences.0.title`, `experiences.0.bullets.2`, `education.1.degree`,
   * `skills.4`, `languages.0`, `certifications.0`, `licences.0`, `interests.0`, and `sections.languages.0`
   * for lines that open a section without a heading (`sections.header.0` where they go on with the head of the CV).
   */
  spans: z.record(z.string(), spanSchema),
  /** Slices of `text` that no longer count: lines the person replaced or removed. */
  superseded: z.array(spanSchema),
});
export type ParsedCv = z.infer<typeof parsedCvSchema>;
