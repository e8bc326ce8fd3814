import { fr } from '../../../writing/fr.ts';
import { asCondition } from '../../as-condition.ts';
import { coverageFinding } from '../../coverage.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { mustLicences } from '../../requirement-groups.ts';

export const licence: CriterionDefinition = {
  id: 'licence',
  family: 'match',
  label: 'Permis et habilitations',
  about:
    'Les permis, CACES et habilitations exigés sont dans le CV ; ils comptent en partie quand le reste est d’un autre métier.',
  weight: 4,
  check: (context) =>
    asCondition(
      context,
      coverageFinding(context, mustLicences(context), fr`Non évalué : l’offre n’exige ni permis ni habilitation.`),
    ),
};
