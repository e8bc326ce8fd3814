import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

export const fullName: CriterionDefinition = {
  id: 'full-name',
  family: 'identity',
  label: 'Nom et prénom',
  about: 'Le prénom et le nom se lisent en clair.',
  weight: 1,
  check: (context) => {
    const name = context.cv.contact.fullName;
    if (!name)
      return judged(0, [], fr`Écrivez votre prénom et votre nom sur la première ligne, sans autre mot à côté.`);
    return judged(1, cvQuotes(context, context.cv.spans['contact.fullName']), fr`Votre nom se lit tout de suite.`);
  },
};
