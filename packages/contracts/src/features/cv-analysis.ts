import { z } from 'zod';
import { analyzeCvRequestSchema, analyzeCvResponseSchema } from './cv.ts';
import {
  fetchJobUrlRequestSchema,
  fetchJobUrlResponseSchema,
  motivationLetterRequestSchema,
  motivationLetterResponseSchema,
} from './letters.ts';

/** `POST /api/functions/cv-analysis`: three functions under one name (spec 2, section 7). */
export const cvAnalysisRequestSchema = z.discriminatedUnion('analysisType', [
  analyzeCvRequestSchema.extend({ analysisType: z.literal('suggestions') }),
  fetchJobUrlRequestSchema,
  motivationLetterRequestSchema,
]);

export const cvAnalysisResponseSchema = z.union([
  analyzeCvResponseSchema,
  fetchJobUrlResponseSchema,
  motivationLetterResponseSchema,
]);
