import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { tradeWordsOf } from '../../trade-words.ts';

/** An offer and a CV of two trades share this much by chance; two of one trade seldom share more than this. */
const chance = 0.05;
const plenty = 0.42;
/** Of fewer words nothing can be said. */
const fewest = 3;

export const tradeWords: CriterionDefinition = {
  id: 'trade-words',
  family: 'match',
  label: 'Vocabulaire du métier',
  about: 'Les mots propres au métier, dans le titre et les exigences de l’offre, se lisent aussi dans le CV.',
  weight: 11,
  check: (context) => {
    const words = tradeWordsOf(context);
    if (words.length < fewest) return notApplicable(fr`Non évalué : l’offre emploie trop peu de mots du métier.`);
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const won = words.reduce((sum, { weight, credit }) => sum + weight * credit, 0);
    const byWeight = [...words].sort((a, b) => b.weight - a.weight);
    const evidence = cvQuotes(
      context,
      byWeight.map(({ said }) => said),
    );
    const missing = byWeight.filter(({ said }) => !said).slice(0, 4);
    return judged(
      (won / total - chance) / (plenty - chance),
      evidence,
      missing.length === 0
        ? fr`Votre CV parle la langue de ce métier.`
        : fr`L’offre emploie aussi ${missing.map(({ word }) => fr`« ${word} »`).join(', ')} : si cela décrit votre travail, dites-le avec ces mots.`,
    );
  },
};
