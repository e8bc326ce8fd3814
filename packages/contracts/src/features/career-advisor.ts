import { z } from 'zod';
import { maxProfileLength } from '../cv-upload.ts';
import { sourceSchema } from '../source.ts';
import { keptLine } from '../text.ts';
import { writtenBySchema } from '../written-by.ts';

/** Characters of each of the three steps. */
export const maxAdvisorText = 4_000;

const told = z.string().trim().min(1).max(maxAdvisorText);

/**
 * `POST /api/functions/career-advice`, behind the gate `advisor`. The same request with the same CV and profile answers
 * the plan that was kept.
 */
export const careerAdviceRequestSchema = z.object({
  skills_to_develop: told,
  career_goal: told,
  past_experiences: told,
  /** A CV as text, in place of the newest of the account. */
  cv_text: z.string().max(maxProfileLength).nullish(),
  /** One of `goal.near`, where the person picked what they meant. */
  occupation: keptLine(120).nullish(),
});
export type CareerAdviceRequest = z.infer<typeof careerAdviceRequestSchema>;

/** Where a proof was read: `quote` stands in it to the letter. */
export const planEvidenceSchema = z.object({ source: z.enum(['cv', 'experiences', 'profile']), quote: z.string() });
export type PlanEvidence = z.infer<typeof planEvidenceSchema>;

/** `named` by the person, `near` after a correction of spelling, `unknown` where nothing we know was recognised. */
export const goalCertainties = ['named', 'near', 'unknown'] as const;

export const planGoalSchema = z.object({
  /** As the person wrote it. */
  said: z.string(),
  /** Name of the gazetteer, and the same in the person's own gender where their words tell it. */
  occupation: z.string().nullable(),
  label: z.string().nullable(),
  certainty: z.enum(goalCertainties),
  /** Others they may have meant, as the gazetteer names them. */
  near: z.array(z.object({ occupation: z.string(), label: z.string() })),
  /** Whose demands the skills are compared with: the occupation's own, those of its sector, or only those named. */
  demand: z.enum(['occupation', 'sector', 'named']),
  /** The sector's name where `demand` is `sector`. */
  sector: z.string().nullable(),
});
export type PlanGoal = z.infer<typeof planGoalSchema>;

export const heldSkillSchema = z.object({
  skill: z.string(),
  evidence: planEvidenceSchema,
  /** Said by its name, or proved in other words: then the CV gains from the name. */
  words: z.enum(['same', 'other']),
});
export type HeldSkill = z.infer<typeof heldSkillSchema>;

export const transferableSkillSchema = z.object({
  /** What the person holds. */
  skill: z.string(),
  evidence: planEvidenceSchema,
  /** The missing skill it leads to; null where it serves in the whole sector. */
  towards: z.string().nullable(),
  why: z.string(),
});
export type TransferableSkill = z.infer<typeof transferableSkillSchema>;

export const missingSkillSchema = z.object({
  skill: z.string(),
  kind: z.enum(['skill', 'licence', 'certification', 'diploma']),
  /** How much the occupation asks for it; `own` is what only the person named. */
  weight: z.enum(['core', 'usual', 'useful', 'own']),
  /** Its place in what the occupation asks for, most asked first, from 1; null for `own`. */
  rank: z.int().positive().nullable(),
  /** The person named it at the first step. */
  wanted: z.boolean(),
  /** How many of the person's own targeted offers ask for it. */
  inOffers: z.int().nonnegative(),
  /** Where the person's words show it under way. */
  started: planEvidenceSchema.nullable(),
});
export type MissingSkill = z.infer<typeof missingSkillSchema>;

export type PlanSource = z.infer<typeof sourceSchema>;

export const regulatedSchema = z.object({
  title: z.string(),
  detail: z.string(),
  /** Diploma, card or licence without which the work may not be done. */
  needs: z.array(z.string()),
  /** The person's words show one of them. */
  held: planEvidenceSchema.nullable(),
  source: sourceSchema,
});
export type Regulated = z.infer<typeof regulatedSchema>;

