import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

export const summary: CriterionDefinition = {
  id: 'summary',
  family: 'writing',
  label: 'Accroche',
  about: 'Deux ou trois lignes sous le titre résument le parcours et le but.',
  weight: 0.8,
  check: (context) => {
    if (!context.cv.summary) {
      return judged(
        0,
        [],
        fr`Ajoutez deux lignes sous votre titre : votre métier, vos années d’expérience, ce que vous cherchez.`,
      );
    }
    return judged(1, cvQuotes(context, context.cv.spans.summary), fr`Votre accroche présente votre parcours.`);
  },
};
