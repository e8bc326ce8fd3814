import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable, offerQuotes } from '../../finding.ts';

export const occupation: CriterionDefinition = {
  id: 'occupation',
  family: 'match',
  label: 'Métier',
  about:
    'Un poste tenu, ou à défaut le titre du CV, est du métier de l’offre ; un poste bref ou ancien compte moins, un métier voisin un peu.',
  weight: 15,
  check: (context) => {
    const { occupation: match, offer } = context;
    if (!offer?.title) return notApplicable(fr`Non évalué : le titre de l’offre n’a pas été lu.`);
    if (!match) return notApplicable(fr`Non évalué : « ${offer.title} » ne nomme pas un métier connu.`);
    const evidence = [...cvQuotes(context, match.span), ...offerQuotes(context, offer.spans.title)];
    if (match.ratio >= 0.85) return judged(match.ratio, evidence, fr`Vous avez déjà tenu ce métier.`);
    if (match.ratio > 0.1) {
      return judged(
        match.ratio,
        evidence,
        fr`Votre parcours est proche de « ${offer.title} » : rapprochez vos intitulés, s’ils disent la même chose.`,
      );
    }
    return judged(
      match.ratio,
      evidence,
      fr`Aucun poste ne ressemble à « ${offer.title} » : dites dans l’accroche ce qui vous y mène.`,
    );
  },
};
