import { z } from 'zod';
import { sourceSchema } from '../source.ts';
import { keptLine } from '../text.ts';
import { writtenBySchema } from '../written-by.ts';

export const coachingTracks = ['negotiation', 'leadership'] as const;
export type CoachingTrack = (typeof coachingTracks)[number];

/** What one trains for. */
export const coachingScenarios = [
  'hiring_salary',
  'raise',
  'agreed_end',
  'new_team',
  'conflict',
  'delegate',
  'feedback',
  'bad_news',
] as const;
export type CoachingScenario = (typeof coachingScenarios)[number];

/** Characters of one turn: five thousand words and more. */
export const maxTurnLength = 40_000;

/** `worked` is to be kept, `better` to be said otherwise; `quote` is the person’s own words, to the letter. */
export const coachingRemarkSchema = z.object({
  kind: z.enum(['worked', 'better']),
  quote: z.string(),
  text: z.string(),
});
export type CoachingRemark = z.infer<typeof coachingRemarkSchema>;

export const coachingNoteSchema = z.object({
  remarks: z.array(coachingRemarkSchema),
  /** What to say instead, made of the person’s own facts; null where they gave none, or need nothing else. */
  instead: z.string().nullable(),
});
export type CoachingNote = z.infer<typeof coachingNoteSchema>;

/** The coach asks about the case and then leaves the word to the other side. */
export const coachingTurnSchema = z.object({
  speaker: z.enum(['coach', 'other', 'person']),
  /** What of the script it belongs to: a question on the case, or a moment of the scene. */
  step: z.string(),
  text: z.string(),
  /** On what the person said. */
  note: coachingNoteSchema.nullable(),
  /** The model whose words these are; absent where they are the script’s. */
  model: z.string().optional(),
});
export type CoachingTurn = z.infer<typeof coachingTurnSchema>;

/** `asking` about the case, `playing` the scene, `ended` with what came of it. */
export const coachingStates = ['asking', 'playing', 'ended'] as const;
export type CoachingState = (typeof coachingStates)[number];

export const coachingSummarySchema = z.object({
  /** In the person’s own words, and why they serve. */
  strengths: z.array(z.object({ quote: z.string(), text: z.string() })),
  prepare: z.array(z.string()),
  /** To take along: lines that the person said, or that are made of their facts. */
  script: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  /** The whole as a text. */
  text: z.string(),
});
export type CoachingSummary = z.infer<typeof coachingSummarySchema>;

export const coachingScenarioSchema = z.object({
  id: z.enum(coachingScenarios),
  track: z.enum(coachingTracks),
  title: z.string(),
  summary: z.string(),
  /** Whom one speaks with in the scene. */
  other: z.string(),
  /** Questions on the case, before the scene. */
  questions: z.int().positive(),
  /** What the law or a named source says of it, and when that was read. */
  facts: z.array(z.object({ text: z.string(), source: sourceSchema })),
});
export type CoachingScenarioCard = z.infer<typeof coachingScenarioSchema>;

/** `GET /api/coaching/scenarios` */
export const coachingScenariosSchema = z.object({ items: z.array(coachingScenarioSchema) });

export const coachingSessionSummarySchema = z.object({
  id: z.uuid(),
  scenario: z.enum(coachingScenarios),
  title: z.string(),
  /** The person’s first answer, on one line; null before it. */
  about: z.string().nullable(),
  state: z.enum(coachingStates),
  /** The person’s own. */
  turns: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CoachingSessionSummary = z.infer<typeof coachingSessionSummarySchema>;

/** `GET /api/coaching/sessions`, newest first. */
export const coachingSessionListSchema = z.object({
  items: z.array(coachingSessionSummarySchema),
  nextCursor: z.string().nullable(),
});

/** `GET DELETE /api/coaching/sessions/:id` */
export const coachingSessionSchema = coachingSessionSummarySchema.omit({ turns: true }).extend({
  other: z.string(),
  turns: z.array(coachingTurnSchema),
  /** Of the questions on the case, those answered. */
  progress: z.object({ done: z.int().nonnegative(), total: z.int().positive() }),
  summary: coachingSummarySchema.nullable(),
  /** The last of what was said to the person, and the summary. */
  writtenBy: writtenBySchema,
});
export type CoachingSession = z.infer<typeof coachingSessionSchema>;

/** `POST /api/coaching/sessions` (gate `specialised_coaching`) answers the session. */
export const newCoachingSessionSchema = z.object({ scenario: z.enum(coachingScenarios) });

const since = z.int().nonnegative();
/**
 * `POST /api/coaching/sessions/:id/turns`: `since` is how many turns the person has before them. 409 `conflict`
 * (`coaching_moved_on`) where there are others by now; the same turn sent again answers what it brought.
 */
export const coachingTurnRequestSchema = z.object({ since, text: z.string().trim().min(1).max(maxTurnLength) });
/** `POST /api/coaching/sessions/:id/end`: ends the scene early. */
export const endCoachingRequestSchema = z.object({ since });

/** One meets a coach, or has a roadmap of the month by a human expert. */
export const coachRequestKinds = ['coach', 'roadmap'] as const;
export type CoachRequestKind = (typeof coachRequestKinds)[number];
export const contactWays = ['email', 'phone'] as const;
export const maxSubjectLength = 150;
export const minHopesLength = 10;
export const maxHopesLength = 3_000;
export const maxAvailabilityLength = 500;

/** `POST /api/coaching/requests` (gate `specialised_coaching`): kept, and mailed to the operator. */
export const newCoachRequestSchema = z.object({
  kind: z.enum(coachRequestKinds),
  subject: keptLine(maxSubjectLength).min(1),
  hopes: z.string().trim().min(minHopesLength).max(maxHopesLength),
  availability: z.string().trim().max(maxAvailabilityLength),
  contactWay: z.enum(contactWays),
  /** The address or the number to answer at. */
  contact: keptLine(200).min(3),
});
export type NewCoachRequest = z.infer<typeof newCoachRequestSchema>;

export const coachRequestSchema = newCoachRequestSchema.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** The operator’s, filed here; null while there is none. */
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type CoachRequest = z.infer<typeof coachRequestSchema>;

/**
 * `GET /api/coaching/requests`, newest first. `DELETE /api/coaching/requests/:id` withdraws one, which the operator is
 * told; 409 `conflict` (`request_answered`) once it is answered.
 */
export const coachRequestListSchema = z.object({
  items: z.array(coachRequestSchema),
  nextCursor: z.string().nullable(),
  /** Who answers; `reached` is false where this installation has no mailbox for it. */
  operator: z.object({ name: z.string().nullable(), reached: z.boolean() }),
});
