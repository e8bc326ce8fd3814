import type { Context } from '../match/context.ts';
import { meaningfulStems } from '../match/word-index.ts';
import type { Draft } from './draft.ts';
import type { JobFact } from './facts/job-facts.ts';

/** A year or more in another trade, before the first job of this one: the change is told as it was. */
export function isOtherTrade({ facts: { input, jobs, context, studies } }: Draft, job: JobFact): boolean {
  const related = jobs.filter(({ isRelated }) => isRelated);
  const period = context.jobs[job.index]?.period;
  if (job.isRelated || job.isCurrent || job.status || !job.title || !job.at || !period) return false;
  if (period.to - period.from < 24 || related.length === 0) return false;
  if (jobs.indexOf(job) < jobs.indexOf(related.at(-1) as JobFact)) return false;
  if (Number(input.today.slice(0, 4)) - Math.floor(period.to / 12) > 10) return false;
  // A change of trade leaves a diploma behind it.
  const left = Math.floor(period.to / 12);
  if (!studies.some(({ year }) => year !== null && Number(year) >= left - 1 && Number(year) <= left + 4)) return false;
  return !isNear(context, job, related);
}

function isNear(context: Context, job: JobFact, related: readonly JobFact[]): boolean {
  const first = (text: string | null) => (text ?? '').slice(0, 5);
  if (/^(?:stage|stagiaire|appren|altern|assistant|aide|commis|manœuvre|agent)/i.test(job.title ?? '')) return true;
  if (job.missions.some(({ terms, mission }) => terms.length > 0 || mission.kind === 'foreign')) return true;
  if (related.some(({ title, at }) => first(title) === first(job.title) || at === job.at)) return true;
  return sharesWords(context, job);
}

/** Whether a job speaks in the offer's own words. */
function sharesWords({ cv, offer, jobs }: Context, { index, title }: JobFact): boolean {
  const offered = new Set(meaningfulStems((offer?.text ?? '').slice(0, 4000)));
  const own = (jobs[index]?.spans ?? []).map(({ start, end }) => cv.text.slice(start, end)).join(' ');
  const isOffered = (stem: string) => stem.length > 4 && offered.has(stem);
  return meaningfulStems(title ?? '').some(isOffered) || meaningfulStems(own).filter(isOffered).length > 1;
}
