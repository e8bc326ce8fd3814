import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

export const phone: CriterionDefinition = {
  id: 'phone',
  family: 'identity',
  label: 'Téléphone',
  about: 'Un numéro de téléphone permet d’appeler.',
  weight: 1.2,
  check: (context) => {
    if (!context.cv.contact.phone) {
      return judged(0, [], fr`Aucun numéro lu : ajoutez votre téléphone à côté de votre adresse e-mail.`);
    }
    return judged(1, cvQuotes(context, context.cv.spans['contact.phone']), fr`Votre numéro se lit.`);
  },
};
