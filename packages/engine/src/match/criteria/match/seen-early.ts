import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { mustSkills } from '../../requirement-groups.ts';

export const seenEarly: CriterionDefinition = {
  id: 'seen-early',
  family: 'match',
  label: 'Visible d’emblée',
  about: 'Une compétence indispensable se lit dans la première moitié du CV.',
  weight: 1,
  check: (context) => {
    const asked = mustSkills(context);
    if (asked.length === 0) return notApplicable(fr`Non évalué : l’offre ne nomme pas de compétence indispensable.`);
    const half = context.cv.text.length / 2;
    const early = asked.filter(({ span }) => span && span.start < half);
    return judged(
      early.length / Math.max(1, Math.ceil(asked.length / 2)),
      cvQuotes(context, ...early.map(({ span }) => span)),
      early.length === 0
        ? fr`Aucune compétence demandée dans la première moitié du CV : placez-les plus haut.`
        : fr`${early.length} compétence(s) demandée(s) se lisent dès la première moitié.`,
    );
  },
};
