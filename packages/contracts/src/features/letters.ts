import { z } from 'zod';
import { maxOfferLength } from '../cv-upload.ts';
import { letterSchema, letterToneSchema } from '../letter.ts';
import { letterModelIds, modelFormats } from '../models.ts';
import { keptLine } from '../text.ts';
import { writtenBySchema } from '../written-by.ts';
import { maxJobUrlLength } from './jobs.ts';

/** A fetched description must be longer, in UTF-16 code units (spec 2, section 5). */
export const minFetchedDescription = 50;
export const maxAdditionalInfo = 5_000;
export const maxCompanyLength = 300;
/** Other ways of telling the same application that can be asked for. */
export const maxAngle = 99;

const offerUrl = z.url({ protocol: /^https?$/ }).max(maxJobUrlLength);

/** `cv-analysis` with `analysisType: 'fetch-job-url'`. A page that cannot be had answers `unreadable_page` with a `reason`. */
export const fetchJobUrlRequestSchema = z.object({ analysisType: z.literal('fetch-job-url'), jobUrl: offerUrl });
export const fetchJobUrlResponseSchema = z.object({
  jobDescription: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
});
export type FetchJobUrlResponse = z.infer<typeof fetchJobUrlResponseSchema>;

/**
 * `cv-analysis` with `analysisType: 'motivation-letter'`: one unit. The description or the URL is needed; where both are
 * given the description counts. Without `documentId` the newest CV is drawn from; without any, `cv_required`.
 */
export const motivationLetterRequestSchema = z.object({
  analysisType: z.literal('motivation-letter'),
  jobDescription: z.string().max(maxOfferLength).nullish(),
  jobUrl: offerUrl.nullish().or(z.literal('')),
  company: keptLine(maxCompanyLength).min(1),
  tone: letterToneSchema,
  additionalInfo: z.string().max(maxAdditionalInfo).nullish(),
  documentId: z.uuid().nullish(),
  /** The targeted offer it is written for. */
  jobId: z.uuid().nullish(),
  /** 0 and up: another choice and order of the same facts. */
  angle: z.int().min(0).max(maxAngle).nullish(),
});
export type MotivationLetterRequest = z.infer<typeof motivationLetterRequestSchema>;
/** `POST /api/letters`: the same. */
export const newLetterRequestSchema = motivationLetterRequestSchema.omit({ analysisType: true });
export type NewLetter = z.infer<typeof newLetterRequestSchema>;

/** Words of the letter that neither the CV, the offer nor what the person added shows: « à vérifier ». */
export const letterDoubtSchema = z.object({
  /** Index of the paragraph, and offsets in its text (sentences joined by a space). */
  paragraph: z.int().nonnegative(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  quote: z.string(),
  reason: z.string(),
});
export type LetterDoubt = z.infer<typeof letterDoubtSchema>;

/** As the list shows it. */
export const letterSummarySchema = z.object({
  id: z.uuid(),
  /** « Lettre – Assistante de direction – Hexalia », until renamed. */
  name: z.string(),
  /** 1 as generated, one more with every edit kept. */
  version: z.int().positive(),
  status: z.literal('draft'),
  /** Bytes of its text. */
  size: z.int().nonnegative(),
  jobTitle: z.string().nullable(),
  company: z.string(),
  tone: letterToneSchema,
  angle: z.int().nonnegative(),
  model: z.enum(letterModelIds),
  /** Places « à vérifier ». */
  doubts: z.int().nonnegative(),
  documentId: z.uuid().nullable(),
  documentName: z.string().nullable(),
  /** The version of the CV it was drawn from. */
  documentVersion: z.int().positive().nullable(),
  jobId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  /** Last modified. */
  updatedAt: z.iso.datetime(),
});
export type LetterSummary = z.infer<typeof letterSummarySchema>;

/** `GET /api/letters`, newest first; `?job=<id>` for those of one targeted offer. */
export const letterListSchema = z.object({ items: z.array(letterSummarySchema), nextCursor: z.string().nullable() });

/** `GET /api/letters/:id`. */
export const letterDetailSchema = letterSummarySchema.omit({ doubts: true }).extend({
  /** As it stands after the edits: sentences the person wrote have no evidence. */
  letter: letterSchema,
  doubts: z.array(letterDoubtSchema),
  /** Whether it differs from what was generated. */
  edited: z.boolean(),
  /** The texts that evidence of `cv` and `offer` points into. */
  cvText: z.string(),
  offer: z.object({ title: z.string().nullable(), company: z.string().nullable(), text: z.string() }),
  jobUrl: z.string().nullable(),
  additionalInfo: z.string(),
  /** As generated, before any edit. */
  writtenBy: writtenBySchema,
});
export type LetterDetail = z.infer<typeof letterDetailSchema>;

export const motivationLetterResponseSchema = z.object({
  /** The text, laid out in lines. */
  letter: z.string(),
  letterId: z.uuid(),
  /** null is unlimited. */
  remainingLetters: z.int().nonnegative().nullable(),
  detail: letterDetailSchema,
});
export type MotivationLetterResponse = z.infer<typeof motivationLetterResponseSchema>;

const editedLine = z.string().trim().max(300);
/** The letter as the person leaves it: what is left out stays. */
export const letterDraftSchema = z.object({
  sender: z
    .object({
      fullName: editedLine.nullable(),
      city: editedLine.nullable(),
      phone: editedLine.nullable(),
      email: editedLine.nullable(),
    })
    .optional(),
  recipient: z.object({ company: editedLine.nullable(), contact: editedLine, city: editedLine.nullable() }).optional(),
  placeAndDate: editedLine.optional(),
  subject: editedLine.optional(),
  salutation: editedLine.optional(),
  /** Texts of the paragraphs; empty ones go. */
  paragraphs: z.array(z.string().trim().max(5_000)).max(30).optional(),
  closing: z.string().trim().max(1_000).optional(),
  signature: editedLine.optional(),
});
export type LetterDraft = z.infer<typeof letterDraftSchema>;

/** `PATCH /api/letters/:id`; `since` is the version the edit was made on: another kept meanwhile answers 409 `conflict`. */
export const patchLetterRequestSchema = z.object({
  name: keptLine(200).min(1).optional(),
  draft: letterDraftSchema.optional(),
  since: z.int().positive().optional(),
  model: z.enum(letterModelIds).optional(),
  /** Back to what was generated. */
  revert: z.literal(true).optional(),
});
export type PatchLetterRequest = z.infer<typeof patchLetterRequestSchema>;

/** `GET /api/letters/:id/file`. `lettre-de-motivation.<format>`. */
export const letterFileQuerySchema = z.object({
  format: z.enum(modelFormats).default('doc'),
  /** The letter’s own model without. */
  model: z.enum(letterModelIds).optional(),
});
