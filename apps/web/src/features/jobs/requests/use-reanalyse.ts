import type { AnalyzeJob, Job } from '@coach/contracts/features/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { changeJob, jobKeys } from './job-cache.ts';
import { jobPath } from './use-job.ts';

/** Has an offer read and matched again. */
export function useReanalyse() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, ...body }: AnalyzeJob & { id: string }) => request<Job>(`${jobPath(id)}/analyze`, { body }),
    onMutate: () => client.cancelQueries({ queryKey: jobKeys.list }),
    onSuccess: (job) => changeJob(client, job.id, job),
  });
}
