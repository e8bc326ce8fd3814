import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { jobName } from '../../job-name.ts';

const most = 8;

export const noEndlessJob: CriterionDefinition = {
  id: 'no-endless-job',
  family: 'career',
  label: 'Postes brefs',
  about: 'Aucun poste ne dépasse huit lignes.',
  weight: 0.4,
  check: (context) => {
    const { jobs } = context;
    if (jobs.length === 0) return notApplicable(fr`Non évalué : aucun poste lu.`);
    const long = jobs.filter(({ bullets }) => bullets.length > most);
    const first = long[0];
    if (!first) return judged(1, [], fr`Vos postes tiennent en peu de lignes.`);
    return judged(
      1 - long.length / jobs.length,
      cvQuotes(
        context,
        long.map(({ heading }) => heading),
      ),
      fr`Ligne « ${shorten(jobName(context, first))} » : gardez les cinq missions les plus proches de ce que vous visez.`,
    );
  },
};