export const routeSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Why this one, from the gaps. */
  why: z.string(),
  detail: z.string(),
  conditions: z.array(z.string()),
  audience: z.enum(['employee', 'jobseeker', 'all']),
  source: sourceSchema,
  /** An article of the library on it. */
  article: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type TrainingRoute = z.infer<typeof routeSchema>;

export const planPlaces = ['cv', 'interview', 'jobs', 'linkedin', 'profile'] as const;
export const planLinkSchema = z.discriminatedUnion('to', [
  z.object({ to: z.enum(planPlaces) }),
  z.object({ to: z.literal('article'), id: z.string(), title: z.string() }),
]);
export type PlanLink = z.infer<typeof planLinkSchema>;

export const planHorizons = [30, 60, 90] as const;
export const planStepSchema = z.object({
  days: z.literal(planHorizons),
  title: z.string(),
  why: z.string(),
  link: planLinkSchema.nullable(),
});
export type PlanStep = z.infer<typeof planStepSchema>;

export const neighbourSchema = z.object({
  occupation: z.string(),
  label: z.string(),
  held: z.array(z.string()),
  missing: z.array(z.string()),
});
export type Neighbour = z.infer<typeof neighbourSchema>;

/** What nothing shows: offsets are UTF-16 units of the introduction. */
export const planDoubtSchema = z.object({
  start: z.int().nonnegative(),
  end: z.int().positive(),
  quote: z.string(),
  reason: z.string(),
});
export type PlanDoubt = z.infer<typeof planDoubtSchema>;

export const careerPlanSchema = z.object({
  goal: planGoalSchema,
  held: z.array(heldSkillSchema),
  transferable: z.array(transferableSkillSchema),
  missing: z.array(missingSkillSchema),
  /** How many targeted offers were read for `inOffers`. */
  offersRead: z.int().nonnegative(),
  regulated: regulatedSchema.nullable(),
  routes: z.array(routeSchema),
  steps: z.array(planStepSchema),
  neighbours: z.array(neighbourSchema),
  /** What the profile would say, if the person agrees. */
  objectives: z.object({ text: z.string(), targetPosition: z.string().nullable() }),
  /** A model’s, on the whole: where to begin and why; absent where the engine wrote alone. */
  introduction: z.object({ text: z.string(), doubts: z.array(planDoubtSchema) }).optional(),
});
export type CareerPlan = z.infer<typeof careerPlanSchema>;

/** What the function answers, and `GET /api/career-plans/:id`. */
export const careerPlanDetailSchema = z.object({
  id: z.uuid(),
  /** The plan as a text to read or copy. */
  advice: z.string(),
  plan: careerPlanSchema,
  /** What was told, to start again from. */
  request: z.object({ skills_to_develop: z.string(), career_goal: z.string(), past_experiences: z.string() }),
  documentId: z.uuid().nullable(),
  /** The CV it was compared with, null where there was none. */
  documentName: z.string().nullable(),
  /** The introduction and the reasons; what is planned is always the engine’s. */
  writtenBy: writtenBySchema,
  createdAt: z.iso.datetime(),
});
export type CareerPlanDetail = z.infer<typeof careerPlanDetailSchema>;

/** `GET /api/career-plans`: newest first, for whoever has some, whatever their plan is today. */
const careerPlanSummarySchema = z.object({
  id: z.uuid(),
  goal: z.string(),
  label: z.string().nullable(),
  held: z.int().nonnegative(),
  missing: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
});

export const careerPlanListSchema = z.object({
  items: z.array(careerPlanSummarySchema),
  nextCursor: z.string().nullable(),
});
export type CareerPlanList = z.infer<typeof careerPlanListSchema>;

/** `GET /api/career-suggestions`, behind the gate: what the three steps may start from, from the CV and the profile. */
export const careerSuggestionsSchema = z.object({
  skills: z.array(z.string()),
  goals: z.array(z.string()),
  experiences: z.array(z.string()),
  documentName: z.string().nullable(),
});
export type CareerSuggestions = z.infer<typeof careerSuggestionsSchema>;
