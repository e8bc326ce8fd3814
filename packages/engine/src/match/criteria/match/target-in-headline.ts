import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable, offerQuotes } from '../../finding.ts';

export const targetInHeadline: CriterionDefinition = {
  id: 'target-in-headline',
  family: 'match',
  label: 'Titre tourné vers l’offre',
  about: 'Le titre du CV reprend le métier de l’offre.',
  weight: 8,
  check: (context) => {
    const { occupation, offer, cv } = context;
    if (!offer?.title) return notApplicable(fr`Non évalué : le titre de l’offre n’a pas été lu.`);
    if (!occupation) return notApplicable(fr`Non évalué : « ${shorten(offer.title)} » ne nomme pas un métier connu.`);
    const evidence = [...cvQuotes(context, cv.spans.title), ...offerQuotes(context, offer.spans.title)];
    if (!cv.title)
      return judged(0, evidence, fr`Votre CV n’a pas de titre : nommez le métier visé, « ${shorten(offer.title)} ».`);
    return judged(
      occupation.inHeadline,
      evidence,
      occupation.inHeadline >= 0.85
        ? fr`Votre titre vise ce métier.`
        : fr`Ligne « ${shorten(cv.title)} » : rapprochez-la de « ${shorten(offer.title)} », si c’est bien votre métier.`,
    );
  },
};
