import { fr, shorten } from '../../writing/fr.ts';
import { cvQuotes } from '../finding.ts';
import { jobName } from '../job-name.ts';
import type { Advise } from './advise.ts';

/** Asks for the dates of jobs that lack them. */
export const recommendDates: Advise = (context, gain) =>
  context.jobs
    .filter(({ experience }) => !experience.start || !experience.end)
    .map((job) => ({
      id: `set-dates:${job.index}`,
      title: 'Datez ce poste',
      detail: fr`« ${shorten(jobName(context, job))} » : le mois et l’année de début et de fin font compter cette expérience.`,
      criterion: 'jobs-dated',
      evidence: cvQuotes(context, job.heading),
      gain: gain('jobs-dated', 1 / context.jobs.length),
      action: { kind: 'set-dates', experience: job.index },
    }));
