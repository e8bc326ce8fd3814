import { fr } from '../../../writing/fr.ts';
import { coverageFinding } from '../../coverage.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { mustCertifications } from '../../requirement-groups.ts';

export const certification: CriterionDefinition = {
  id: 'certification',
  family: 'match',
  label: 'Certifications',
  about: 'Les certifications exigées sont dans le CV.',
  weight: 3,
  check: (context) =>
    coverageFinding(context, mustCertifications(context), fr`Non évalué : l’offre n’exige pas de certification.`),
};
