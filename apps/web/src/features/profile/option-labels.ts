import type {
  availabilities,
  experienceRanges,
  industries,
  salaryRanges,
  skillLevels,
  skillTypes,
  workTypes,
} from '@coach/contracts/features/profile';
import type { letterTones } from '@coach/contracts/letter';
import { m } from '../../paraglide/messages.js';

type Labels<Values extends readonly string[]> = Record<Values[number], () => string>;

export const experienceLabels: Labels<typeof experienceRanges> = {
  '0-1': m.profile_experience_0_1,
  '1-3': m.profile_experience_1_3,
  '3-5': m.profile_experience_3_5,
  '5-10': m.profile_experience_5_10,
  '10+': m.profile_experience_10,
};
export const industryLabels: Labels<typeof industries> = {
  tech: m.profile_industry_tech,
  finance: m.profile_industry_finance,
  healthcare: m.profile_industry_healthcare,
  consulting: m.profile_industry_consulting,
  education: m.profile_industry_education,
  retail: m.profile_industry_retail,
  other: m.profile_industry_other,
};
export const salaryLabels: Labels<typeof salaryRanges> = {
  '30000-40000': m.profile_salary_30,
  '40000-50000': m.profile_salary_40,
  '50000-60000': m.profile_salary_50,
  '60000-80000': m.profile_salary_60,
  '80000-100000': m.profile_salary_80,
  '100000+': m.profile_salary_100,
};
export const workTypeLabels: Labels<typeof workTypes> = {
  remote: m.profile_work_remote,
  hybrid: m.profile_work_hybrid,
  onsite: m.profile_work_onsite,
  flexible: m.profile_work_flexible,
};
export const availabilityLabels: Labels<typeof availabilities> = {
  immediate: m.profile_availability_immediate,
  '1month': m.profile_availability_1month,
  '3months': m.profile_availability_3months,
  '6months': m.profile_availability_6months,
  exploring: m.profile_availability_exploring,
};
export const skillLevelLabels: Labels<typeof skillLevels> = {
  Débutant: m.profile_level_beginner,
  Intermédiaire: m.profile_level_intermediate,
  Avancé: m.profile_level_advanced,
  Expert: m.profile_level_expert,
};
export const skillTypeLabels: Labels<typeof skillTypes> = {
  technical: m.profile_skill_technical,
  soft: m.profile_skill_soft,
};
export const toneLabels: Labels<typeof letterTones> = {
  professionnel: m.profile_tone_professionnel,
  convivial: m.profile_tone_convivial,
  direct: m.profile_tone_direct,
  enthousiaste: m.profile_tone_enthousiaste,
  analytique: m.profile_tone_analytique,
};

/** Options of a select, in the order of the list. */
export function optionsOf<Value extends string>(
  labels: Record<Value, () => string>,
): { value: Value; label: string }[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value]() }));
}
