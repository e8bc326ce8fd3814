import { z } from 'zod';
import { apiErrorSchema } from '../api-error.ts';

/** A text that a model writes while the person watches; it goes on beyond the request that asked for it. */
export const workKinds = ['letter', 'interview-feedback', 'elevator-pitch', 'coaching-turn'] as const;
export type WorkKind = (typeof workKinds)[number];

export const workStates = ['running', 'done', 'failed', 'cancelled'] as const;
export type WorkState = (typeof workStates)[number];

/** Names the part of the page that asked, in the page’s own words: a reload finds its work again by it. */
export const workPlaceHeader = 'work-place';
/** What is not made like this is no place. */
export const workPlacePattern = /^[\w:/-]{1,100}$/;

/** The answer to `Prefer: respond-async`: what was asked for is being written. */
export const startedWorkSchema = z.object({ workId: z.uuid(), model: z.string() });
export type StartedWork = z.infer<typeof startedWorkSchema>;

const common = {
  id: z.uuid(),
  kind: z.enum(workKinds),
  place: z.string(),
  state: z.enum(workStates),
  /** Who writes. */
  model: z.string(),
  createdAt: z.iso.datetime(),
};

export const workSchema = z.object({
  ...common,
  /** What has come so far: not checked yet, and perhaps cut in the middle of a word. */
  partial: z.string(),
  /** What the request would have answered, once it is `done`. */
  result: z.unknown(),
  /** What it would have been refused with, once it has `failed`. */
  error: apiErrorSchema.nullable(),
});
export type Work = z.infer<typeof workSchema>;

/** Works under way, and those that ended within the hour and were not put away. */
export const workListSchema = z.object({ items: z.array(z.object(common)) });
export type WorkList = z.infer<typeof workListSchema>;

/** `event: partial`: from the UTF-16 unit `at` on, what was shown gives way to `text`. */
export const partialEventSchema = z.object({ at: z.number().int().min(0), text: z.string() });
export type PartialEvent = z.infer<typeof partialEventSchema>;
