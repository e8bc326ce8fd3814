import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { sectorLikeness } from '../../sector/sector-likeness.ts';

/** A CV and an offer of two sectors share this much by the words that several sectors use. */
const chance = 0.55;
const plenty = 0.9;

export const sectorWords: CriterionDefinition = {
  id: 'sector-words',
  family: 'match',
  label: 'Secteur d’activité',
  about: 'Les mots du CV viennent des mêmes secteurs d’activité que ceux de l’offre.',
  weight: 8,
  check: (context) => {
    const found = sectorLikeness(context);
    if (!found) return notApplicable(fr`Non évalué : trop peu de mots disent un secteur d’activité.`);
    const ratio = (found.ratio - chance) / (plenty - chance);
    const advice =
      ratio >= 0.85
        ? fr`Votre CV et l’offre parlent du même secteur.`
        : ratio > 0.1
          ? fr`Votre CV parle en partie du secteur de l’offre : mettez en avant ce qui en relève.`
          : fr`Votre CV parle d’un autre secteur que l’offre : dites ce que vos expériences ont de commun avec elle.`;
    return judged(ratio, ratio > 0.1 ? cvQuotes(context, found.said) : [], advice);
  },
};
