import type { Job } from '@coach/contracts/features/jobs';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { jobKeys } from './job-cache.ts';

/** One offer with its text; waits while `id` is null. */
export function useJob(id: string | null) {
  return useQuery({
    queryKey: jobKeys.one(id ?? ''),
    queryFn: ({ signal }) => request<Job>(jobPath(id ?? ''), { signal }),
    enabled: id !== null,
    refetchOnWindowFocus: 'always',
  });
}

export function jobPath(id: string): string {
  return `/api/jobs/${encodeURIComponent(id)}`;
}
