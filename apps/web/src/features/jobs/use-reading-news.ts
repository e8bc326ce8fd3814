import type { Job } from '@coach/contracts/features/jobs';
import { useCallback } from 'react';
import { m } from '../../paraglide/messages.js';
import { jobName } from './job-name.ts';

/** Tells those who listen how the reading of an offer ended. */
export function useReadingNews(announce: (text: string) => void): (job: Job) => void {
  return useCallback(
    (job) => {
      const name = jobName(job);
      if (job.status === 'failed') return announce(m.jobs_read_failed({ name }));
      announce(job.documentId ? m.jobs_read_done_score({ name, score: job.matchScore }) : m.jobs_read_done({ name }));
    },
    [announce],
  );
}
