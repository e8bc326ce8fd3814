import { fr, shorten } from '../../../writing/fr.ts';
import { strengthenLine } from '../../../writing/strengthen-line.ts';
import { isWeaklyWorded } from '../../../writing/weak-wording.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const directWording: CriterionDefinition = {
  id: 'direct-wording',
  family: 'writing',
  label: 'Formulations directes',
  about: 'Peu de « participé à », « chargé de », « aide à » : la tâche vient en premier.',
  weight: 1.3,
  check: (context) => {
    const { bullets } = context;
    if (bullets.length === 0) return notApplicable(fr`Non évalué : aucune mission lue.`);
    const weak = bullets.filter(({ text }) => isWeaklyWorded(text));
    const first = weak[0];
    if (!first) return judged(1, [], fr`Vos formulations vont droit au fait.`);
    const proposal = strengthenLine(first.text)?.after;
    return judged(
      1 - weak.length / bullets.length,
      cvQuotes(
        context,
        weak.map(({ span }) => span),
      ),
      proposal
        ? fr`Ligne « ${shorten(first.text)} » : écrivez plutôt « ${shorten(proposal)} ».`
        : fr`Ligne « ${shorten(first.text)} » : dites ce que vous faisiez vous-même.`,
    );
  },
};
