import { fr, shorten } from '../../../writing/fr.ts';
import { vagueWordIn } from '../../../writing/weak-wording.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const preciseWords: CriterionDefinition = {
  id: 'precise-words',
  family: 'writing',
  label: 'Mots précis',
  about: 'Pas de « etc. », « diverses tâches », « un peu de tout ».',
  weight: 0.5,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length === 0) return notApplicable(fr`Non évalué : aucune mission lue.`);
    const vague = bullets.filter(({ text }) => vagueWordIn(text));
    const first = vague[0];
    if (!first) return judged(1, [], fr`Vos mots sont précis.`);
    return judged(
      1 - vague.length / bullets.length,
      cvQuotes(
        context,
        vague.map(({ span }) => span),
      ),
      fr`Ligne « ${shorten(first.text)} » : nommez les tâches au lieu de « etc. » ou « diverses ».`,
    );
  },
};
