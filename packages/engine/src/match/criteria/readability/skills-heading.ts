import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { headingFinding } from '../../heading-finding.ts';

export const skillsHeading: CriterionDefinition = {
  id: 'skills-heading',
  family: 'readability',
  label: 'Rubrique « Compétences »',
  about: 'Une rubrique nommée porte les compétences.',
  weight: 0.8,
  check: (context) =>
    headingFinding(context, ['skills', 'tools'], () => false, {
      found: fr`Le titre de la rubrique se reconnaît.`,
      unmarked: '',
      absent: fr`Ajoutez une rubrique « Compétences » : c’est là que les recruteurs cherchent les mots de leur offre.`,
    }),
};
