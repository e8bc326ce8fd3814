import { z } from 'zod';
import { spanSchema } from './span.ts';

/** Why the engine wrote although a model is there: the person wished so, or the model did not answer. */
export const engineReasons = ['chosen', 'unavailable'] as const;

/** Who wrote a text (AI Act, art. 50: the interface says so, and files carry it). Scores are always the engine’s. */
export const writtenBySchema = z.object({
  by: z.enum(['engine', 'model']),
  /** The model’s name. */
  model: z.string().nullable(),
  /** null where no model is configured, and where a model wrote. */
  reason: z.enum(engineReasons).nullable(),
});
export type WrittenBy = z.infer<typeof writtenBySchema>;

export const byEngine: WrittenBy = { by: 'engine', model: null, reason: null };

/** Words of a text that nothing of the person shows: « à vérifier ». `quote` is `text.slice(start, end)`. */
export const textDoubtSchema = spanSchema.extend({ quote: z.string(), reason: z.string() });
export type TextDoubt = z.infer<typeof textDoubtSchema>;
