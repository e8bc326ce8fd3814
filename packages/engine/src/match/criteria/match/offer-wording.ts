import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const offerWording: CriterionDefinition = {
  id: 'offer-wording',
  family: 'match',
  label: 'Mots de l’offre',
  about: 'Ce que le CV sait faire y porte le nom que l’offre lui donne.',
  weight: 1.5,
  check: (context) => {
    const found = context.requirements.filter(({ state }) => state !== 'missing');
    if (!context.offer || context.requirements.length === 0)
      return notApplicable(fr`Non évalué : l’offre ne nomme pas de compétence.`);
    const other = found.filter(({ state }) => state === 'equivalent');
    const first = other[0];
    const same = found.length - other.length;
    const evidence = cvQuotes(
      context,
      other.map(({ span }) => span),
    );
    const ratio = (same + 0.5 * other.length) / context.requirements.length;
    if (!first?.span) return judged(ratio, evidence, fr`Vous dites les choses avec les mots de l’offre.`);
    const quote = context.cv.text.slice(first.span.start, first.span.end);
    return judged(
      ratio,
      evidence,
      fr`Ligne « ${quote} » : l’offre écrit « ${first.requirement.term} ». Reprenez son mot s’il dit la même chose.`,
    );
  },
};
