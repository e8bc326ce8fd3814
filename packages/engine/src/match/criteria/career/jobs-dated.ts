import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { jobName } from '../../job-name.ts';

export const jobsDated: CriterionDefinition = {
  id: 'jobs-dated',
  family: 'career',
  label: 'Postes datés',
  about: 'Chaque poste a un début et une fin.',
  weight: 1.4,
  check: (context) => {
    const { jobs } = context;
    if (jobs.length === 0) return notApplicable(fr`Non évalué : aucun poste lu.`);
    const undated = jobs.filter(({ experience }) => !experience.start || !experience.end);
    const first = undated[0];
    if (!first)
      return judged(
        1,
        cvQuotes(
          context,
          jobs.map(({ heading }) => heading),
        ),
        fr`Tous vos postes sont datés.`,
      );
    return judged(
      1 - undated.length / jobs.length,
      cvQuotes(
        context,
        undated.map(({ heading }) => heading),
      ),
      fr`Ligne « ${shorten(jobName(context, first))} » : indiquez le mois et l’année de début et de fin.`,
    );
  },
};
