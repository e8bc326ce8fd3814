import { z } from 'zod';
import { languages } from '../language.ts';
import { letterTones } from '../letter.ts';
import { keptLine } from '../text.ts';

/** The option lists of the profile (spec 1, section 3). */
export const experienceRanges = ['0-1', '1-3', '3-5', '5-10', '10+'] as const;
export const industries = ['tech', 'finance', 'healthcare', 'consulting', 'education', 'retail', 'other'] as const;
/** Euros a year before tax. */
export const salaryRanges = [
  '30000-40000',
  '40000-50000',
  '50000-60000',
  '60000-80000',
  '80000-100000',
  '100000+',
] as const;
export const workTypes = ['remote', 'hybrid', 'onsite', 'flexible'] as const;
export const availabilities = ['immediate', '1month', '3months', '6months', 'exploring'] as const;
export const skillLevels = ['Débutant', 'Intermédiaire', 'Avancé', 'Expert'] as const;
export const skillTypes = ['technical', 'soft'] as const;

export const maxSkills = 100;
export const maxTargetPositions = 20;
export const maxObjectivesLength = 5_000;

export const profileSkillSchema = z.object({
  name: keptLine(120).min(1),
  level: z.enum(skillLevels).default('Débutant'),
  type: z.enum(skillTypes).default('technical'),
});
export type ProfileSkill = z.output<typeof profileSkillSchema>;

/** An address of the web, with or without its scheme; nothing a click could run. */
const webAddress = keptLine(300).regex(/^$|^(https?:\/\/)?[^\s/:@]+\.[^\s/:@]+([/?#]\S*)?$/iu);
const choice = <const Values extends readonly string[]>(values: Values) => z.enum(values).nullable();

/** What the profile form holds. */
export const profileFieldsSchema = z.object({
  fullName: keptLine(120).min(1),
  phone: keptLine(40).regex(/^[\d\s().+/-]*$/),
  location: keptLine(120),
  linkedin: webAddress,
  website: webAddress,
  /** The person’s own words on what they look for. */
  objectives: z.string().trim().max(maxObjectivesLength),
  experience: choice(experienceRanges),
  currentRole: keptLine(120),
  industry: choice(industries),
  targetPositions: z.array(keptLine(120).min(1)).max(maxTargetPositions),
  targetSalary: choice(salaryRanges),
  workType: choice(workTypes),
  availability: choice(availabilities),
  industries: z.array(z.enum(industries)).max(industries.length),
  skills: z.array(profileSkillSchema).max(maxSkills),
  aiTone: z.enum(letterTones),
  language: z.enum(languages),
});
export type ProfileFields = z.output<typeof profileFieldsSchema>;

/** `GET /api/profile`. */
export const profileSchema = profileFieldsSchema.extend({
  email: z.string(),
  avatarUrl: z.string().nullable(),
  /** Whether the account has a password of its own, beside Google. */
  hasPassword: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type Profile = z.output<typeof profileSchema>;

/** `PUT /api/profile`: the fields given are replaced. With `since`, refused when another tab has saved in between. */
export const profileUpdateSchema = profileFieldsSchema.partial().extend({ since: z.iso.datetime().optional() });
export type ProfileUpdate = z.output<typeof profileUpdateSchema>;

export const photoUpload = { maxBytes: 5 * 1024 * 1024, side: 512 } as const;

/** `PUT /api/profile/photo` and its `DELETE`. */
export const photoSchema = z.object({ avatarUrl: z.string().nullable() });
