import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { mustSkills } from '../../requirement-groups.ts';

/** Nobody shows every line of an offer at work. */
const plenty = 0.65;

export const proofInJobs: CriterionDefinition = {
  id: 'proof-in-jobs',
  family: 'match',
  label: 'Compétences prouvées par un poste',
  about: 'Les compétences indispensables se voient à l’œuvre dans une expérience.',
  weight: 4,
  check: (context) => {
    const asked = mustSkills(context);
    if (asked.length === 0) return notApplicable(fr`Non évalué : l’offre ne nomme pas de compétence indispensable.`);
    const proved = asked.filter(({ place }) => place === 'job');
    const listed = asked.find(({ place }) => place === 'list' || place === 'text');
    const evidence = cvQuotes(
      context,
      proved.map(({ proof }) => proof),
    );
    const quote = listed?.span ? context.cv.text.slice(listed.span.start, listed.span.end) : null;
    return judged(
      proved.length / Math.max(1, asked.length * plenty),
      evidence,
      quote
        ? fr`Ligne « ${quote} » : montrez-la aussi dans un poste, avec ce que vous en avez fait.`
        : fr`Compétences demandées que vos postes montrent : ${proved.length} sur ${asked.length}.`,
    );
  },
};
