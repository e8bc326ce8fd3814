import { z } from 'zod';
import { meters } from '../limits.ts';

/** `GET /api/usage`. `month` is YYYY-MM in Europe/Paris; null is unlimited. */
export const usageSchema = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  meters: z.record(
    z.enum(meters),
    z.object({
      used: z.number().int().nonnegative(),
      limit: z.number().int().nonnegative().nullable(),
      remaining: z.number().int().nonnegative().nullable(),
    }),
  ),
});
export type Usage = z.infer<typeof usageSchema>;
