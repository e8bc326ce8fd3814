import { foldWord } from '../../../text/fold-text.ts';
import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, notApplicable, offerQuotes } from '../../finding.ts';

export const place: CriterionDefinition = {
  id: 'place',
  family: 'match',
  label: 'Lieu de travail',
  // Where a person lives is protected (Code du travail, L1132-1).
  about: 'Le lieu de l’offre et la ville du CV ; à titre d’information, jamais noté.',
  weight: 0,
  check: (context) => {
    const { offer, cv } = context;
    if (!offer?.city) return notApplicable(fr`L’offre ne dit pas où l’on travaille.`);
    const evidence = [...cvQuotes(context, cv.spans['contact.city']), ...offerQuotes(context, offer.spans.city)];
    const same = cv.contact.city && foldWord(cv.contact.city) === foldWord(offer.city);
    return notApplicable(
      same
        ? fr`Le poste est dans votre ville.`
        : fr`Le poste est à ${offer.city}. Si le trajet ou un déménagement vous convient, dites-le dans votre lettre.`,
      evidence,
    );
  },
};
