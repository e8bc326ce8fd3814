import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

export const linkedin: CriterionDefinition = {
  id: 'linkedin',
  family: 'identity',
  label: 'Profil LinkedIn',
  about: 'Un profil en ligne complète le CV ; un bonus, pas une obligation.',
  weight: 0.3,
  check: (context) => {
    if (!context.cv.contact.linkedin) {
      return judged(
        0,
        [],
        fr`Si vous avez un profil LinkedIn à jour, ajoutez son adresse. Ce n’est pas indispensable.`,
      );
    }
    return judged(1, cvQuotes(context, context.cv.spans['contact.linkedin']), fr`Votre profil LinkedIn est indiqué.`);
  },
};
