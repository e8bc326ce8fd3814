import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, notApplicable } from '../../finding.ts';
import { jobName } from '../../job-name.ts';
import { spokenMonths } from '../../months.ts';

const longBreak = 12;

export const breaks: CriterionDefinition = {
  id: 'breaks',
  family: 'career',
  label: 'Périodes sans poste',
  // A break may come from health or family, which are protected (Code du travail, L1132-1).
  about: 'Les périodes de plus d’un an sans poste ; à titre d’information, jamais noté.',
  weight: 0,
  check: (context) => {
    const dated = context.jobs.flatMap((job) => (job.period ? [{ job, period: job.period }] : []));
    const ordered = dated.sort((a, b) => a.period.from - b.period.from);
    let until = ordered[0]?.period.to ?? 0;
    for (const { job, period } of ordered) {
      if (period.from - until >= longBreak) {
        return notApplicable(
          fr`Ligne « ${shorten(jobName(context, job))} » : ${spokenMonths(period.from - until)} sans poste la précèdent. Vous n’avez pas à en dire la raison ; préparez simplement une phrase.`,
          cvQuotes(context, job.heading),
        );
      }
      until = Math.max(until, period.to);
    }
    return notApplicable(fr`Rien à signaler dans la suite de vos postes.`);
  },
};
