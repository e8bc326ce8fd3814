import { z } from 'zod';
import { maxProfileLength } from '../cv-upload.ts';
import { linkedinProfileSchema, linkedinReportSchema } from '../linkedin.ts';
import { writtenBySchema } from '../written-by.ts';

/** What the history shows, for every tier. */
export const linkedinHistory = 10;

const profileUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .or(z.literal(''))
  .nullish();

/** `POST /api/functions/parse-linkedin`, multipart field `file`: LinkedIn’s own PDF as text. Nothing is kept. */
export const parseLinkedinResponseSchema = z.object({ content: z.string(), profileUrl: z.string().nullable() });
export type ParseLinkedinResponse = z.infer<typeof parseLinkedinResponseSchema>;

/**
 * `POST /api/functions/analyze-linkedin`: one unit. The same text with the same CV answers what is kept, without one. A
 * text that is no profile is refused (`validation`, reason `not_a_profile`) and costs nothing.
 */
export const analyzeLinkedinRequestSchema = z.object({
  profileContent: z.string().trim().min(1).max(maxProfileLength),
  profileUrl,
  /** The CV it is compared with; the newest without, none where there is none. */
  documentId: z.uuid().nullish(),
  /** Looks at the profile alone, whatever CVs there are. */
  withoutCv: z.boolean().optional(),
});
export type AnalyzeLinkedinRequest = z.infer<typeof analyzeLinkedinRequestSchema>;

export const linkedinAnalysisSchema = linkedinReportSchema.extend({
  id: z.uuid(),
  profileUrl: z.string().nullable(),
  profile: linkedinProfileSchema,
  documentId: z.uuid().nullable(),
  documentName: z.string().nullable(),
  /** Who wrote the suggestions; the score and what it rests on are always the engine’s. */
  writtenBy: writtenBySchema,
  createdAt: z.iso.datetime(),
});
export type LinkedinAnalysis = z.infer<typeof linkedinAnalysisSchema>;

export const analyzeLinkedinResponseSchema = linkedinAnalysisSchema.extend({
  success: z.literal(true),
  needsUpgrade: z.literal(false),
  /** null is unlimited. */
  remainingAnalyses: z.int().nonnegative().nullable(),
});
export type AnalyzeLinkedinResponse = z.infer<typeof analyzeLinkedinResponseSchema>;

/** `GET /api/linkedin-analyses`: the latest ten, newest first. */
export const linkedinHistorySchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      score: z.int().min(0).max(100),
      headline: z.string().nullable(),
      profileUrl: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type LinkedinHistory = z.infer<typeof linkedinHistorySchema>;
