import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { wordCount } from '../../word-count.ts';

export const summaryLength: CriterionDefinition = {
  id: 'summary-length',
  family: 'writing',
  label: 'Accroche brève',
  about: 'L’accroche compte de 12 à 80 mots.',
  weight: 0.4,
  check: (context) => {
    const { summary, spans } = context.cv;
    if (!summary) return notApplicable(fr`Non évalué : pas d’accroche.`);
    const count = wordCount(summary);
    const evidence = cvQuotes(context, spans.summary);
    if (count > 80)
      return judged(80 / count, evidence, fr`Ligne « ${shorten(summary)} » : ramenez l’accroche à trois lignes.`);
    if (count < 12)
      return judged(
        count / 12,
        evidence,
        fr`Ligne « ${shorten(summary)} » : ajoutez votre métier et ce que vous apportez.`,
      );
    return judged(1, evidence, fr`Votre accroche a la bonne longueur.`);
  },
};
