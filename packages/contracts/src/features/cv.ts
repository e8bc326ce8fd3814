import { z } from 'zod';
import { amendmentsSchema } from '../amendment.ts';
import { parsedCvSchema } from '../cv.ts';
import { optimisedCvSchema } from '../cv-document.ts';
import { maxCvLength, maxOfferLength } from '../cv-upload.ts';
import { documentTextSchema } from '../document-text.ts';
import { cvModelIds, defaultCvModel, isDrawnAs, modelFormats } from '../models.ts';
import { reportSchema, sectorIds } from '../report.ts';
import { writtenBySchema } from '../written-by.ts';

/** The sector an analysis is made for, from advancer on; null for none in particular. */
const sectorSchema = z.enum(sectorIds).nullable();

/** `POST /api/functions/parse-cv`, multipart field `file`. The document is kept; the same bytes give the same document. */
export const parseCvResponseSchema = z.object({
  content: z.string(),
  documentId: z.string(),
  cv: parsedCvSchema,
});
export type ParseCvResponse = z.infer<typeof parseCvResponseSchema>;

/**
 * `POST /api/functions/analyze-cv`, and `cv-analysis` with `analysisType: 'suggestions'` (`cv-analysis.ts`). `documentId` ties
 * the analysis to a kept document, whose amendments then count; without it the text stands alone.
 */
export const analyzeCvRequestSchema = z.object({
  cvContent: z.string().trim().min(1).max(maxCvLength),
  jobDescription: z.string().max(maxOfferLength).nullish(),
  documentId: z.string().max(64).nullish(),
  /** Left out, a pair that was analysed before keeps its own. */
  sector: sectorSchema.optional(),
});
export type AnalyzeCvRequest = z.infer<typeof analyzeCvRequestSchema>;

export const analyzeCvResponseSchema = z.object({
  /** The analysis in words: what holds, what to change first. */
  analysis: z.string(),
  /** null is unlimited. */
  remainingAnalyses: z.number().int().nonnegative().nullable(),
  report: reportSchema,
  analysisId: z.string(),
  /** Who wrote the advice; the score and its evidence are always the engine’s. */
  writtenBy: writtenBySchema,
});
export type AnalyzeCvResponse = z.infer<typeof analyzeCvResponseSchema>;

/** A keyword of the offer the person set aside as not concerning them. */
export const offTopicSchema = z.array(z.string().min(1).max(300)).max(200);

/** Who worded the lines of an optimised CV, and what can still be done about it. */
const wordingStateSchema = z.object({
  writtenBy: writtenBySchema,
  /** Lines that a model can still be asked for (`POST /api/analyses/:id/wording`), by whoever may download the CV. */
  open: z.int().nonnegative(),
  /** The engine’s lines that the person took back. */
  undone: z.array(z.string()),
});

/** An analysis in full, as it is reopened. */
export const analysisSchema = z.object({
  id: z.string(),
  documentId: z.string().nullable(),
  documentName: z.string().nullable(),
  offer: z.object({ title: z.string().nullable(), company: z.string().nullable(), text: z.string() }).nullable(),
  /** As it stands after the amendments. */
  cv: parsedCvSchema,
  /** The score before any amendment, for the same sector. */
  initialScore: z.number().int().min(0).max(100),
  report: reportSchema,
  analysis: z.string(),
  amendments: amendmentsSchema,
  offTopic: offTopicSchema,
  sector: sectorSchema,
  /** The likeliest sector of the CV; null where it tells none. */
  suggestedSector: sectorSchema,
  optimised: optimisedCvSchema,
  wording: wordingStateSchema,
  /** Who wrote the advice; the score and its evidence are always the engine’s. */
  writtenBy: writtenBySchema,
  createdAt: z.iso.datetime(),
  /** Until when re-scoring is free. */
  rescoreUntil: z.iso.datetime(),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** `GET /api/analyses`, newest first. */
export const analysisListSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      documentName: z.string().nullable(),
      offerTitle: z.string().nullable(),
      company: z.string().nullable(),
      score: z.number().int(),
      createdAt: z.iso.datetime(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type AnalysisList = z.infer<typeof analysisListSchema>;

/** Ids of the amendments a change was made on: others kept meanwhile answer 409 `conflict`, `amended_elsewhere`. */
const sinceSchema = z.array(z.string().max(64)).max(300).optional();

/** `PATCH /api/analyses/:id`: the amendments as they should now stand; answers the analysis scored again. */
export const patchAnalysisRequestSchema = z.object({
  amendments: amendmentsSchema.optional(),
  since: sinceSchema,
  offTopic: offTopicSchema.optional(),
  sector: sectorSchema.optional(),
});

/**
 * `PATCH /api/analyses/:id/wording`: takes the engine’s lines back in place of a model’s, or puts the model’s again.
 * `lines` are the engine’s, to the letter; answers the analysis.
 */
export const patchWordingRequestSchema = z.object({
  lines: z.array(z.string().max(2_000)).min(1).max(200),
  undone: z.boolean(),
});

/** `POST /api/functions/generate-enhanced-cv`. The texts name the pair; `analysisId` says it directly. */
export const generateEnhancedCvRequestSchema = z
  .object({
    cvContent: z.string().max(maxCvLength).nullish(),
    jobDescription: z.string().max(maxOfferLength).nullish(),
    analysisResult: z.unknown().optional(),
    analysisId: z.string().max(64).nullish(),
    format: z.enum(modelFormats).default('doc'),
    model: z.enum(cvModelIds).default(defaultCvModel),
  })
  .refine(({ model, format }) => isDrawnAs('cv', model, format), { path: ['format'] });

export const generateEnhancedCvResponseSchema = z.object({
  success: z.literal(true),
  downloadUrl: z.string(),
  fileName: z.string(),
});

/** `GET /api/documents/:id`. */
export const documentSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  originalName: z.string(),
  fileSize: z.number().int(),
  fileType: z.string(),
  documentType: z.literal('cv'),
  /** 1 as uploaded, one more with every correction kept. */
  version: z.int().positive(),
  /** How many analyses it was used in, and the score of the latest. */
  analyses: z.int().nonnegative(),
  score: z.int().nullable(),
  createdAt: z.iso.datetime(),
  /** Last renamed or corrected. */
  updatedAt: z.iso.datetime(),
});
export type DocumentSummary = z.infer<typeof documentSchema>;
export const documentDetailSchema = documentSchema.extend({
  /** What was read, before any amendment. */
  original: documentTextSchema,
  cv: parsedCvSchema,
  amendments: amendmentsSchema,
});
export type DocumentDetail = z.infer<typeof documentDetailSchema>;
export const documentListSchema = z.object({
  items: z.array(documentSchema),
  nextCursor: z.string().nullable(),
});
/** `PATCH /api/documents/:id`. */
export const patchDocumentRequestSchema = z.object({
  fileName: z.string().trim().min(1).max(200).optional(),
  amendments: amendmentsSchema.optional(),
  since: sinceSchema,
});
