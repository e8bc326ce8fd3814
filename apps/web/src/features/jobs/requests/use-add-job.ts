import type { Job, NewJob } from '@coach/contracts/features/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { addJob, jobKeys } from './job-cache.ts';

/** Adds an offer; it is read in the background. */
export function useAddJob() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: NewJob) => request<Job>('/api/jobs', { body }),
    onMutate: () => client.cancelQueries({ queryKey: jobKeys.list }),
    onSuccess: (job) => addJob(client, job),
    // What was being asked for when the offer was added may not hold it.
    onSettled: () => client.invalidateQueries({ queryKey: jobKeys.list }),
  });
}
