import { z } from 'zod';

const at = z.iso.datetime();
const score = z.int().min(0).max(100);

/** What a line of the recent activity is about; each opens its thing. */
export const activityKinds = [
  'document',
  'analysis',
  'letter',
  'template',
  'linkedin',
  'interview',
  'job',
  'plan',
  'coaching',
  'registration',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Of an interview: brought to its end, or begun in writing or by voice; of a registration, what it is for. */
export const entryStates = ['done', 'open', 'open_voice', 'workshop', 'event'] as const;

export const activityEntrySchema = z.object({
  kind: z.enum(activityKinds),
  /** Of the thing itself; of a registration, its own, made from whose it is and for what. */
  id: z.guid(),
  /** The person’s or the offer’s own words; null where there are none. */
  title: z.string().nullable(),
  /** An employer, or a file’s name. */
  detail: z.string().nullable(),
  score: score.nullable(),
  state: z.enum(entryStates).nullable(),
  createdAt: at,
});
export type ActivityEntry = z.output<typeof activityEntrySchema>;

/** `GET /api/activity?cursor&limit`: what the person did, of every feature, newest first. */
export const activityPageSchema = z.object({ items: z.array(activityEntrySchema), nextCursor: z.string().nullable() });
export type ActivityPage = z.output<typeof activityPageSchema>;

/** The six flags of a profile (spec 2, « Profile completion checklist »), in the order they are best filled in. */
export const profileFlags = ['basicInfo', 'location', 'objectives', 'skills', 'aiTone', 'avatar'] as const;
export type ProfileFlag = (typeof profileFlags)[number];

const offerName = { title: z.string().nullable(), company: z.string().nullable() };

/** One thing to do, with what its sentence needs. */
export const recommendedActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('next_step'), jobId: z.uuid(), ...offerName, date: z.iso.date() }),
  z.object({ kind: z.literal('upload_cv') }),
  z.object({
    kind: z.literal('resume_interview'),
    interviewId: z.uuid(),
    role: z.string(),
    answered: z.int().nonnegative(),
    questionCount: z.int().positive(),
  }),
  z.object({ kind: z.literal('raise_score'), analysisId: z.uuid(), ...offerName, score }),
  z.object({ kind: z.literal('check_letter'), letterId: z.uuid(), company: z.string(), doubts: z.int().positive() }),
  z.object({ kind: z.literal('write_letter'), jobId: z.uuid(), ...offerName }),
  z.object({ kind: z.literal('apply'), jobId: z.uuid(), ...offerName }),
  z.object({ kind: z.literal('paste_offer') }),
  z.object({ kind: z.literal('mock_interview') }),
  z.object({ kind: z.literal('complete_profile'), missing: z.enum(profileFlags) }),
  z.object({ kind: z.literal('analyse_linkedin') }),
  z.object({ kind: z.literal('next_offer') }),
]);
export type RecommendedAction = z.output<typeof recommendedActionSchema>;

/** `GET /api/overview`: where the person stands, and what to do next, the most pressing first. */
export const overviewSchema = z.object({
  profile: z.object({
    /** Filled flags of the six, as a rounded percentage. */
    completion: z.int().min(0).max(100),
    flags: z.record(z.enum(profileFlags), z.boolean()),
  }),
  actions: z.array(recommendedActionSchema),
});
export type Overview = z.output<typeof overviewSchema>;

export const scoreKinds = ['cv', 'linkedin', 'interview'] as const;
export type ScoreKind = (typeof scoreKinds)[number];
const scoredSchema = z.object({ id: z.uuid(), score, createdAt: at });
export type ScoredEntry = z.output<typeof scoredSchema>;

/** Weeks the applications are counted over, this one included. */
export const trackedWeeks = 12;
/** Latest scores of one kind. */
export const trackedScores = 30;

/** `GET /api/tracking`: scores and applications over time (gate `performance_tracking`). */
export const trackingSchema = z.object({
  /** Newest first. */
  scores: z.record(z.enum(scoreKinds), z.array(scoredSchema)),
  /** Sent in each week, oldest first, those without any too; `week` is its Monday. */
  applications: z.array(z.object({ week: z.iso.date(), sent: z.int().nonnegative() })),
});
export type Tracking = z.output<typeof trackingSchema>;
