import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { jobName } from '../../job-name.ts';

export const employersNamed: CriterionDefinition = {
  id: 'employers-named',
  family: 'career',
  label: 'Employeurs nommés',
  about: 'Chaque poste nomme son employeur.',
  weight: 1,
  check: (context) => {
    const { jobs } = context;
    if (jobs.length === 0) return notApplicable(fr`Non évalué : aucun poste lu.`);
    const bare = jobs.filter(({ experience }) => !experience.company);
    const first = bare[0];
    if (!first)
      return judged(
        1,
        cvQuotes(
          context,
          jobs.map(({ index }) => context.cv.spans[`experiences.${index}.company`]),
        ),
        fr`Chaque employeur est nommé.`,
      );
    return judged(
      1 - bare.length / jobs.length,
      cvQuotes(
        context,
        bare.map(({ heading }) => heading),
      ),
      fr`Ligne « ${shorten(jobName(context, first))} » : nommez l’employeur, ou son secteur si vous ne pouvez pas.`,
    );
  },
};
