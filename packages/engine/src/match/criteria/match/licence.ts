import { fr } from '../../../writing/fr.ts';
import { coverageFinding } from '../../coverage.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { mustLicences } from '../../requirement-groups.ts';

export const licence: CriterionDefinition = {
  id: 'licence',
  family: 'match',
  label: 'Permis et habilitations',
  about: 'Les permis, CACES et habilitations exigés sont dans le CV.',
  weight: 4,
  check: (context) =>
    coverageFinding(context, mustLicences(context), fr`Non évalué : l’offre n’exige ni permis ni habilitation.`),
};
