import { z } from 'zod';
import { languageSchema } from './cv.ts';
import { spanSchema } from './span.ts';

export const importances = ['must', 'nice'] as const;
export type Importance = (typeof importances)[number];

export const salarySchema = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** ISO 4217 */
  currency: z.string(),
  period: z.enum(['hour', 'day', 'month', 'year']),
});
export type Salary = z.infer<typeof salarySchema>;

/** One thing the employer asks for; `alternatives` are other terms that meet it as well (« A ou B »). */
export const requirementSchema = z.object({
  term: z.string(),
  kind: z.enum(['skill', 'soft', 'diploma', 'licence', 'certification', 'term']),
  importance: z.enum(importances),
  alternatives: z.array(z.string()),
  span: spanSchema,
});
export type Requirement = z.infer<typeof requirementSchema>;

export const parsedOfferSchema = z.object({
  title: z.string().nullable(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  /** CDI, CDD, intérim, stage, alternance, freelance, fonction publique. */
  contract: z.string().nullable(),
  remote: z.enum(['onsite', 'hybrid', 'remote']).nullable(),
  salary: salarySchema.nullable(),
  experienceYearsMin: z.number().nonnegative().nullable(),
  /** Canonical names; the same as `requirements` of that importance, soft skills apart. */
  mustHave: z.array(z.string()),
  niceToHave: z.array(z.string()),
  softSkills: z.array(z.string()),
  languages: z.array(languageSchema),
  text: z.string(),
  requirements: z.array(requirementSchema),
  /** Where each field came from: path (`title`, `company`, `salary`, `experienceYearsMin`, `languages.0` …) → slice. */
  spans: z.record(z.string(), spanSchema),
});
export type ParsedOffer = z.infer<typeof parsedOfferSchema>;
