import { fr } from '../../../writing/fr.ts';
import { coverageFinding } from '../../coverage.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { mustSkills } from '../../requirement-groups.ts';

export const mustHave: CriterionDefinition = {
  id: 'must-have',
  family: 'match',
  label: 'Compétences indispensables',
  about: 'Les compétences que l’offre exige sont dans le CV, mieux encore dans un poste.',
  weight: 26,
  check: (context) =>
    coverageFinding(context, mustSkills(context), fr`Non évalué : l’offre ne nomme pas de compétence indispensable.`),
};
