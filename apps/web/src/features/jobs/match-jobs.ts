import type { JobSummary } from '@coach/contracts/features/jobs';

type Searched = Pick<JobSummary, 'title' | 'company' | 'location' | 'type' | 'url' | 'notes' | 'applicationStatus'>;

/** The offers that hold every word of `search`, whatever its accents, and stand at `status` (empty for all). */
export function matchJobs<Kept extends Searched>(jobs: readonly Kept[], search: string, status = ''): Kept[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return jobs.filter((job) => {
    if (status && job.applicationStatus !== status) return false;
    if (words.length === 0) return true;
    const text = folded([job.title, job.company, job.location, job.type, job.url, job.notes].join(' '));
    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
