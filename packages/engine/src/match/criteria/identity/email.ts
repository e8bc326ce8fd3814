import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

export const email: CriterionDefinition = {
  id: 'email',
  family: 'identity',
  label: 'Adresse e-mail',
  about: 'Une adresse e-mail permet de répondre.',
  weight: 1.2,
  check: (context) => {
    if (!context.cv.contact.email) {
      return judged(0, [], fr`Aucune adresse e-mail lue : ajoutez-la sous votre nom, en texte et non en image.`);
    }
    return judged(1, cvQuotes(context, context.cv.spans['contact.email']), fr`Votre adresse e-mail se lit.`);
  },
};
