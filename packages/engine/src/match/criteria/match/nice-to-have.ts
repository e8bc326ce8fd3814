import { fr } from '../../../writing/fr.ts';
import { coverageFinding } from '../../coverage.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { niceSkills } from '../../requirement-groups.ts';

export const niceToHave: CriterionDefinition = {
  id: 'nice-to-have',
  family: 'match',
  label: 'Atouts souhaités',
  about: 'Ce que l’offre dit être un plus est dans le CV.',
  weight: 10,
  fullAt: { count: (context) => niceSkills(context).length, full: 4 },
  check: (context) =>
    coverageFinding(context, niceSkills(context), fr`Non évalué : l’offre ne cite pas d’atout souhaité.`),
};
