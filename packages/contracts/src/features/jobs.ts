import { z } from 'zod';
import { maxOfferLength } from '../cv-upload.ts';
import { keptLine } from '../text.ts';

/** Where an offer stands with us: waiting, being read and scored, done, or not readable. */
export const jobStatuses = ['pending', 'analyzing', 'analyzed', 'failed'] as const;
/** Where the person stands with the employer. */
export const applicationStatuses = ['not_applied', 'draft', 'applied', 'interview', 'offer', 'refused'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Why a page could not be read: each has its sentence and leaves the paste field. */
export const jobFailures = [
  /** The site refuses programs. */
  'blocked',
  'login_required',
  /** The offer is no longer there. */
  'closed',
  'not_an_offer',
  'unreachable',
  'too_large',
  /** The address is not one of the public web. */
  'forbidden_address',
  'timeout',
] as const;
export type JobFailure = (typeof jobFailures)[number];

export const maxJobUrlLength = 2_000;
export const maxNotesLength = 10_000;
/** Offers a person may keep. */
export const maxJobs = 2_000;

/** Refused blank: one of the two is needed (spec 1, section 5). */
export const newJobSchema = z
  .object({
    url: z
      .url({ protocol: /^https?$/ })
      .max(maxJobUrlLength)
      .optional(),
    text: z.string().trim().min(1).max(maxOfferLength).optional(),
    documentId: z.uuid().optional(),
  })
  .refine(({ url, text }) => url !== undefined || text !== undefined, { path: ['url'] });
export type NewJob = z.output<typeof newJobSchema>;

/** `POST /api/jobs/:id/analyze`: again, against another CV, or with the text the page would not give. */
export const analyzeJobSchema = z.object({
  documentId: z.uuid().optional(),
  text: z.string().trim().min(1).max(maxOfferLength).optional(),
});
export type AnalyzeJob = z.output<typeof analyzeJobSchema>;

export const jobUpdateSchema = z.object({
  applicationStatus: z.enum(applicationStatuses).optional(),
  /** The offer of the same column that this one goes before; null is last. */
  before: z.uuid().nullable().optional(),
  notes: z.string().max(maxNotesLength).optional(),
  /** The notes that these replace: refused (`conflict`, `notes_changed`) when another tab has changed them since. */
  notesWere: z.string().max(maxNotesLength).optional(),
  /** YYYY-MM-DD, null for none. There was no year 0. */
  nextStepDate: z.iso
    .date()
    .refine((day) => !day.startsWith('0000'))
    .nullable()
    .optional(),
  title: keptLine(300).min(1).optional(),
  company: keptLine(300).optional(),
  documentId: z.uuid().nullable().optional(),
  /** The analysis that adapts the CV to this offer. */
  adaptedCV: z.uuid().nullable().optional(),
});
export type JobUpdate = z.output<typeof jobUpdateSchema>;

export const jobSchema = z.object({
  id: z.uuid(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  salary: z.string().nullable(),
  type: z.string().nullable(),
  remote: z.string().nullable(),
  postedDate: z.string().nullable(),
  /** 0 until analysed. */
  matchScore: z.int().min(0).max(100),
  status: z.enum(jobStatuses),
  failure: z.enum(jobFailures).nullable(),
  url: z.string().nullable(),
  description: z.string(),
  /** Told once the offer is analysed. */
  requirements: z.array(z.string()),
  missingSkills: z.array(z.string()),
  /** The CV it was matched with. */
  documentId: z.uuid().nullable(),
  documentName: z.string().nullable(),
  /** The analysis of the CV against this offer, from which the adapted CV is made. */
  adaptedCV: z.uuid().nullable(),
  coverLetter: z.uuid().nullable(),
  applicationStatus: z.enum(applicationStatuses),
  notes: z.string(),
  nextStepDate: z.iso.date().nullable(),
  /** Place in its column of the board; smaller is higher. */
  position: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Job = z.output<typeof jobSchema>;

/** As the list and the board show it. */
export const jobSummarySchema = jobSchema.omit({ description: true });
export type JobSummary = z.output<typeof jobSummarySchema>;

/** `GET /api/jobs`, newest first. */
export const jobListSchema = z.object({ items: z.array(jobSummarySchema), nextCursor: z.string().nullable() });
