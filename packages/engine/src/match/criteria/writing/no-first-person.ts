import { fr, shorten } from '../../../writing/fr.ts';
import { firstPersonIn } from '../../../writing/weak-wording.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const noFirstPerson: CriterionDefinition = {
  id: 'no-first-person',
  family: 'writing',
  label: 'Sans « je »',
  about: 'Les missions se passent de « je », « mon », « mes ».',
  weight: 0.4,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length === 0) return notApplicable(fr`Non évalué : aucune mission lue.`);
    const personal = bullets.filter(({ text }) => firstPersonIn(text));
    const first = personal[0];
    if (!first) return judged(1, [], fr`Vos missions se lisent sans « je ».`);
    return judged(
      1 - personal.length / bullets.length,
      cvQuotes(
        context,
        personal.map(({ span }) => span),
      ),
      fr`Ligne « ${shorten(first.text)} » : retirez « je » et commencez par la tâche.`,
    );
  },
};
