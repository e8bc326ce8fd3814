import { fr } from '../../../writing/fr.ts';
import { asCondition } from '../../as-condition.ts';
import { coverageFinding } from '../../coverage.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { mustDiplomas } from '../../requirement-groups.ts';

export const diploma: CriterionDefinition = {
  id: 'diploma',
  family: 'match',
  label: 'Diplôme demandé',
  about:
    'Le diplôme ou le niveau exigé est atteint ; un diplôme en cours compte en partie, comme tout diplôme quand le reste est d’un autre métier.',
  weight: 6,
  check: (context) =>
    asCondition(
      context,
      coverageFinding(context, mustDiplomas(context), fr`Non évalué : l’offre n’exige pas de diplôme.`),
    ),
};
