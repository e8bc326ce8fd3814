/** The advice library’s categories, levels and sectors (spec 2, section 4). Words people read are their names. */
export const adviceCategories = [
  'évolution-carrière',
  'négociation-salariale',
  'entretien',
  'leadership',
  'réseautage',
] as const;
export type AdviceCategory = (typeof adviceCategories)[number];

export const adviceLevels = ['débutant', 'intermédiaire', 'expérimenté', 'expert'] as const;
export type AdviceLevel = (typeof adviceLevels)[number];

/** An article for all sectors. */
export const allIndustries = 'tous';
