import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { headingFinding } from '../../heading-finding.ts';

export const educationHeading: CriterionDefinition = {
  id: 'education-heading',
  family: 'readability',
  label: 'Rubrique « Formation »',
  about: 'Une rubrique nommée porte les diplômes et formations.',
  weight: 0.8,
  check: (context) =>
    headingFinding(context, ['education'], (context) => context.cv.education.length > 0, {
      found: fr`Le titre de la rubrique se reconnaît.`,
      unmarked: fr`Vos formations se lisent, mais sans titre de rubrique : écrivez « Formation » au-dessus.`,
      absent: fr`Aucune rubrique de formation : ajoutez « Formation », même pour une formation courte.`,
    }),
};
