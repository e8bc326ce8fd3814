import { z } from 'zod';
import { importances } from './offer.ts';

/** A quote that proves a finding. `quote` equals `text.slice(start, end)` of the CV or the offer. */
export const evidenceSchema = z.object({
  source: z.enum(['cv', 'offer']),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  quote: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const criterionFamilies = ['identity', 'readability', 'writing', 'match', 'career'] as const;
export type CriterionFamily = (typeof criterionFamilies)[number];

/** `not_applicable` weighs nothing: without an offer, or where a thing could not be read. */
export const verdicts = ['ok', 'partial', 'missing', 'not_applicable'] as const;
export type Verdict = (typeof verdicts)[number];

export const criterionSchema = z.object({
  id: z.string(),
  family: z.enum(criterionFamilies),
  label: z.string(),
  /** 0 ≤ points ≤ maxPoints. Over all criteria the points add up to the score and the maxima to 100. */
  points: z.number().nonnegative(),
  maxPoints: z.number().nonnegative(),
  verdict: z.enum(verdicts),
  evidence: z.array(evidenceSchema),
  advice: z.string(),
});
export type Criterion = z.infer<typeof criterionSchema>;

const quotedKeyword = z.object({ term: z.string(), importance: z.enum(importances), quote: z.string() });
export const keywordsSchema = z.object({
  /** In the CV. */
  present: z.array(quotedKeyword),
  /** In the CV under another name: `quote` is the CV's own word. */
  equivalent: z.array(quotedKeyword),
  missing: z.array(z.object({ term: z.string(), importance: z.enum(importances) })),
});
export type Keywords = z.infer<typeof keywordsSchema>;

/** What the person can do about a recommendation without leaving the page. */
export const recommendationActionSchema = z.discriminatedUnion('kind', [
  /** Replace a line of the CV by a wording the person may edit first. */
  z.object({
    kind: z.literal('replace-line'),
    start: z.number().int().nonnegative(),
    end: z.number().int().nonnegative(),
    before: z.string(),
    after: z.string(),
  }),
  z.object({
    kind: z.literal('remove-line'),
    start: z.number().int().nonnegative(),
    end: z.number().int().nonnegative(),
    before: z.string(),
  }),
  /** Ask for a contact detail. */
  z.object({
    kind: z.literal('set-contact'),
    field: z.enum(['fullName', 'email', 'phone', 'city', 'linkedin']),
    proposal: z.string().nullable(),
  }),
  z.object({ kind: z.literal('set-title'), proposal: z.string().nullable() }),
  z.object({ kind: z.literal('set-summary'), proposal: z.string().nullable() }),
  /** Ask whether the person has a skill, and for the sentence that proves it. */
  z.object({ kind: z.literal('add-skill'), term: z.string() }),
  /** Ask for a figure or a date the line lacks: the answer completes the line. */
  z.object({
    kind: z.literal('complete-line'),
    start: z.number().int().nonnegative(),
    end: z.number().int().nonnegative(),
    before: z.string(),
    question: z.string(),
  }),
  z.object({ kind: z.literal('set-dates'), experience: z.number().int().nonnegative() }),
]);
export type RecommendationAction = z.infer<typeof recommendationActionSchema>;

export const recommendationSchema = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The id of the criterion it raises. */
  criterion: z.string(),
  evidence: z.array(evidenceSchema),
  /** Points of the score it can win at most. */
  gain: z.number().nonnegative(),
  action: recommendationActionSchema.nullable(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** The sectors of the labour market that an analysis may be made for. */
export const sectorIds = [
  'health',
  'social',
  'early-childhood',
  'sales',
  'finance',
  'banking',
  'hr',
  'law',
  'public',
  'it',
  'communication',
  'hospitality',
  'logistics',
  'industry',
  'building',
  'agriculture',
  'security',
  'crafts',
  'education',
  'office',
  'management',
  'property',
] as const;
export type SectorId = (typeof sectorIds)[number];

/** What the habits of a sector add to an analysis: advice, and the person's skills beside what its offers ask for. */
export const sectorReportSchema = z.object({
  id: z.enum(sectorIds),
  label: z.string(),
  advice: z.array(z.string()),
  skills: z.object({
    /** `quote` is the CV's own word: `text.slice(start, end)`. */
    present: z.array(
      z.object({
        term: z.string(),
        quote: z.string(),
        start: z.number().int().nonnegative(),
        end: z.number().int().nonnegative(),
      }),
    ),
    missing: z.array(z.string()),
  }),
});
export type SectorReport = z.infer<typeof sectorReportSchema>;

/** The explained score: the JSON of `coach analyse`. */
export const reportSchema = z.object({
  /** Integer, 0 to 100. */
  score: z.number().int().min(0).max(100),
  criteria: z.array(criterionSchema),
  keywords: keywordsSchema,
  /** Most points first, save that the first three are of different kinds; told in the order of `topChanges`. */
  recommendations: z.array(recommendationSchema),
  /** Where the analysis was made for a sector. */
  sector: sectorReportSchema.optional(),
});
export type Report = z.infer<typeof reportSchema>;
