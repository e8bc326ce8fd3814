import type { JobSummary } from '@coach/contracts/features/jobs';
import { printed } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { isRunning } from './job-status.ts';

/** What an offer is called: its title, else the site it comes from. */
export function jobName(job: Pick<JobSummary, 'title' | 'url' | 'status'>): string {
  const { title, url } = job;
  if (title) return printed(title);
  const host = url ? hostOf(url) : null;
  if (host) return m.jobs_name_site({ host });
  return isRunning(job) ? m.jobs_name_new() : m.jobs_name_pasted();
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}
