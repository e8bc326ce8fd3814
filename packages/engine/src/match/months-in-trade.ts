import { foldText } from '../text/fold-text.ts';
import type { Context, Job } from './context.ts';
import { monthsCovered } from './months.ts';
import { relatedJobs } from './related-jobs.ts';

/** Time in the offer's trade as the offer counts it, with the jobs that make it. */
type MonthsInTrade = { months: number; jobs: Job[]; reduced: boolean };

/** A recruiter who asks for years counts an apprenticeship for about half, and a placement for none. */
const apprenticeShare = 0.5;

/** Months in the trade, overlaps once; placements and apprenticeships as the offer says, or as is usual. */
export function monthsInTrade(context: Context): MonthsInTrade {
  const jobs = relatedJobs(context).filter(({ period }) => period);
  const shareOf = shares(context);
  const counted = jobs.map((job) => ({ job, share: shareOf(job) }));
  const covered = (least: number) =>
    monthsCovered(counted.filter(({ share }) => share >= least).flatMap(({ job }) => job.worked));
  const [all, whole] = [covered(Number.MIN_VALUE), covered(1)];
  const months = Math.round(whole + (all - whole) * apprenticeShare);
  return { months, jobs: counted.flatMap(({ job, share }) => (share > 0 ? [job] : [])), reduced: months < covered(0) };
}

function shares({ offer }: Context): (job: Job) => number {
  const asked = offer?.spans.experienceYearsMin;
  const around = asked ? foldText(offer.text.slice(Math.max(0, asked.start - 60), asked.end + 80)) : '';
  const counted =
    /\b(?:stages?|alternances?|apprentissage)\b[^.\n]{0,25}\b(?:compris|inclu|accepte|compte)|y compris[^.\n]{0,20}\b(?:stage|alternance)/;
  if (counted.test(around)) return () => 1;
  const excluded = /\bhors (?:stages?|alternances?|apprentissage)/.test(around);
  return (job) => {
    const kind = kindOf(job);
    if (kind === 'placement') return 0;
    return kind === 'job' ? 1 : excluded ? 0 : apprenticeShare;
  };
}

type Kind = 'placement' | 'apprenticeship' | 'job';

/** What each job is by its title: the gain of every skill counts the months again. */
const kinds = new WeakMap<Job, Kind>();

function kindOf(job: Job): Kind {
  const known = kinds.get(job) ?? readKind(job);
  kinds.set(job, known);
  return known;
}

function readKind({ experience, heading }: Job): Kind {
  const title = foldText(`${experience.title ?? ''} ${heading ? '' : (experience.company ?? '')}`);
  if (/\b(?:stages?|stagiaire|pfmp|immersion|observation)\b/.test(title)) return 'placement';
  return /\b(?:apprentie?|apprentissage|alternante?|alternance|contrat pro\w*)\b/.test(title)
    ? 'apprenticeship'
    : 'job';
}
