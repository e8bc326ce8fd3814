import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { dropJob, jobKeys } from './job-cache.ts';
import { jobPath } from './use-job.ts';

/** Deletes an offer for good; one that another tab deleted is gone all the same. */
export function useDeleteJob() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (id: string) => {
      await request(jobPath(id), { method: 'DELETE' }).catch((error) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      });
    },
    onMutate: () => client.cancelQueries({ queryKey: jobKeys.list }),
    onSuccess: (_, id) => dropJob(client, id),
    onSettled: () => client.invalidateQueries({ queryKey: jobKeys.list }),
  });
}
