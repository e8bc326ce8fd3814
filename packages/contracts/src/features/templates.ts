import { z } from 'zod';
import { modelFormats } from '../models.ts';
import { keptLine } from '../text.ts';
import { writtenBySchema } from '../written-by.ts';

/** What a person saved to use again, from builder on (spec 2, sections 3 and 5). */
export const templateTypes = ['motivation_letter', 'cv'] as const;
export const templateTypeSchema = z.enum(templateTypes);
export type TemplateType = z.infer<typeof templateTypeSchema>;
/** Saved templates a person may keep. */
export const maxTemplates = 500;

/** Letters: company, tone, additionalInfo and jobDescription; CVs: jobDescription. The engine wrote where none is named. */
export const templateMetadataSchema = z.object({
  company: z.string().optional(),
  tone: z.string().optional(),
  additionalInfo: z.string().optional(),
  jobDescription: z.string().optional(),
  writtenBy: writtenBySchema.optional(),
});
export type TemplateMetadata = z.infer<typeof templateMetadataSchema>;

/**
 * `POST /api/templates`: what is saved is named by its id, its content is the server’s. The title is « type – date »
 * without one.
 */
export const newTemplateSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('motivation_letter'), letterId: z.uuid(), title: keptLine(200).min(1).optional() }),
  z.object({ type: z.literal('cv'), analysisId: z.uuid(), title: keptLine(200).min(1).optional() }),
]);
export type NewTemplate = z.infer<typeof newTemplateSchema>;

export const templateSummarySchema = z.object({
  id: z.uuid(),
  type: templateTypeSchema,
  title: z.string(),
  metadata: templateMetadataSchema,
  createdAt: z.iso.datetime(),
});
export type TemplateSummary = z.infer<typeof templateSummarySchema>;

/** `GET /api/templates`, newest first. */
export const templateListSchema = z.object({
  items: z.array(templateSummarySchema),
  nextCursor: z.string().nullable(),
});
/** `GET /api/templates/:id`. */
export const templateDetailSchema = templateSummarySchema.extend({ content: z.string() });
export type TemplateDetail = z.infer<typeof templateDetailSchema>;

/** `GET /api/templates/:id/file`: `lettre-de-motivation.<format>` or `cv-optimise.<format>`. */
export const templateFileQuerySchema = z.object({ format: z.enum(modelFormats).default('doc') });
