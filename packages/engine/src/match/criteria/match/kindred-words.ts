import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { kinshipOf } from '../../sector/kindred-words.ts';

/** What a CV and an offer of two trades have in common by chance, and what those of one trade have at best. */
const chance = 0.08;
const plenty = 0.3;

export const kindredWords: CriterionDefinition = {
  id: 'kindred-words',
  family: 'match',
  label: 'Mots du même travail',
  about: 'Les mots de l’offre ont dans le CV des mots qui parlent du même travail, les mêmes ou d’autres.',
  weight: 12,
  check: (context) => {
    const found = kinshipOf(context);
    if (!found) return notApplicable(fr`Non évalué : trop peu de mots de l’offre disent un travail précis.`);
    const ratio = (found.ratio - chance) / (plenty - chance);
    const advice =
      ratio >= 0.85
        ? fr`Votre CV et l’offre parlent du même travail, même quand les mots diffèrent.`
        : ratio > 0.1
          ? fr`Votre CV parle en partie du même travail que l’offre : développez les tâches qui s’en approchent.`
          : fr`Votre CV parle d’un autre travail que l’offre : dites les tâches que les deux ont en commun.`;
    return judged(ratio, ratio > 0.1 ? cvQuotes(context, found.said) : [], advice);
  },
};
