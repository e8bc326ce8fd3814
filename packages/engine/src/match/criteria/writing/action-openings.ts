import { fr, shorten } from '../../../writing/fr.ts';
import { opensOnAction } from '../../../writing/opening-word.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const actionOpenings: CriterionDefinition = {
  id: 'action-openings',
  family: 'writing',
  label: 'Lignes qui commencent par l’action',
  about: 'Chaque mission commence par un verbe ou un nom d’action.',
  weight: 1.1,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length === 0) return notApplicable(fr`Non évalué : aucune mission lue.`);
    const other = bullets.filter(({ text }) => !opensOnAction(text));
    const first = other[0];
    if (!first) return judged(1, [], fr`Vos missions commencent par ce que vous avez fait.`);
    return judged(
      1 - other.length / bullets.length,
      cvQuotes(
        context,
        other.map(({ span }) => span),
      ),
      fr`Ligne « ${shorten(first.text)} » : commencez par l’action (« Préparation de… », « Suivi de… »).`,
    );
  },
};
