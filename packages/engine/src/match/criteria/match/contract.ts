import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { notApplicable, offerQuotes } from '../../finding.ts';

export const contract: CriterionDefinition = {
  id: 'contract',
  family: 'match',
  label: 'Contrat',
  about: 'Le type de contrat de l’offre ; à titre d’information, jamais noté.',
  weight: 0,
  check: (context) => {
    const { offer } = context;
    if (!offer?.contract) return notApplicable(fr`L’offre ne dit pas quel contrat elle propose.`);
    return notApplicable(
      fr`Contrat proposé : ${offer.contract}. Vérifiez qu’il vous convient.`,
      offerQuotes(context, offer.spans.contract),
    );
  },
};
