import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { jobName } from '../../job-name.ts';

export const jobsTitled: CriterionDefinition = {
  id: 'jobs-titled',
  family: 'career',
  label: 'Intitulés de poste',
  about: 'Chaque poste a un intitulé.',
  weight: 1,
  check: (context) => {
    const { jobs } = context;
    if (jobs.length === 0) return notApplicable(fr`Non évalué : aucun poste lu.`);
    const bare = jobs.filter(({ experience }) => !experience.title);
    const first = bare[0];
    if (!first)
      return judged(
        1,
        cvQuotes(
          context,
          jobs.map(({ index }) => context.cv.spans[`experiences.${index}.title`]),
        ),
        fr`Chaque poste a son intitulé.`,
      );
    return judged(
      1 - bare.length / jobs.length,
      cvQuotes(
        context,
        bare.map(({ heading }) => heading),
      ),
      fr`Ligne « ${shorten(jobName(context, first))} » : écrivez l’intitulé du poste en toutes lettres.`,
    );
  },
};
