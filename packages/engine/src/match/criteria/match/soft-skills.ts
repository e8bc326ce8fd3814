import { fr } from '../../../writing/fr.ts';
import { coverageFinding } from '../../coverage.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { softSkills } from '../../requirement-groups.ts';

export const softSkillsAsked: CriterionDefinition = {
  id: 'soft-skills',
  family: 'match',
  label: 'Savoir-être',
  about: 'Les qualités que l’offre nomme se lisent dans le CV, si possible par un fait.',
  weight: 1,
  fullAt: { count: (context) => softSkills(context).length, full: 3 },
  check: (context) => coverageFinding(context, softSkills(context), fr`Non évalué : l’offre ne nomme pas de qualité.`),
};
