import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

export const city: CriterionDefinition = {
  id: 'city',
  family: 'identity',
  label: 'Ville',
  // Where a person lives is protected (Code du travail, L1132-1): it helps, and never scores.
  about: 'La ville est indiquée ; à titre d’information, jamais noté.',
  weight: 0,
  check: (context) => {
    if (!context.cv.contact.city) {
      return judged(
        0,
        [],
        fr`Votre ville n’est pas indiquée. Elle aide à situer le trajet ; l’adresse complète est inutile.`,
      );
    }
    return judged(
      1,
      cvQuotes(context, context.cv.spans['contact.city']),
      fr`Votre ville suffit : l’adresse complète est inutile.`,
    );
  },
};
