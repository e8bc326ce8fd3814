import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { headingFinding } from '../../heading-finding.ts';

export const experienceHeading: CriterionDefinition = {
  id: 'experience-heading',
  family: 'readability',
  label: 'Rubrique « Expérience »',
  about: 'Une rubrique nommée porte le parcours professionnel.',
  weight: 1,
  check: (context) =>
    headingFinding(context, ['experience'], (context) => context.jobs.length > 0, {
      found: fr`Le titre de la rubrique se reconnaît.`,
      unmarked: fr`Votre parcours se lit, mais sans titre de rubrique : écrivez « Expérience professionnelle » au-dessus.`,
      absent: fr`Aucune rubrique d’expérience : ajoutez « Expérience professionnelle », stages et bénévolat compris.`,
    }),
};
