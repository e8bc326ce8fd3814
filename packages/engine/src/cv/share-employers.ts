import type { FoundExperience } from './read-experiences.ts';
import type { Entry } from './split-entries.ts';

/**
 * Several posts under one employer: an employer dated on its own gives its name to the posts within its period, and one
 * named above the first post to the posts that follow without a gap in time.
 */
export function shareEmployers(found: readonly FoundExperience[], entries: readonly Entry[]): FoundExperience[] {
  const jobs: FoundExperience[] = [];
  let holder: FoundExperience | null = null;
  found.forEach((job, index) => {
    const next = found[index + 1];
    if (
      next &&
      (entries[index] as Entry).body.length === 0 &&
      isHolder(job) &&
      contains(job, next) &&
      !next.experience.company
    ) {
      holder = job;
      return;
    }
    jobs.push(holder && !job.experience.company && contains(holder, job) ? withEmployer(job, holder) : job);
  });
  return jobs;
}

/** Only one name, which the posts below show to be the employer’s. */
function isHolder({ experience }: FoundExperience): boolean {
  return (experience.title === null) !== (experience.company === null);
}

function contains(holder: FoundExperience, { experience }: FoundExperience): boolean {
  const { start, end } = holder.experience;
  if (!start || !end || !experience.start || !experience.end) return false;
  return (
    experience.start.slice(0, 4) >= start.slice(0, 4) &&
    (end === 'present' || experience.end.slice(0, 4) <= end.slice(0, 4))
  );
}

function withEmployer(job: FoundExperience, holder: FoundExperience): FoundExperience {
  const field = holder.experience.company === null ? 'title' : 'company';
  const span = holder.spans[field];
  const spans = span ? { ...job.spans, company: span } : job.spans;
  return { experience: { ...job.experience, company: holder.experience[field] }, spans };
}
