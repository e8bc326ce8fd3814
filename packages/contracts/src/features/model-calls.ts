import { z } from 'zod';

/** The kinds of text a model may write. */
export const modelTasks = [
  'analysis-advice',
  'cv-wording',
  'letter',
  'linkedin-suggestions',
  'interview-questions',
  'interview-feedback',
  'elevator-pitch',
  'career-advice',
  'coaching-dialogue',
] as const;
export type ModelTask = (typeof modelTasks)[number];

/** Why no answer came. `open` is the circuit breaker’s: the model failed too often lately and is left alone. */
export const modelFaults = [
  'unauthorised',
  'quota',
  'rate_limited',
  'unavailable',
  'unreachable',
  'timeout',
  'empty',
  'invalid',
  'too_long',
  'refused',
  'open',
] as const;
export type ModelFault = (typeof modelFaults)[number];

/**
 * What came of a call: `answered`; `leaking`, an answer that was thrown away because it followed a document instead of
 * us; `left`, the person went away; the rest are faults of the model or of the way to it.
 */
export const modelCallOutcomes = ['answered', 'leaking', 'left', ...modelFaults] as const;
export type ModelCallOutcome = (typeof modelCallOutcomes)[number];

/** Days that what was sent is kept. */
export const modelCallDays = 30;

export const modelCallSummarySchema = z.object({
  id: z.uuid(),
  task: z.enum(modelTasks),
  /** « mistral », « anthropic », or the host of a compatible server. */
  provider: z.string(),
  model: z.string(),
  outcome: z.enum(modelCallOutcomes),
  inputTokens: z.int().nonnegative(),
  outputTokens: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
});
export type ModelCallSummary = z.infer<typeof modelCallSummarySchema>;

/** `GET /api/model-calls`, newest first. `DELETE /api/model-calls` forgets them all. */
export const modelCallListSchema = z.object({
  items: z.array(modelCallSummarySchema),
  nextCursor: z.string().nullable(),
});

/** `GET DELETE /api/model-calls/:id` */
export const modelCallSchema = modelCallSummarySchema.extend({
  /** Of the application’s own instructions, which say nothing of the person. */
  taskVersion: z.int().positive(),
  /** To the letter as it was sent: contact details are placeholders in it. */
  material: z.string(),
});
export type ModelCall = z.infer<typeof modelCallSchema>;

/** `GET /api/writing-settings` */
export const writingSettingsSchema = z.object({
  /** Who would write; null where no model is configured. */
  model: z.object({ provider: z.string(), name: z.string() }).nullable(),
  /** The person wishes the engine to write alone. */
  engineOnly: z.boolean(),
});
export type WritingSettings = z.infer<typeof writingSettingsSchema>;

/** `PUT /api/writing-settings` answers the settings. */
export const writingSettingsRequestSchema = z.object({ engineOnly: z.boolean() });
