import type { JobSummary } from '@coach/contracts/features/jobs';
import { printed } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** What an offer is called: its title, else the site it comes from. */
export function jobName({ title, url }: Pick<JobSummary, 'title' | 'url'>): string {
  if (title) return printed(title);
  const host = url ? hostOf(url) : null;
  return host ? m.jobs_name_site({ host }) : m.jobs_name_pasted();
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}
