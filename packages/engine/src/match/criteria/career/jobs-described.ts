import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';
import { jobName } from '../../job-name.ts';

/** Older jobs may stay short. */
const looked = 3;

export const jobsDescribed: CriterionDefinition = {
  id: 'jobs-described',
  family: 'career',
  label: 'Postes récents décrits',
  about: 'Les trois premiers postes disent ce qui y a été fait, en deux lignes au moins, trois pour le dernier.',
  weight: 1.4,
  check: (context) => {
    const jobs = context.jobs.slice(0, looked);
    if (jobs.length === 0)
      return judged(0, [], fr`Aucun poste n’a été lu : décrivez au moins une expérience, stage ou bénévolat compris.`);
    const told = jobs.reduce((sum, { bullets, index }) => sum + Math.min(1, bullets.length / linesFor(index)), 0);
    const bare = jobs.find(({ bullets, index }) => bullets.length < linesFor(index));
    const evidence = cvQuotes(
      context,
      jobs.map(({ heading }) => heading),
    );
    if (!bare) return judged(1, evidence, fr`Vos derniers postes disent ce que vous y avez fait.`);
    return judged(
      told / jobs.length,
      evidence,
      fr`Ligne « ${shorten(jobName(context, bare))} » : ajoutez une ou deux missions que vous y avez menées.`,
    );
  },
};

/** The latest job is the one that is read. */
function linesFor(index: number): number {
  return index === 0 ? 3 : 2;
}
