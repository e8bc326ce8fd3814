import type { Job, JobSummary } from '@coach/contracts/features/jobs';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isRunning } from '../job-status.ts';
import { changeJob, dropJob } from './job-cache.ts';
import { nextWait } from './next-wait.ts';
import { jobPath } from './use-job.ts';

/** Asked for at once; the others take their turn. */
const atOnce = 6;

/** Follows the offers being read until none is; `onDone` hears of each that ends. Asks for nothing in a hidden tab. */
export function useRunningJobs(jobs: readonly JobSummary[], onDone: (job: Job) => void): void {
  const client = useQueryClient();
  const running = jobs
    .filter(isRunning)
    .slice(-atOnce)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (!running) return;
    const ids = running.split(',');
    let wait = nextWait(0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const look = async () => {
      const found = await Promise.all(ids.map((id) => fetchJob(client, id)));
      if (stopped) return;
      for (const job of found) {
        if (!job) continue;
        changeJob(client, job.id, job);
        if (!isRunning(job)) onDone(job);
      }
      wait = nextWait(wait);
      plan();
    };
    const plan = () => {
      clearTimeout(timer);
      if (!document.hidden && !stopped) timer = setTimeout(look, wait);
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, [running, client, onDone]);
}

/** null where nothing was learnt; an offer that another tab deleted goes. */
async function fetchJob(client: QueryClient, id: string): Promise<Job | null> {
  try {
    return await request<Job>(jobPath(id));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') dropJob(client, id);
    return null;
  }
}
