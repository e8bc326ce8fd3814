import { z } from 'zod';
import { keptLine } from '../text.ts';
import { planGoalSchema } from './career-advisor.ts';

/** How far one is in the occupation; each figure tells in its own words what was counted (age, years in the post). */
export const salaryLevels = ['start', 'middle', 'senior'] as const;
export type SalaryLevel = (typeof salaryLevels)[number];

/** Socioprofessional groups of Insee; a post may be in another than the usual one of its occupation. */
export const salaryGroups = ['cadres', 'intermediate', 'employees', 'workers', 'independents'] as const;
export type SalaryGroup = (typeof salaryGroups)[number];
/** The groups whose wages are published. */
export const wageGroups = ['cadres', 'intermediate', 'employees', 'workers'] as const;

export const salaryRegions = [
  'Auvergne-Rhône-Alpes',
  'Bourgogne-Franche-Comté',
  'Bretagne',
  'Centre-Val de Loire',
  'Corse',
  'Grand Est',
  'Guadeloupe',
  'Guyane',
  'Hauts-de-France',
  'Île-de-France',
  'La Réunion',
  'Martinique',
  'Mayotte',
  'Normandie',
  'Nouvelle-Aquitaine',
  'Occitanie',
  'Pays de la Loire',
  'Provence-Alpes-Côte d’Azur',
] as const;
export type SalaryRegion = (typeof salaryRegions)[number];

export const maxOccupationText = 120;

/** `GET /api/salaries`, behind the gate `salary_benchmark`. What the person earns is never asked here. */
export const salaryQuerySchema = z.object({
  occupation: keptLine(maxOccupationText).min(1),
  level: z.enum(salaryLevels).optional(),
  region: z.enum(salaryRegions).optional(),
  group: z.enum(wageGroups).optional(),
});
export type SalaryQuery = z.infer<typeof salaryQuerySchema>;

/** How near to the occupation the people counted are, the nearest first. */
export const salaryScopes = ['occupation', 'family', 'sector', 'group', 'everyone'] as const;
export type SalaryScope = (typeof salaryScopes)[number];

export const salaryBases = ['gross', 'net'] as const;
export type SalaryBasis = (typeof salaryBases)[number];
export const salaryPeriods = ['hour', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

const euros = z.number().positive();

/** What was published of a population: one in ten earns less than `d1`, one in ten more than `d9`. */
export const salaryPointsSchema = z.object({
  d1: euros.optional(),
  median: euros.optional(),
  mean: euros.optional(),
  d9: euros.optional(),
});
export type SalaryPoints = z.infer<typeof salaryPointsSchema>;

export const salarySourceSchema = z.object({
  /** Who established the figure. */
  publisher: z.string(),
  title: z.string(),
  /** The page it was read on. */
  url: z.url(),
  /** A year, a month or a day. */
  published: z.string().regex(/^\d{4}(-\d\d){0,2}$/),
  read: z.iso.date(),
  /** Whose page that is, where not the publisher’s. */
  quotedBy: z.string().nullable(),
});
export type SalarySource = z.infer<typeof salarySourceSchema>;

export const salaryFigureSchema = z.object({
  /** Who was counted. */
  people: z.string(),
  scope: z.enum(salaryScopes),
  level: z.enum(salaryLevels).nullable(),
  /** What the level means in this figure. */
  levelWords: z.string().nullable(),
  region: z.enum(salaryRegions).nullable(),
  basis: z.enum(salaryBases),
  per: z.enum(salaryPeriods),
  year: z.int(),
  points: salaryPointsSchema,
  note: z.string().nullable(),
  source: salarySourceSchema,
});
export type SalaryFigure = z.infer<typeof salaryFigureSchema>;

const understood = { said: true, occupation: true, label: true, certainty: true, near: true } as const;

/** What was asked, read as the goal of a plan is, and its pay. */
export const salaryAnswerSchema = planGoalSchema.pick(understood).extend({
  /** Where the occupation usually is; null where it is unknown. */
  usualGroup: z.enum(salaryGroups).nullable(),
  /** The one the figures are of: the one asked for, else the usual one. */
  group: z.enum(salaryGroups).nullable(),
  /** How near the nearest figures are; null where the occupation is unknown. */
  nearest: z.enum(salaryScopes).nullable(),
  /** The occupation’s own first, then those of the level and the region asked for, those of all, and everybody’s. */
  figures: z.array(salaryFigureSchema),
  /** Of all wages, to see the whole scale. */
  scale: salaryFigureSchema,
  minimum: z.object({
    from: z.iso.date(),
    grossMonth: euros,
    netMonth: euros,
    grossHour: euros,
    source: salarySourceSchema,
  }),
  /** Whether something is published for the level, and for the region, that was asked; null where none was. */
  hasLevel: z.boolean().nullable(),
  hasRegion: z.boolean().nullable(),
});
export type SalaryAnswer = z.infer<typeof salaryAnswerSchema>;

/** `GET /api/salary-occupations`: every occupation there is, under both forms and the names people give it. */
export const salaryOccupationsSchema = z.object({
  items: z.array(z.object({ occupation: z.string(), label: z.string(), also: z.array(z.string()) })),
});
export type SalaryOccupations = z.infer<typeof salaryOccupationsSchema>;
export type SalaryOccupation = SalaryOccupations['items'][number];
