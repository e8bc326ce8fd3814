import { z } from 'zod';

/** A slice of a text: `text.slice(start, end)`, in UTF-16 code units, `end` excluded. */
export const spanSchema = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type Span = z.infer<typeof spanSchema>;
