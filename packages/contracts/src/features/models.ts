import { z } from 'zod';
import { cvModelIds, letterModelIds, modelFormats } from '../models.ts';

/**
 * Whose content a model of CV is drawn with: a kept CV as it was read and corrected, the optimised CV of an analysis
 * (`enhanced_cv`, from builder on), or without either the example, which says that it is one.
 */
const cvSubject = { document: z.uuid().optional(), analysis: z.uuid().optional() };
const letterSubject = { letter: z.uuid().optional() };
const page = z.coerce.number().int().min(1).max(20).default(1);

/** `GET /api/models/cv/:id/file`: models beyond the first five need builder. */
export const cvModelFileQuerySchema = z.object({ ...cvSubject, format: z.enum(modelFormats).default('docx') });
export const letterModelFileQuerySchema = z.object({ ...letterSubject, format: z.enum(modelFormats).default('docx') });
/** `GET /api/models/cv/:id/preview`: an image (WebP) of a page; its header `x-pages` tells how many there are. */
export const cvModelPreviewQuerySchema = z.object({ ...cvSubject, page });
export const letterModelPreviewQuerySchema = z.object({ ...letterSubject, page });

export const cvModelIdSchema = z.enum(cvModelIds);
export const letterModelIdSchema = z.enum(letterModelIds);
