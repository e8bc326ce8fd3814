import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { jobName } from '../../job-name.ts';

export const newestFirst: CriterionDefinition = {
  id: 'newest-first',
  family: 'career',
  label: 'Du plus récent au plus ancien',
  about: 'Les postes vont du plus récent au plus ancien.',
  weight: 0.8,
  check: (context) => {
    const dated = context.jobs.filter(({ period }) => period);
    if (dated.length < 2) return notApplicable(fr`Non évalué : il faut au moins deux postes datés.`);
    const late = dated.filter(({ period }, index) => {
      const before = dated[index - 1]?.period;
      return before && period && period.to > before.to;
    });
    const first = late[0];
    if (!first) return judged(1, [], fr`Votre parcours se lit du plus récent au plus ancien.`);
    return judged(
      1 - late.length / (dated.length - 1),
      cvQuotes(
        context,
        late.map(({ heading }) => heading),
      ),
      fr`Ligne « ${shorten(jobName(context, first))} » : remontez ce poste, il est plus récent que le précédent.`,
    );
  },
};
