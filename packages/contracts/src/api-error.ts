import { z } from 'zod';
import { errorStatus } from './errors.ts';

/** What every refused request answers. */
export const apiErrorSchema = z.object({
  error: z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]),
  /** A sentence for the person, in their language. */
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  reason: z.string().optional(),
  reasons: z.array(z.string()).optional(),
  requestId: z.string().optional(),
  success: z.literal(false).optional(),
  needsUpgrade: z.boolean().optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
