import { type JobFact, noRole } from '../facts/job-facts.ts';
import type { Named } from '../voice.ts';

/** A job as sentences name it; null where the CV tells neither title nor place. */
export function namedOf(job: JobFact): Named | null {
  const title = job.title ?? '';
  if (title === '' && !job.at) return null;
  const { evidence } = job;
  const role = title === '' ? '' : noRole.test(title) ? `en ${title}` : `comme ${title}`;
  const piece = (parts: (string | null)[]) => ({ text: parts.filter(Boolean).join(' '), evidence });
  return {
    job,
    title: piece([noRole.test(title) ? null : title, job.status]),
    as: piece([role, job.status]),
    at: piece([job.at]),
    when: piece([job.when]),
  };
}
