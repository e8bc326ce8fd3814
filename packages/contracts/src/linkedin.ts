import { z } from 'zod';
import { cvDateSchema, languageSchema } from './cv.ts';
import { verdicts } from './report.ts';
import { spanSchema } from './span.ts';

/** A LinkedIn profile as read from a pasted page or from LinkedIn’s own PDF; spans index the text. */
export const linkedinProfileSchema = z.object({
  /** The language its headings are in. */
  language: z.enum(['fr', 'en']),
  fullName: z.string().nullable(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  /** « linkedin.com/in/… » */
  url: z.string().nullable(),
  about: z.string().nullable(),
  experiences: z.array(
    z.object({
      title: z.string().nullable(),
      company: z.string().nullable(),
      start: cvDateSchema.nullable(),
      end: cvDateSchema.nullable(),
      location: z.string().nullable(),
      /** Lines of the description. */
      lines: z.array(z.string()),
      span: spanSchema,
    }),
  ),
  education: z.array(
    z.object({
      school: z.string().nullable(),
      degree: z.string().nullable(),
      year: z.string().nullable(),
      span: spanSchema,
    }),
  ),
  /** As the profile writes them. */
  skills: z.array(z.string()),
  languages: z.array(languageSchema),
  certifications: z.array(z.string()),
  recommendations: z.int().nonnegative().nullable(),
  /** null where the text does not tell. */
  connections: z.int().nonnegative().nullable(),
  text: z.string(),
});
export type LinkedinProfile = z.infer<typeof linkedinProfileSchema>;

export const linkedinFamilies = [
  'headline',
  'about',
  'experience',
  'skills',
  'completeness',
  'keywords',
  'consistency',
] as const;
export type LinkedinFamily = (typeof linkedinFamilies)[number];

/** `quote` equals `text.slice(start, end)` of the profile’s text or of the CV’s. */
export const linkedinEvidenceSchema = spanSchema.extend({ source: z.enum(['profile', 'cv']), quote: z.string() });

export const linkedinCriterionSchema = z.object({
  id: z.string(),
  family: z.enum(linkedinFamilies),
  label: z.string(),
  points: z.number().nonnegative(),
  /** Over all criteria the maxima add up to 100, the points to the score. */
  maxPoints: z.number().nonnegative(),
  verdict: z.enum(verdicts),
  evidence: z.array(linkedinEvidenceSchema),
  advice: z.string(),
});

/** The profile and the CV side by side where they disagree. */
export const linkedinDifferenceSchema = z.object({
  kind: z.enum(['title', 'company', 'dates', 'only_on_profile', 'only_on_cv', 'education', 'name']),
  profile: z.string().nullable(),
  cv: z.string().nullable(),
  /** What to do about it, without judging which is right. */
  detail: z.string(),
});
export type LinkedinDifference = z.infer<typeof linkedinDifferenceSchema>;

export const linkedinSuggestionSchema = z.object({
  /** « Titre », « Infos », « Expérience »… as the interface shows it. */
  category: z.string(),
  impact: z.enum(['high', 'medium', 'low']),
  /** The profile’s own words; empty where there is nothing yet. */
  current: z.string(),
  /** Words to take over; « … » marks what only the person knows, never an invented fact. */
  suggestion: z.string(),
  reason: z.string(),
});
export type LinkedinSuggestion = z.infer<typeof linkedinSuggestionSchema>;

export const linkedinReportSchema = z.object({
  score: z.int().min(0).max(100),
  criteria: z.array(linkedinCriterionSchema),
  analysis: z.object({
    strengths: z.array(z.string()),
    weaknesses: z.array(z.string()),
    opportunities: z.array(z.string()),
  }),
  /** Most useful first. */
  suggestions: z.array(linkedinSuggestionSchema),
  /** For the positions aimed at: what recruiters search, already on the profile or to be added where true. */
  keywords: z.array(z.string()),
  keywordsPresent: z.array(z.string()),
  contentRecommendations: z.array(z.object({ type: z.string(), topic: z.string(), description: z.string() })),
  differences: z.array(linkedinDifferenceSchema),
});
export type LinkedinReport = z.infer<typeof linkedinReportSchema>;
