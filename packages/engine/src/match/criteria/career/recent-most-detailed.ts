import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { jobName } from '../../job-name.ts';

export const recentMostDetailed: CriterionDefinition = {
  id: 'recent-most-detailed',
  family: 'career',
  label: 'Le plus récent, le plus détaillé',
  about: 'Le dernier poste est au moins aussi décrit que les anciens.',
  weight: 0.6,
  check: (context) => {
    const [latest, ...older] = context.jobs;
    if (!latest || older.length === 0) return notApplicable(fr`Non évalué : il faut au moins deux postes.`);
    const fullest = older.reduce((most, { bullets }) => Math.max(most, bullets.length), 0);
    const evidence = cvQuotes(context, latest.heading);
    if (fullest === 0 || latest.bullets.length >= fullest - 1)
      return judged(1, evidence, fr`Votre dernier poste est bien décrit.`);
    return judged(
      latest.bullets.length / fullest,
      evidence,
      fr`Ligne « ${shorten(jobName(context, latest))} » : c’est le poste qu’on lira, décrivez-le davantage que les anciens.`,
    );
  },
};
